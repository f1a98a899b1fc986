import { DAY } from '@domain/time'
import { personalValue } from './personal-store'

/** Longest text that the server accepts. */
const INTENT_MAXIMUM = 4_000

interface Kept {
  /**
   * Navigation state of /login: the guest's last location, and which guest that was. Every reader
   * must validate it.
   */
  state: unknown
  /** True after the guest left for Google's page, which may lead back to the home page. */
  isAtGoogle: boolean
}

/** Without an owner, because the origin's state already contains one. */
const kept = personalValue<Kept>('origin', DAY)

/**
 * Where the guest wanted to go, for ways on which a history entry is lost: Google's page, a mailed
 * link, or a sign-up. Kept in this tab while the guest is on authentication pages.
 */
export const keptOrigin = {
  /**
   * Returns the origin as a text for the mailed link, which another tab or device opens.
   * Undefined without an origin or when it is too long.
   */
  print(): string | undefined {
    const state = keptOrigin.read()?.state
    const text = state ? JSON.stringify(state) : ''
    return text === '' || text.length > INTENT_MAXIMUM ? undefined : text
  },
  /** Keeps the origin of a mailed link, unless this tab already has one. */
  adopt(text: string) {
    if (keptOrigin.read()?.state) return
    try {
      keptOrigin.write(JSON.parse(text))
    } catch (error) {
      console.warn('The link names no place to return to', error)
    }
  },
  read: () => kept.read(),
  write: (state: unknown, isAtGoogle = false) => kept.write({ state, isAtGoogle }),
  /** Call it before sending the browser to Google. */
  leaveForGoogle: () => keptOrigin.write(keptOrigin.read()?.state ?? null, true),
  clear: kept.clear,
}
