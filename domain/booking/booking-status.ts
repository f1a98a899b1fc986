import { statusCopy } from '@domain/copy/status-copy'
import type { Booking } from '@domain/schemas/booking-schema'
import { fromWire, type IsoDate } from '@domain/stay/stay-date'
import {
  BOOKING_STATUSES,
  bookingStatuses,
  type BookingAction,
  type BookingSection,
  type BookingStatus,
  type EventStatus,
  type StatusKey,
  type StatusRules,
} from './status-table'

/** Statuses that free the nights of their bookings. */
export const FREEING_STATUSES = BOOKING_STATUSES.filter(
  (status) => !bookingStatuses[status].holdsNights,
)

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
