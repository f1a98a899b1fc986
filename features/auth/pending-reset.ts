import type { ContactMethod } from '@domain/account/contact'
import { HOUR } from '@domain/time'
import { personalValue } from '@features/session/personal-store'

/** A password reset whose link and code were requested. */
export interface PendingReset {
  method: ContactMethod
  /** The address or number that was sent. */
  identifier: string
  /** In milliseconds since the epoch. */
  sentAt: number
}

/** Kept in this tab for an hour, so that a reload shows the code boxes again. */
export const pendingReset = personalValue<PendingReset>('pending-reset', HOUR)
