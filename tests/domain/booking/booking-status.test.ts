import { describe, expect, it } from 'vitest'
import {
  BOOKING_TABS,
  FREEING_STATUSES,
  bookingCan,
  bookingShows,
  bookingsInTab,
  normaliseStatus,
  statusKey,
} from '@domain/booking/booking-status'
import {
  BOOKING_STATUSES,
  bookingStatuses,
  type BookingSection,
  type BookingStatus,
} from '@domain/booking/status-table'
import { makeBooking } from '@tests/fixtures/make-booking'

const today = '2026-01-07'
const stay = (status: BookingStatus, start: string, end: string) =>
  makeBooking({
    _id: `${status} ${start}`,
    status,
    startDate: `${start}T00:00:00.000Z`,
    endDate: `${end}T00:00:00.000Z`,
  })

const bookings = [
  stay('Pending', '2026-01-08', '2026-01-10'),
  stay('Pending', '2026-01-07', '2026-01-08'),
  stay('Pending', '2025-12-01', '2025-12-02'),
  stay('Confirmed', '2026-02-01', '2026-02-02'),
  stay('Cancelled', '2025-12-03', '2025-12-04'),
  stay('Completed', '2026-01-05', '2026-01-07'),
]
const inTab = (tab: (typeof BOOKING_TABS)[number]) =>
  bookingsInTab(bookings, tab, today).map(({ _id }) => _id)

describe('the tabs of My bookings', () => {
  it('are all, upcoming, past and cancelled (MYB-01)', () => {
    expect(BOOKING_TABS).toEqual(['all', 'upcoming', 'past', 'cancelled'])
  })

  it('show every booking under All, in the order of the history (MYB-12)', () => {
    expect(bookingsInTab(bookings, 'all', today)).toEqual(bookings)
  })

  it('show under Past every stay that ended before today, cancelled or not (MYB-12)', () => {
    expect(inTab('past')).toEqual(['Pending 2025-12-01', 'Cancelled 2025-12-03'])
  })

  it('show under Upcoming only Pending stays that begin after today (MYB-13)', () => {
    expect(inTab('upcoming')).toEqual(['Pending 2026-01-08'])
  })

  it('show exactly the cancelled bookings under Cancelled (MYB-14)', () => {
    expect(inTab('cancelled')).toEqual(['Cancelled 2025-12-03'])
  })
})

describe('a booking status', () => {
  it.each(['pending', 'PENDING', ' Pending '])('is recognised as %j (MYB-07)', (text) => {
    expect(normaliseStatus(text)).toBe('Pending')
  })

  it('is not guessed from other text', () => {
    expect(normaliseStatus('refunded')).toBeUndefined()
    expect(normaliseStatus('')).toBeUndefined()
  })

  it('has a lower-cased key and its own label (MYB-07)', () => {
    expect(BOOKING_STATUSES.map(statusKey)).toEqual([
      'pending',
      'confirmed',
      'cancelled',
      'completed',
    ])
    expect(BOOKING_STATUSES.map((status) => bookingStatuses[status].label)).toEqual(
      BOOKING_STATUSES,
    )
  })

  it('holds its nights unless it is cancelled', () => {
    expect(FREEING_STATUSES).toEqual(['Cancelled'])
  })
})

describe('booking details', () => {
  const statusesOf = (section: BookingSection) =>
    BOOKING_STATUSES.filter((status) => bookingShows(section, status))

  it.each([
    ['ratingLine', ['Pending', 'Confirmed', 'Cancelled']],
    ['rules', ['Pending', 'Confirmed', 'Cancelled']],
    ['cancellationPolicy', ['Pending', 'Confirmed', 'Cancelled']],
    ['ratingBlock', ['Completed']],
    ['paymentPanel', ['Pending', 'Confirmed', 'Completed']],
  ] as const)('show %s for %o (BD-06, BD-09, BD-11, BD-12, BD-13)', (section, statuses) => {
    expect(statusesOf(section)).toEqual(statuses)
  })

  it('declare exactly the five sections above', () => {
    const sections = BOOKING_STATUSES.flatMap((status) => bookingStatuses[status].sections)
    expect(new Set(sections).size).toBe(5)
  })

  it('allow edits while pending or confirmed, and payment while pending (BD-05, BD-15)', () => {
    const may = (action: 'edit' | 'pay') =>
      BOOKING_STATUSES.filter((status) => bookingCan(action, { status }))
    expect(may('edit')).toEqual(['Pending', 'Confirmed'])
    expect(may('pay')).toEqual(['Pending'])
  })
})
