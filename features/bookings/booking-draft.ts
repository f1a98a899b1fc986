import type { BookingGuest } from '@ui/booking/booking-checks'
import { personalStore } from '@features/session/personal-store'

export interface BookingDraft {
  propertyId: string
  /** What was typed; never sent but for the message. */
  guest: BookingGuest
  /** One key for one intent, and the payload it stands for. */
  idempotencyKey?: string
  payload?: string
}

const draftKey = 'booking-draft'
const day = 24 * 60 * 60 * 1_000

/** Typed details outlive a reload and a login for a day, in this tab, for this user. */
export const bookingDraft = {
  read(userId: string, propertyId: string): BookingDraft | undefined {
    const draft = personalStore.read<BookingDraft>(draftKey, userId)
    return draft?.propertyId === propertyId ? draft : undefined
  },
  write: (userId: string, draft: BookingDraft) => personalStore.write(draftKey, userId, draft, day),
  /** What was typed so far; the key of an attempt that was sent stays with it. */
  keep: (userId: string, propertyId: string, guest: BookingGuest) =>
    bookingDraft.write(userId, { ...bookingDraft.read(userId, propertyId), propertyId, guest }),
  clear: () => personalStore.remove(draftKey),
}

/** Random bytes, because randomUUID is missing where the page came without TLS. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/** The draft's key while the payload is the same; a new one as soon as it differs. */
export function withIdempotencyKey(draft: BookingDraft, payload: string): Required<BookingDraft> {
  const same = draft.idempotencyKey !== undefined && draft.payload === payload
  return {
    ...draft,
    payload,
    idempotencyKey: same && draft.idempotencyKey ? draft.idempotencyKey : newKey(),
  }
}
