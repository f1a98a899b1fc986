import { CONTACT_METHODS, type ContactMethod } from '@domain/account/contact'
import { pendingMark } from './pending-mark'
import { personalStore } from './personal-store'

/** A sign-up that is under way: between the first call and the completed profile (section 4). */
export interface PendingSignUp {
  method: ContactMethod
  /** The address or number as it was sent. */
  contact: string
  /** The new account's id, when the first call named it. */
  id?: string | undefined
  /** When the link or code was last sent; milliseconds since the epoch. */
  sentAt: number
}

const key = 'pending-sign-up'
/** Nobody is signed in yet, so it belongs to this tab. */
const nobody = ''
const day = 24 * 60 * 60 * 1_000

const isPending = (value: unknown): value is PendingSignUp => {
  const { method, contact, sentAt } = (value ?? {}) as Record<string, unknown>
  return (
    CONTACT_METHODS.some((each) => each === method) &&
    typeof contact === 'string' &&
    typeof sentAt === 'number'
  )
}

/** The mailed link usually opens another tab, which should still know whose it is. */
const otherTabs = {
  read(): PendingSignUp | undefined {
    try {
      const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
      return isPending(value) && value.sentAt + day > Date.now() ? value : undefined
    } catch {
      return undefined
    }
  },
  write(pending: PendingSignUp) {
    try {
      localStorage.setItem(key, JSON.stringify(pending))
    } catch {
      // Blocked storage: the link carries the id, and this tab remembers by itself.
    }
  },
  clear() {
    try {
      localStorage.removeItem(key)
    } catch {
      // Blocked storage holds nothing.
    }
  },
}

/**
 * Kept for a day: in this tab, and for email in local storage too. A number and its code belong to
 * one tab. Gone once the profile is complete, at login, and for this tab at logout.
 */
export const pendingSignUp = {
  /** This tab's. */
  read: () => personalStore.read<PendingSignUp>(key, nobody),
  /** This tab's, or the one that another tab began: only for the page that the mailed link opens. */
  readAnywhere: () => pendingSignUp.read() ?? otherTabs.read(),
  write(pending: PendingSignUp) {
    personalStore.write(key, nobody, pending, day)
    if (pending.method === 'email') otherTabs.write(pending)
  },
  clear() {
    personalStore.remove(key)
    pendingMark.clear()
    otherTabs.clear()
  },
}
