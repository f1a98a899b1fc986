/** What a booking passes to /payments in navigation state. */
interface Booked {
  bookingId: string
  propertyName: string
  /** Total in naira. */
  totalPrice: number
  /** Total in naira that the guest saw before booking, when it differs. */
  seenTotal?: number
}

/**
 * Reads the booking from navigation state. Returns undefined when the guest opened /payments
 * another way or the state does not have the expected shape.
 */
export function readBooked(state: unknown): Booked | undefined {
  if (typeof state !== 'object' || state === null) return undefined
  const { bookingId, propertyName, totalPrice, seenTotal } = state as Partial<
    Record<keyof Booked, unknown>
  >
  return typeof bookingId === 'string' &&
    typeof propertyName === 'string' &&
    typeof totalPrice === 'number'
    ? {
        bookingId,
        propertyName,
        totalPrice,
        ...(typeof seenTotal === 'number' && { seenTotal }),
      }
    : undefined
}
