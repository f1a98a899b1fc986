import { bookingCardCopy } from '@domain/copy/booking-card-copy'

/**
 * Returns what a total is for: one night, or the nights of a stay. Undefined for a stay of one
 * night, which needs no words.
 */
export const nightsOfTotal = (totalNights: number | undefined): string | undefined => {
  if (totalNights === undefined) return bookingCardCopy.forOneNight
  return totalNights > 1 ? bookingCardCopy.forNights(totalNights) : undefined
}
