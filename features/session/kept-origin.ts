import { personalStore } from './personal-store'

const key = 'origin'
/** The owner of an origin is part of its state. */
const nobody = ''
const day = 24 * 60 * 60 * 1_000

interface Kept {
  /** The navigation state of /login: where the guest was, and who. Whoever uses it checks it. */
  state: unknown
  /** The guest left for Google's page and may come back to the first page of ours. */
  isAtGoogle: boolean
}

/**
 * Where the guest wanted to go, beyond what a history entry can carry: through Google's page, a
 * mailed link, a sign-up. This tab only, while the guest is on authentication pages.
 */
export const keptOrigin = {
  read: () => personalStore.read<Kept>(key, nobody),
  write: (state: unknown, isAtGoogle = false) =>
    personalStore.write<Kept>(key, nobody, { state, isAtGoogle }, day),
  /** Before the browser is sent to Google. */
  leaveForGoogle: () => keptOrigin.write(keptOrigin.read()?.state ?? null, true),
  clear: () => personalStore.remove(key),
}
