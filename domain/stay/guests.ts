import { GUESTS } from '@domain/constants'

/** Limits a guest count to 1 and the maximum. NaN counts as one guest. */
export const clampGuests = (guests: number, maximum: number): number => {
  const most = Number.isFinite(maximum)
    ? Math.max(GUESTS.minimum, Math.floor(maximum))
    : GUESTS.minimum
  const asked = Number.isNaN(guests) ? GUESTS.minimum : Math.trunc(guests)
  return Math.min(Math.max(asked, GUESTS.minimum), most)
}

/**
 * Returns the booking page's maximum: the listing's guestNo, else the state's maxGuests, else 8
 * (R-99).
 */
export const maxGuestsFor = (
  listing: { guestNo?: number | undefined } | undefined,
  stateMaxGuests?: number,
): number => {
  if (listing) return listing.guestNo ?? GUESTS.listingDefault
  return stateMaxGuests ?? GUESTS.bookingPageDefault
}
