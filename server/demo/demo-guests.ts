import type { BookingStatus } from '@domain/booking/status-table'

export interface DemoBooking {
  /** Name of the listing, which no other demo listing shares. */
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
  /** Names of listings, the one saved last first. */
  favourites: readonly string[]
  bookings: readonly DemoBooking[]
}

/** Printed at start-up and in the README. The accounts exist only on a developer's machine. */
export const DEMO_PASSWORD = 'Staylet#2026'

/** The start-up lines and the README name the first account. Each has a booking in every status. */
export const demoGuests: readonly DemoGuest[] = [
  {
    email: 'ada@staylet.test',
    fullName: 'Ada Grace Obi',
    avatar: 'avatar-4.webp',
    favourites: [
      'Plateau Light',
      'Ilashe White Porch',
      'Makoko Light',
      'Sunny Side Studio, Yaba',
      'Clay & Linen, Katampe',
    ],
    bookings: [
      {
        listing: 'Lagoon Loft with a Balcony',
        status: 'Pending',
        inDays: 24,
        nights: 3,
        travelers: 2,
        bookedDaysAgo: 1,
        message: 'We land late, around 11 pm. Is that all right?',
      },
      {
        listing: 'Stone Path Bungalow',
        status: 'Pending',
        inDays: 40,
        nights: 4,
        travelers: 5,
        bookedDaysAgo: 3,
      },
      {
        listing: 'Asokoro Palm Villa',
        status: 'Confirmed',
        inDays: 17,
        nights: 2,
        travelers: 8,
        bookedDaysAgo: 9,
        message: 'A birthday lunch for eight on the Sunday, please.',
      },
      {
        listing: 'Sage Corner, Yaba',
        status: 'Cancelled',
        inDays: 20,
        nights: 2,
        travelers: 1,
        bookedDaysAgo: 12,
      },
      {
        listing: 'Coral Cushion Studio',
        status: 'Completed',
        inDays: -21,
        nights: 2,
        travelers: 1,
        bookedDaysAgo: 30,
      },
      {
        listing: 'Tarkwa Bay Boards',
        status: 'Cancelled',
        inDays: -35,
        nights: 1,
        travelers: 3,
        bookedDaysAgo: 50,
      },
      {
        listing: 'Grove House, Osogbo',
        status: 'Completed',
        inDays: -98,
        nights: 3,
        travelers: 4,
        bookedDaysAgo: 120,
      },
    ],
  },
  {
    email: 'tunde@staylet.test',
    fullName: 'Tunde Bakare',
    avatar: 'avatar-3.webp',
    favourites: ['Skyline Penthouse, Victoria Island', 'Mono Heights, Wuse II'],
    bookings: [
      {
        listing: 'Slate Studio on Allen',
        status: 'Pending',
        inDays: 11,
        nights: 1,
        travelers: 1,
        bookedDaysAgo: 2,
        message: 'I need an invoice in the name of the company.',
      },
      {
        listing: 'Garden City Monochrome',
        status: 'Confirmed',
        inDays: 6,
        nights: 5,
        travelers: 1,
        bookedDaysAgo: 8,
      },
      {
        listing: 'The Quiet Room, Gwarinpa',
        status: 'Completed',
        inDays: -14,
        nights: 4,
        travelers: 1,
        bookedDaysAgo: 20,
      },
      {
        listing: 'Gidan Hutu',
        status: 'Cancelled',
        inDays: 15,
        nights: 3,
        travelers: 2,
        bookedDaysAgo: 16,
      },
    ],
  },
  {
    email: 'ngozi@staylet.test',
    fullName: 'Ngozi Eze',
    avatar: 'avatar-2.webp',
    favourites: ["Mama Titi's Rest & Kitchen", 'Coal City Clay House'],
    bookings: [
      {
        listing: 'Awka Marble Duplex',
        status: 'Pending',
        inDays: 45,
        nights: 3,
        travelers: 8,
        bookedDaysAgo: 4,
        message: 'A traditional wedding; we bring our own cooks.',
      },
      {
        listing: 'Coal City Clay House',
        status: 'Confirmed',
        inDays: 21,
        nights: 4,
        travelers: 7,
        bookedDaysAgo: 15,
      },
      {
        listing: 'Ìgbà Dùn Villa',
        status: 'Completed',
        inDays: -40,
        nights: 0,
        travelers: 6,
        bookedDaysAgo: 44,
        message: 'Only for the day.',
      },
      {
        listing: 'Old GRA Walnut House',
        status: 'Cancelled',
        inDays: -7,
        nights: 2,
        travelers: 4,
        bookedDaysAgo: 25,
      },
    ],
  },
]

/** Account that holds the booked nights of no particular guest. Nobody can log in to it. */
export const otherGuests = { email: 'other-guests@staylet.test', fullName: 'Other Guests' } as const
