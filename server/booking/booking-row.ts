import type { Selectable } from 'kysely'
import { toNaira } from '@domain/money'
import { present } from '@domain/present'
import type { BookedListing, OwnBooking } from '@domain/schemas/booking-schema'
import type { Listing } from '@domain/schemas/listing-schema'
import { toWire } from '@domain/stay/stay-date'
import type { Tables } from '@server/database/tables'

export const bookingColumns = [
  'id',
  'reference',
  'user_id',
  'listing_id',
  'listing_snapshot',
  'status',
  'check_in',
  'check_out',
  'travelers_no',
  'total_price_kobo',
  'quoted_total_kobo',
  'total_nights',
  'paid_kobo',
  'returned_kobo',
  'has_odd_payment',
  'special_requests',
  'held_until',
  'cancel_reason',
  'revision',
  'revised_at',
  'created_at',
] as const

export type BookingRow = Pick<Selectable<Tables['bookings']>, (typeof bookingColumns)[number]>

/** Returns the copy of a listing's data that a booking stores. */
export const snapshotOf = ({
  name,
  description,
  rating,
  listingImg,
  checkInTime,
  checkOutTime,
}: Listing): BookedListing => ({
  name,
  ...present({ description, rating, listingImg, checkInTime, checkOutTime }),
})

/** Converts a row to the API's form. The listing's id is present only while the listing exists. */
export const toBooking = (row: BookingRow): OwnBooking => {
  // A booking that is paid in part is not released.
  const isHeld = row.status === 'Pending' && row.paid_kobo === 0
  return {
    _id: row.id,
    reference: row.reference,
    status: row.status,
    startDate: toWire(row.check_in),
    endDate: toWire(row.check_out),
    travelersNo: row.travelers_no,
    totalPrice: toNaira(row.quoted_total_kobo),
    seenTotal: toNaira(row.total_price_kobo),
    priceDiffers: row.total_price_kobo !== row.quoted_total_kobo,
    createdAt: row.created_at.toISOString(),
    listing: { ...row.listing_snapshot, ...present({ _id: row.listing_id }) },
    ...present({
      totalNights: row.total_nights,
      paid: row.paid_kobo > 0 ? toNaira(row.paid_kobo) : null,
      returned: row.returned_kobo > 0 ? toNaira(row.returned_kobo) : null,
      hasOddPayment: row.has_odd_payment || null,
      revision: row.revised_at && row.revision,
      revisedAt: row.revised_at?.toISOString(),
      specialRequests: row.special_requests,
      heldUntil: isHeld ? row.held_until?.toISOString() : null,
      cancelReason: row.status === 'Cancelled' ? row.cancel_reason : null,
    }),
  }
}
