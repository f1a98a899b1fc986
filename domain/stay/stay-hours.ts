import { propertyCopy } from '@domain/copy/property-copy'
import type { BookedListing } from '@domain/schemas/booking-schema'

/** Returns when guests come and go, or undefined for a listing that does not say. */
export function stayHours({
  checkInTime,
  checkOutTime,
}: Pick<BookedListing, 'checkInTime' | 'checkOutTime'>): string | undefined {
  const hours = [
    checkInTime && propertyCopy.checkInFrom(checkInTime),
    checkOutTime && propertyCopy.checkOutBy(checkOutTime),
  ]
  return hours.filter(Boolean).join(' ') || undefined
}
