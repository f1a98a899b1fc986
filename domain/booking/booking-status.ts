import { statusCopy } from '@domain/copy/status-copy'
import type { Booking, BookingStatus } from '@domain/schemas/booking-schema'
import { fromWire, type IsoDate } from '@domain/stay/stay-date'

/** In the order of the specification. */
export const BOOKING_STATUSES = [
  'Pending',
  'Confirmed',
  'Cancelled',
  'Completed',
] as const satisfies BookingStatus[]

/** Lower-case status, which is the key of colours and sections. */
export type StatusKey = Lowercase<BookingStatus>

const isKnown = (status: string): status is BookingStatus =>
  (BOOKING_STATUSES as readonly string[]).includes(status)

/** Returns undefined for a status of another backend that is none of ours. */
export const statusKey = (status: string): StatusKey | undefined =>
  isKnown(status) ? (status.toLowerCase() as StatusKey) : undefined

/** Text of a status: ours, another backend's own word, or that there is none. */
export const statusText = (status: string): string =>
  isKnown(status) ? statusCopy[status] : status || statusCopy.unknown

/** Returns the status for a text in any case, or undefined for an unknown one. */
export const normaliseStatus = (text: string): BookingStatus | undefined =>
  BOOKING_STATUSES.find((status) => status.toLowerCase() === text.trim().toLowerCase())

/** Whether a booking of each status blocks its nights. */
export const holdsNights = {
  Pending: true,
  Confirmed: true,
  Cancelled: false,
  Completed: true,
} as const satisfies Record<BookingStatus, boolean>

export const BOOKING_TABS = ['all', 'upcoming', 'past', 'cancelled'] as const
export type BookingTab = (typeof BOOKING_TABS)[number]

type TabRule = (
  booking: Pick<Booking, 'status' | 'startDate' | 'endDate'>,
  today: IsoDate,
) => boolean

/**
 * Follows the specification literally: a cancelled past stay is in two tabs, and a confirmed stay
 * is never in Upcoming.
 */
const tabRules: Record<BookingTab, TabRule> = {
  all: () => true,
  upcoming: ({ status, startDate }, today) => status === 'Pending' && fromWire(startDate) > today,
  past: ({ endDate }, today) => fromWire(endDate) < today,
  cancelled: ({ status }) => status === 'Cancelled',
}

/** Returns the bookings of a tab in their given order. `today` is the day in Lagos. */
export const bookingsInTab = <B extends Pick<Booking, 'status' | 'startDate' | 'endDate'>>(
  bookings: readonly B[],
  tab: BookingTab,
  today: IsoDate,
): B[] => bookings.filter((booking) => tabRules[tab](booking, today))

/** Statuses that show each section of the booking details. */
export const BOOKING_SECTIONS = {
  ratingLine: ['Pending', 'Confirmed', 'Cancelled'],
  rules: ['Pending', 'Confirmed', 'Cancelled'],
  cancellationPolicy: ['Pending', 'Confirmed', 'Cancelled'],
  ratingBlock: ['Completed'],
  paymentPanel: ['Pending', 'Confirmed', 'Completed'],
} as const satisfies Record<string, readonly BookingStatus[]>
export type BookingSection = keyof typeof BOOKING_SECTIONS

export const bookingShows = (section: BookingSection, status: string): boolean =>
  (BOOKING_SECTIONS[section] as readonly string[]).includes(status)
