import { DAILY_LIMITS, STAY_LIMITS } from '@domain/constants'
import { parseWhole } from './setting-parsers'

const whole = (least: number, most: number) => ({
  parse: parseWhole(least, most),
  allowed: `a whole number from ${least} to ${most}`,
})

/** Limits of what one account, or all new guests together, may book and add. */
export const limitSettings = {
  STAY_NIGHTS: {
    group: 'Bookings',
    ...whole(1, 1_000),
    fallback: String(STAY_LIMITS.nights),
    meaning: 'Most nights of one stay.',
  },
  BOOKING_MONTHS: {
    group: 'Bookings',
    ...whole(1, 60),
    fallback: String(STAY_LIMITS.months),
    meaning: 'Months ahead in which a stay may begin.',
  },
  PENDING_STAYS: {
    group: 'Bookings',
    ...whole(1, 1_000_000),
    fallback: '10',
    meaning: 'Bookings of one account that may wait for confirmation at a time.',
  },
  PENDING_NIGHTS: {
    group: 'Bookings',
    ...whole(1, 1_000_000),
    fallback: '120',
    meaning: 'Nights that the waiting bookings of one account may hold.',
  },
  PENDING_PERCENT: {
    group: 'Bookings',
    ...whole(1, 100),
    fallback: '1',
    meaning:
      "Percentage of the next year's nights that waiting bookings of all new guests together may hold. A guest is new until a first booking is confirmed. Only listings that the operator added or that had a confirmed stay count. The limit is never less than three times `PENDING_NIGHTS`.",
  },
  PENDING_HOURS: {
    group: 'Bookings',
    ...whole(0, 10_000),
    fallback: '24',
    meaning:
      'Hours after which a booking that nobody confirms is cancelled, which frees its nights. 0 means never.',
  },
  DAILY_LISTINGS: {
    group: 'Quotas',
    ...whole(1, 1_000_000),
    fallback: String(DAILY_LIMITS.listings),
    meaning: 'Listings that one account may add in 24 hours.',
  },
  DAILY_PHOTOS: {
    group: 'Quotas',
    ...whole(1, 1_000_000),
    fallback: String(DAILY_LIMITS.photos),
    meaning: 'Photos that one account may add in 24 hours.',
  },
  DAILY_MEGABYTES: {
    group: 'Quotas',
    ...whole(1, 1_000_000),
    fallback: String(DAILY_LIMITS.megabytes),
    meaning: 'Megabytes of photos that one account may send in 24 hours.',
  },
  DAILY_REVIEWS: {
    group: 'Quotas',
    ...whole(1, 1_000_000),
    fallback: String(DAILY_LIMITS.reviews),
    meaning: 'Reviews that one account may write in 24 hours.',
  },
} as const
