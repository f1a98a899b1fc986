import { CONTACT_METHODS, type ContactMethod } from '@domain/account/contact'
import { DAY } from '@domain/time'
import { deviceStore } from './device-store'
import { pendingMark } from './pending-mark'
import { personalValue } from './personal-store'

/** A sign-up between its first request and the completed profile. */
export interface PendingSignUp {
  method: ContactMethod
  /** The address or number that was sent. */
  contact: string
  /** Id of the new account, if the first response contained it. */
  id?: string | undefined
  /** When the link or code was last sent, in milliseconds since the epoch. */
  sentAt: number
}

/** Key of the pending sign-up in local storage. */
export const PENDING_SIGN_UP_KEY = 'pending-sign-up'
const KEY = PENDING_SIGN_UP_KEY
/** Nobody is logged in yet, so it belongs to this tab. */
const ofThisTab = personalValue<PendingSignUp>(KEY, DAY)

const isPending = (value: unknown): value is PendingSignUp => {
  const { method, contact, sentAt } = (value ?? {}) as Record<string, unknown>
  return (
    CONTACT_METHODS.some((each) => each === method) &&
    typeof contact === 'string' &&
    typeof sentAt === 'number'
  )
}

/** A mailed link usually opens another tab, which must know the sign-up as well. */
function readOtherTabs(): PendingSignUp | undefined {
  const value = deviceStore.readJson(KEY)
  return isPending(value) && value.sentAt + DAY > Date.now() ? value : undefined
}

/**
 * Pending sign-up, kept for a day in this tab and, for an email address, in local storage too. A
 * number and its code belong to one tab. A completed profile or a login removes it everywhere, and
 * a logout removes this tab's.
 */
export const pendingSignUp = {
  /** Reads this tab's sign-up. */
  read: () => ofThisTab.read(),
  /**
   * Reads this tab's sign-up or one that another tab began. Only the mailed link's page may use it.
   */
  readAnywhere: () => pendingSignUp.read() ?? readOtherTabs(),
  write(pending: PendingSignUp) {
    ofThisTab.write(pending)
    if (pending.method === 'email') deviceStore.write(KEY, JSON.stringify(pending))
  },
  clear() {
    ofThisTab.clear()
    pendingMark.clear()
    deviceStore.remove(KEY)
  },
}
