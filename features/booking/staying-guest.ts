import type { StayingGuest } from '@domain/schemas/booking-schema'
import type { BookingGuest } from '@ui/booking/booking-checks'

/** Returns the guest's details as our own server keeps them with the booking. */
export const stayingGuest = ({
  firstName,
  lastName,
  email,
  phone,
  sex,
  age,
  location,
  getsMails,
}: BookingGuest): StayingGuest => ({
  firstName,
  lastName,
  email,
  phone,
  ...(sex && { sex }),
  ...(age.trim() && { age: Number(age) }),
  ...(location && { location }),
  // The server sends one mail where the address is the account's.
  ...(getsMails && { getsMails }),
})
