import { DAY } from '@domain/time'
import { personalStore } from '@features/session/personal-store'
import type { BookingGuest } from '@ui/booking/booking-checks'

export interface BookingDraft {
  propertyId: string
  /** Details that the guest typed. Another backend gets only the message. */
  guest: BookingGuest
  /** Key of one intent, for the payload below. */
  idempotencyKey?: string
  payload?: string
}

const DRAFT_KEY = 'booking-draft'

/**
 * Stores typed details in this tab for a day, so that they outlive a reload and a login.
 */
export const bookingDraft = {
  read(userId: string, propertyId: string): BookingDraft | undefined {
    const draft = personalStore.read<BookingDraft>(DRAFT_KEY, userId)
    return draft?.propertyId === propertyId ? draft : undefined
  },
  write: (userId: string, draft: BookingDraft) =>
    personalStore.write(DRAFT_KEY, userId, draft, DAY),
  /** Stores the details and keeps the key of an attempt that was sent. */
  keep: (userId: string, propertyId: string, guest: BookingGuest) =>
    bookingDraft.write(userId, { ...bookingDraft.read(userId, propertyId), propertyId, guest }),
  clear: () => personalStore.remove(DRAFT_KEY),
}

/** Uses random bytes, because randomUUID is missing on pages without TLS. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/**
 * Keeps the draft's key while the payload is the same, and creates a new one when it differs
 * (R-108).
 */
export function withIdempotencyKey(
  draft: BookingDraft,
  payload: string,
): BookingDraft & { idempotencyKey: string } {
  const same = draft.idempotencyKey !== undefined && draft.payload === payload
  return {
    ...draft,
    payload,
    idempotencyKey: same && draft.idempotencyKey ? draft.idempotencyKey : newKey(),
  }
}
