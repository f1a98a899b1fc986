import { Value } from 'typebox/value'
import { readBookingPageData } from '@domain/booking/booking-page-data'
import { quoteOf, wholeStay } from '@domain/booking/pricing'
import { isRecord } from '@domain/is-record'
import { photosOf } from '@domain/listing/photos'
import { isOriginPath, paths, withoutToken } from '@domain/paths'
import { IdSchema } from '@domain/schemas/common-schema'
import type { IsoDate } from '@domain/stay/stay-date'
import type { PriceTotals } from '@server/config/setting-parsers'
import type { Database } from '@server/database/tables'
import { findListing } from '@server/listing/listing-repository'
import { forGuests } from '@server/listing/stay-prices'

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    // Whoever began the sign-up wrote it, and not necessarily on our page.
    return undefined
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

interface Moment {
  /** The current day in Lagos. */
  today: IsoDate
  /** What totals are for. */
  totals: PriceTotals
}

/** Returns the chosen stay with the listing's own name, photos and price. */
async function stayIn(database: Database, state: unknown, { today, totals }: Moment) {
  const chosen = readBookingPageData(state)
  if (!chosen || !Value.Check(IdSchema, chosen.propertyId)) return null
  const found = await findListing(database, chosen.propertyId, today)
  if (!found) return null
  const listing = forGuests(found, totals)
  return {
    ...chosen,
    propertyName: listing.name,
    propertyImages: photosOf(listing).map(({ fileUrl }) => fileUrl),
    totalPrice: quoteOf(listing, wholeStay(chosen.startDate, chosen.endDate)).total,
    maxGuests: undefined,
  }
}

/**
 * Returns where a sign-up began, for the guest who opens its mail. Anybody may begin a sign-up with
 * somebody else's address, so of the page's state only the choice of a stay is kept. A prepared
 * page could otherwise name another listing or price than the one that is booked.
 *
 * @param intent What the page wrote when the sign-up began.
 */
export async function mailedOrigin(database: Database, intent: string, moment: Moment) {
  const origin = parsed(intent)
  const from = isRecord(origin) ? origin['from'] : undefined
  if (!isRecord(from)) return undefined
  const [pathname = '', search = '', hash = ''] = ['pathname', 'search', 'hash'].map((name) =>
    textOf(from[name]),
  )
  if (!isOriginPath(pathname)) return undefined
  const state = pathname === paths.bookNow ? await stayIn(database, from['state'], moment) : null
  return JSON.stringify({ from: { pathname, search: withoutToken(search), hash, state } })
}
