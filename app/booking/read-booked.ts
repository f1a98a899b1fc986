/** What a booking hands to /payments in navigation state (section 2.15). */
interface Booked {
  bookingId: string
  propertyName: string
  /** Naira. */
  totalPrice: number
}

/** Undefined when the guest came another way, or the state is not ours. */
export function readBooked(state: unknown): Booked | undefined {
  if (typeof state !== 'object' || state === null) return undefined
  const { bookingId, propertyName, totalPrice } = state as Partial<Record<keyof Booked, unknown>>
  return typeof bookingId === 'string' &&
    typeof propertyName === 'string' &&
    typeof totalPrice === 'number'
    ? { bookingId, propertyName, totalPrice }
    : undefined
}
