import { ListingQuerySchema } from '@domain/schemas/listing-query-schema'
import {
  ListingPageSchema,
  ListingParamsSchema,
  ListingResponseSchema,
} from '@domain/schemas/listing-schema'
import type { ListingQuery } from '@domain/search/listing-query'
import { fromApiQuery, type RawQuery } from '@domain/search/listing-query-url'
import { isIsoDate, todayInLagos } from '@domain/stay/stay-date'
import { clientOf } from '@server/config/network-address'
import type { Routes } from '@server/context'
import { createFairTurns } from '@server/fair-turns'
import { notFound, refuseFields } from '@server/http-error'
import { readRateLimit } from '@server/plugins/rate-limits'
import { findListing, searchListings, suggestedTotals } from './listing-repository'
import { forGuests } from './stay-prices'

/**
 * Searches of different clients that run at the same time, so that lists keep some connections to the
 * database; and those of one client, or of all guests behind one address, that may wait. A search of
 * unknown words costs as much as many lists.
 */
const SEARCHES = { atOnce: 6, mostWaiting: 50, rests: true }

export const listingRoutes: Routes = async (app, { database, clock, config }) => {
  const today = () => todayInLagos(clock())
  const inTurn = createFairTurns(SEARCHES)

  app.get(
    '/listing',
    {
      config: { rateLimit: readRateLimit, isShared: true, isCached: true },
      schema: {
        operationId: 'searchListings',
        summary: 'Search listings, newest first',
        description:
          'Returns published listings that match every filter. Unknown parameters are ignored, and ' +
          'an empty parameter counts as absent.',
        querystring: ListingQuerySchema,
        response: { 200: ListingPageSchema },
      },
    },
    async (request) => {
      refuseImpossibleDays(request.query)
      const query = fromApiQuery(request.query)
      const { suggests, search } = query
      refuseFiltersBesideSimilar(query)
      const find = async () => {
        const { searchNames: names, priceTotals: totals } = config
        const context = { database, today: today(), names, totals }
        const [found, suggested] = await Promise.all([
          searchListings(database, query, context.today, context),
          suggests && search ? suggestedTotals(context, search) : undefined,
        ])
        const listings = found.listings.map((listing) => forGuests(listing, totals))
        return { ...found, listings, ...(suggested && { suggested }) }
      }
      return search ? inTurn(clientOf(request.ip), find) : find()
    },
  )

  app.get(
    '/listing/:id',
    {
      config: { rateLimit: readRateLimit, isShared: true, isCached: true },
      schema: {
        operationId: 'getListing',
        summary: 'One listing',
        description: 'A draft is not found.',
        refusals: { 404: 'There is no such published listing.' },
        params: ListingParamsSchema,
        response: { 200: ListingResponseSchema },
      },
    },
    async (request) => {
      const listing = await findListing(database, request.params.id, today())
      if (!listing) throw notFound('Listing')
      return { listing: forGuests(listing, config.priceTotals) }
    },
  )
}

/** What a request for similar listings may say besides. */
const BESIDE_SIMILAR: readonly string[] = ['similarTo', 'fields', 'limit', 'page']

/** Finding listings that are similar and fulfil anything else could read all. No page asks for it. */
function refuseFiltersBesideSimilar(query: ListingQuery) {
  if (query.similarTo === undefined) return
  const others = Object.keys(query).filter((key) => !BESIDE_SIMILAR.includes(key))
  refuseFields(others, 'is not possible beside similarTo')
}

/** Dates from here on are rejected, because ranges after them could leave the four-digit years. */
const LATEST_DATE = '9000-01-01'

/** Rejects dates that do not exist, because the schema checks only their form. */
function refuseImpossibleDays(query: RawQuery) {
  const faults = ['startDate', 'endDate'].filter(
    (key) => query[key] && (!isIsoDate(query[key]) || query[key] >= LATEST_DATE),
  )
  refuseFields(faults, 'must be a valid date')
}
