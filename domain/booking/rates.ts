import { WEEKDAYS } from '@domain/constants'
import { hasKoboFraction } from '@domain/money'
import type { Rate } from '@domain/schemas/listing-schema'
import { nightsOf } from '@domain/stay/availability'
import { addDays, isIsoDate, weekdayOf, type IsoDate, type Stay } from '@domain/stay/stay-date'

/** What a listing says about the prices and the number of nights. */
export interface NightRules {
  rates?: readonly Rate[] | undefined
  minimumNights?: number | undefined
}

const isDated = ({ startDate, endDate }: Rate) => startDate !== undefined && endDate !== undefined

const coversNight = ({ startDate, endDate, weekdays }: Rate, night: IsoDate) =>
  (startDate === undefined || startDate <= night) &&
  (endDate === undefined || night < endDate) &&
  (weekdays === undefined || weekdays.some((day) => day === WEEKDAYS[weekdayOf(night)]))

/**
 * Returns what the rates say about a night. A rate of dates comes before one of weekdays, and no two
 * of the same kind cover a night, so the order of the rates does not matter.
 */
export function rateOfNight(night: IsoDate, rates: readonly Rate[] = []) {
  const covering = rates.filter((rate) => coversNight(rate, night))
  const ofDates = covering.find(isDated)
  const ofWeekdays = covering.find((rate) => !isDated(rate))
  return {
    price: ofDates?.price ?? ofWeekdays?.price,
    minimumNights: ofDates?.minimumNights ?? ofWeekdays?.minimumNights,
  }
}

/** Returns the fewest nights of a stay with these nights: the most that any of them asks for. */
export const fewestNights = (stay: Stay, { rates, minimumNights = 1 }: NightRules): number =>
  Math.max(
    ...nightsOf(stay).map((night) => rateOfNight(night, rates).minimumNights ?? minimumNights),
  )

/** Returns how many nights a stay needs to have, or undefined when it has enough. */
export function missingMinimum(stay: Stay, rules: NightRules | undefined): number | undefined {
  if (!rules) return undefined
  const fewest = fewestNights(stay, rules)
  return nightsOf(stay).length < fewest ? fewest : undefined
}

/** Tells whether two rates of the same kind cover the same night. */
function sharesNight(one: Rate, other: Rate): boolean {
  if (isDated(one) !== isDated(other)) return false
  const [from = '', to = ''] = [one.startDate, other.startDate]
  const first = (from > to ? from : to) || '2001-01-01'
  // Weekdays repeat after a week.
  return WEEKDAYS.some((_, days) => {
    const night = addDays(first, days)
    return coversNight(one, night) && coversNight(other, night)
  })
}

function faultOf({ startDate, endDate, weekdays, price, minimumNights }: Rate) {
  if ((startDate === undefined) !== (endDate === undefined)) return 'needs both dates or none'
  if (startDate !== undefined && endDate !== undefined) {
    if (!isIsoDate(startDate) || !isIsoDate(endDate)) return 'has a day that does not exist'
    if (endDate <= startDate) return 'ends before its first night'
  } else if (weekdays === undefined) return 'needs dates or weekdays'
  if (price === undefined && minimumNights === undefined) return 'needs a price or minimum nights'
  return price !== undefined && hasKoboFraction(price) ? 'must have at most 2 decimals' : undefined
}

/** Returns why rates cannot be saved, or undefined when they can. Each keeps the form of its schema. */
export function faultOfRates(rates: readonly Rate[]): string | undefined {
  for (const [place, rate] of rates.entries()) {
    const fault = faultOf(rate)
    if (fault) return `${place + 1}: ${fault}`
    const earlier = rates.slice(0, place).findIndex((other) => sharesNight(rate, other))
    if (earlier >= 0) return `${place + 1}: has a night of ${earlier + 1}`
  }
  return undefined
}
