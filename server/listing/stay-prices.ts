import { type RawBuilder, sql } from 'kysely'
import type { Listing } from '@domain/schemas/listing-schema'
import { chosenStay } from '@domain/search/available-when'
import type { ListingFilters } from '@domain/search/listing-query'
import { heldNights } from '@domain/stay/availability'
import { nightsBetween } from '@domain/stay/stay-date'
import type { PriceTotals } from '@server/config/setting-parsers'

/** A stay whose nights a search prices. */
export interface PricedStay {
  /** Price in kobo of its nights in `listings`. */
  kobo: RawBuilder<unknown>
  nights: number
}

/** Returns how to price the dates of a search, where they are chosen and totals are for the stay. */
export function pricedStay(filters: ListingFilters, totals: PriceTotals): PricedStay | undefined {
  const chosen = totals === 'stay' ? chosenStay(filters) : undefined
  if (!chosen) return undefined
  const { checkIn, checkOut } = heldNights(chosen)
  const kobo = sql`price_of_nights(base_price_kobo, rates, week_discount, month_discount,
    ${checkIn}::date, ${checkOut}::date)`
  return { kobo, nights: nightsBetween(checkIn, checkOut) }
}

/** Where totals are for one night, guests see no rates, minimum nights or discounts. */
export function forGuests<Shown extends Listing>(listing: Shown, totals: PriceTotals): Shown {
  if (totals === 'stay') return { ...listing, stayTotals: true }
  const { rates: _r, minimumNights: _n, weekDiscount: _w, monthDiscount: _m, ...shown } = listing
  return shown as Shown
}
