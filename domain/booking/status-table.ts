import { statusCopy } from '@domain/copy/status-copy'

/** Action of a guest on a booking: the edit icon, Make Payment, and Cancel booking. */
export type BookingAction = 'edit' | 'pay' | 'cancel'

/** Section of the booking details that not every status shows. */
export type BookingSection =
  | 'ratingLine'
  | 'rules'
  | 'cancellationPolicy'
  | 'ratingBlock'
  | 'paymentPanel'

/** Status of a stay in a calendar file. */
export type EventStatus = 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED'

export interface StatusRules {
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
 * here, and the compiler and tests/server/booking/booking-statuses.test.ts name what it still
 * lacks. The statuses of the API, of SQL, of the badges and of the colours follow from the rows.
 */
export const bookingStatuses = {
  Pending: {
    label: statusCopy.Pending,
    event: 'TENTATIVE',
    holdsNights: true,
    actions: ['edit', 'pay', 'cancel'],
    sections: [...beforeStay, 'paymentPanel'],
  },
  Confirmed: {
    label: statusCopy.Confirmed,
    event: 'CONFIRMED',
    holdsNights: true,
    actions: ['edit', 'cancel'],
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
} as const satisfies Record<string, StatusRules>

/** Stored, sent and shown in this spelling. */
export type BookingStatus = keyof typeof bookingStatuses

export const BOOKING_STATUSES = Object.keys(bookingStatuses) as BookingStatus[]

/** Lower-case status, which is the key of colours and icons. */
export type StatusKey = Lowercase<BookingStatus>
