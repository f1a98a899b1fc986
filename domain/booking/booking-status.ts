import { statusCopy } from '@domain/copy/status-copy'
import type { Booking, BookingStatus } from '@domain/schemas/booking-schema'
import { fromWire, type IsoDate } from '@domain/stay/stay-date'

/** Action of a guest on a booking: the edit icon, and Make Payment. */
export type BookingAction = 'edit' | 'pay'

/** Section of the booking details that not every status shows. */
export type BookingSection =
  | 'ratingLine'
  | 'rules'
  | 'cancellationPolicy'
  | 'ratingBlock'
  | 'paymentPanel'

/** Status of a stay in a calendar file. */
export type EventStatus = 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED'

interface StatusRules {
  label: string
  event: EventStatus
  /** Whether a booking in this status blocks its nights. */
  holdsNights: boolean
  /** Both the button of an action and its handler check them. */
  actions: readonly BookingAction[]
  sections: readonly BookingSection[]
}

const beforeStay = ['ratingLine', 'rules', 'cancellationPolicy'] as const

/**
 * What each status of a booking does, in the order of the specification. A new status is a row
 * here, and the compiler and tests/server/booking/booking-statuses.test.ts name what it still lacks.
 */
export const bookingStatuses = {
  Pending: {
    label: statusCopy.Pending,
    event: 'TENTATIVE',
    holdsNights: true,
    actions: ['edit', 'pay'],
    sections: [...beforeStay, 'paymentPanel'],
  },
  Confirmed: {
    label: statusCopy.Confirmed,
    event: 'CONFIRMED',
    holdsNights: true,
    actions: ['edit'],
    sections: [...beforeStay, 'paymentPanel'],
  },
  Cancelled: {
    label: statusCopy.Cancelled,
    event: 'CANCELLED',
    holdsNights: false,
    actions: [],
    sections: beforeStay,
  },
  Completed: {
    label: statusCopy.Completed,
    event: 'CONFIRMED',
    holdsNights: true,
    actions: [],
    sections: ['ratingBlock', 'paymentPanel'],
  },
} as const satisfies Record<BookingStatus, StatusRules>

export const BOOKING_STATUSES = Object.keys(bookingStatuses) as BookingStatus[]

/** Statuses that free the nights of their bookings. */
export const FREEING_STATUSES = BOOKING_STATUSES.filter(
  (status) => !bookingStatuses[status].holdsNights,
)

/** Lower-case status, which is the key of colours and icons. */
export type StatusKey = Lowercase<BookingStatus>

const isKnown = (status: string): status is BookingStatus => Object.hasOwn(bookingStatuses, status)

/** Returns undefined for a status of another backend that is not one of ours. */
export const statusKey = (status: string): StatusKey | undefined =>
  isKnown(status) ? (status.toLowerCase() as StatusKey) : undefined

/** Text of a status: ours, another backend's own word, or that there is none. */
export const statusText = (status: string): string =>
  isKnown(status) ? bookingStatuses[status].label : status || statusCopy.unknown

/** Returns the status for a text in any case, or undefined for an unknown one. */
export const normaliseStatus = (text: string): BookingStatus | undefined =>
  BOOKING_STATUSES.find((status) => status.toLowerCase() === text.trim().toLowerCase())

const rulesOf = (status: string): StatusRules | undefined =>
  isKnown(status) ? bookingStatuses[status] : undefined

/** Returns undefined for an unknown status. */
export const eventStatus = (status: string): EventStatus | undefined => rulesOf(status)?.event

export const bookingCan = (action: BookingAction, { status }: { status: string }): boolean =>
  rulesOf(status)?.actions.includes(action) ?? false

export const bookingShows = (section: BookingSection, status: string): boolean =>
  rulesOf(status)?.sections.includes(section) ?? false

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
