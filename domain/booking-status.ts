import type { Booking, BookingStatus } from './schemas/booking-schema'
import { fromWire, type IsoDate } from './stay-date'

/** In the order of a stay's life (section 4). */
export const BOOKING_STATUSES = [
  'Pending',
  'Confirmed',
  'Cancelled',
  'Completed',
] as const satisfies BookingStatus[]

/** Colours and sections are keyed by the lower-cased status (section 2.14). */
export type StatusKey = Lowercase<BookingStatus>

export const statusKey = (status: BookingStatus): StatusKey => status.toLowerCase() as StatusKey

/** A status in any case, once, at the API's edge; undefined when it is none of ours. */
export const normaliseStatus = (text: string): BookingStatus | undefined =>
  BOOKING_STATUSES.find((status) => status.toLowerCase() === text.trim().toLowerCase())

/** Which bookings keep their nights from others. */
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

/** Section 4, to the letter: a cancelled past stay is in two tabs, a Confirmed one not upcoming. */
const tabRules: Record<BookingTab, TabRule> = {
  all: () => true,
  upcoming: ({ status, startDate }, today) => status === 'Pending' && fromWire(startDate) > today,
  past: ({ endDate }, today) => fromWire(endDate) < today,
  cancelled: ({ status }) => status === 'Cancelled',
}

/** The bookings of a tab, in the order given. `today` is the day in Lagos. */
export const bookingsInTab = <B extends Pick<Booking, 'status' | 'startDate' | 'endDate'>>(
  bookings: readonly B[],
  tab: BookingTab,
  today: IsoDate,
): B[] => bookings.filter((booking) => tabRules[tab](booking, today))

/** Which parts of booking details a status shows (section 2.16). */
export const BOOKING_SECTIONS = {
  ratingLine: ['Pending', 'Confirmed', 'Cancelled'],
  rules: ['Pending', 'Confirmed', 'Cancelled'],
  cancellationPolicy: ['Pending', 'Confirmed', 'Cancelled'],
  ratingBlock: ['Completed'],
  paymentPanel: ['Pending', 'Confirmed', 'Completed'],
} as const satisfies Record<string, readonly BookingStatus[]>
export type BookingSection = keyof typeof BOOKING_SECTIONS

export const bookingShows = (section: BookingSection, status: BookingStatus): boolean =>
  (BOOKING_SECTIONS[section] as readonly BookingStatus[]).includes(status)
