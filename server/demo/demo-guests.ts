import type { BookingStatus } from '@domain/booking/status-table'
import guests from './guests.json' with { type: 'json' }

export interface DemoBooking {
  /** Key of the listing. */
  listing: string
  status: BookingStatus
  /** Days from the day of loading to check-in. Negative values are in the past. */
  inDays: number
  /** 0 is a stay of one day, which still holds one night. */
  nights: number
  travelers: number
  /** Days between the booking and the day of loading. */
  bookedDaysAgo: number
  message?: string
}

export interface DemoGuest {
  email: string
  fullName: string
  /** File name of a picture in photos/. */
  avatar: string
  /** Keys of listings, the one saved last first. */
  favourites: readonly string[]
  bookings: readonly DemoBooking[]
}

/** Printed at start-up and in the README. The accounts exist only on a developer's machine. */
export const DEMO_PASSWORD = 'Staylet#2026'

/** The start-up lines and the README name the first account. Each has a booking in every status. */
export const demoGuests = guests as readonly DemoGuest[]

/** Host of the demo listings, whose mails the mailbox page shows. Nobody can log in to it. */
export const demoHost = { email: 'host@staylet.test', fullName: 'Bola Ade' } as const

/** Account that holds the booked nights of no particular guest. Nobody can log in to it. */
export const otherGuests = { email: 'other-guests@staylet.test', fullName: 'Other Guests' } as const
