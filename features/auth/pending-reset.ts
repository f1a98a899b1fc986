import type { ContactMethod } from '@domain/contact'
import { personalStore } from '@features/session/personal-store'

/** A link and a code that were asked for (section 2.6). */
export interface PendingReset {
  method: ContactMethod
  /** Address or number as it was sent. */
  identifier: string
  /** Milliseconds since the epoch. */
  sentAt: number
}

const key = 'pending-reset'
const nobody = ''
const hour = 60 * 60 * 1_000

/** For this tab and an hour, so that a reload finds the code boxes again. */
export const pendingReset = {
  read: () => personalStore.read<PendingReset>(key, nobody),
  write: (pending: PendingReset) => personalStore.write(key, nobody, pending, hour),
  clear: () => personalStore.remove(key),
}
