/** Page of this server on which a host or the operator answers a booking. */
export const ANSWER_PATH = '/answer'

/** What a button of a mail is for. The page can do either. */
export type Wish = 'confirm' | 'decline'

export const answerPath = (token: string, wish: Wish) => `${ANSWER_PATH}/${token}?do=${wish}`
