export interface Decision {
  verdict: 'approved' | 'rejected'
  comment?: string
}

export type Decisions = Readonly<Record<string, Decision>>

/** Tells whether two decisions say the same, in the same words. */
export const isSame = (one: Decision | undefined, other: Decision | undefined) =>
  one?.verdict === other?.verdict && one?.comment === other?.comment
