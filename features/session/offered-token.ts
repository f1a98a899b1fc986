import { tabStore } from './token-store'

const key = 'offered-token'
const arrivalKey = 'token-arrived'

/**
 * Token of a link that was opened while another session was in this tab. It waits here until the
 * guest has chosen, because a link must not move a guest to another account unnoticed.
 */
export const offeredToken = {
  read: () => tabStore.read(key),
  write: (token: string) => tabStore.write(key, token),
  remove: () => tabStore.remove(key),
}

/** Mark that the session of this page came from a link, so that the page says whose it is. */
export const tokenArrival = {
  mark: () => tabStore.write(arrivalKey, 'yes'),
  /** Returns whether it was marked, and removes the mark. */
  take: () => {
    const isMarked = tabStore.read(arrivalKey) !== null
    tabStore.remove(arrivalKey)
    return isMarked
  },
}

/** Returns whether a link has brought a token that the page still has to ask or speak about. */
export const hasArrivedToken = () =>
  offeredToken.read() !== null || tabStore.read(arrivalKey) !== null
