import { tabStore } from './token-store'

const KEY = 'offered-token'
const ARRIVAL_KEY = 'token-arrived'

/**
 * Token of a link that was opened while another session was in this tab. It waits here until the
 * guest has chosen, because a link must not move a guest to another account unnoticed.
 */
export const offeredToken = {
  read: () => tabStore.read(KEY),
  write: (token: string) => tabStore.write(KEY, token),
  remove: () => tabStore.remove(KEY),
}

/** Mark that the session of this page came from a link, so that the page says whose it is. */
export const tokenArrival = {
  mark: () => tabStore.write(ARRIVAL_KEY, 'yes'),
  /** Returns whether it was marked, and removes the mark. */
  take: () => {
    const isMarked = tabStore.read(ARRIVAL_KEY) !== null
    tabStore.remove(ARRIVAL_KEY)
    return isMarked
  },
}

/**
 * Returns whether a link has brought a token that the guest still has to be asked or told about.
 */
export const hasArrivedToken = () =>
  offeredToken.read() !== null || tabStore.read(ARRIVAL_KEY) !== null
