import { ListingQuerySchema } from '@domain/schemas/listing-query-schema'
import {
  ListingResponseSchema,
  ListingPageSchema,
  ListingParamsSchema,
} from '@domain/schemas/listing-schema'
import type { ListingQuery } from '@domain/search/listing-query'
import { API_PARAMETERS, fromApiQuery, type RawQuery } from '@domain/search/listing-query-api'
import { isIsoDate, todayInLagos } from '@domain/stay/stay-date'
import { clientOf } from '@server/config/network-address'
import type { Routes } from '@server/context'
import { createFairTurns } from '@server/fair-turns'
import { invalidRequest, notFound } from '@server/http-error'
import { readRateLimit } from '@server/plugins/rate-limits'
import { findListing, searchListings } from './listing-repository'
import { pageLinks } from './page-links'
import { suggestedTotals } from './suggested-totals'

/**
 * Searches of different clients that run at the same time, so that lists keep some connections to the
 * database; and those of one client, or of all guests behind one address, that may wait. A search of
 * unknown words costs as much as many lists.
 */
const SEARCHES = { atOnce: 6, mostWaiting: 50 }

export const listingRoutes: Routes = async (app, { database, clock, config }) => {
  const tags = ['listings']
  const today = () => todayInLagos(clock())
  const inTurn = createFairTurns(SEARCHES)

  app.get(
    '/listing',
    {
      config: { rateLimit: readRateLimit, isShared: true, isCached: true },
      schema: {
        tags,
        operationId: 'searchListings',
        summary: 'Search listings, newest first',
        description:
          'Returns published listings that match every filter. Unknown parameters are ignored, and ' +
          'an empty parameter counts as absent.',
        querystring: ListingQuerySchema,
        response: { 200: ListingPageSchema },
      },
    },
    async (request, reply) => {
      refuseImpossibleDays(request.query)
      const query = fromApiQuery(request.query)
      const { suggests, search } = query
      refuseFiltersBesideSimilar(query)
      const find = async () => {
        const context = { database, today: today(), names: config.searchNames }
        const [page, suggested] = await Promise.all([
          searchListings(database, query, today(), config.searchNames),
          suggests && search ? suggestedTotals(context, search) : undefined,
        ])
        const links = pageLinks(request.url, query, page)
        if (links) reply.header('link', links)
        return suggested ? { ...page, suggested } : page
      }
      return search ? inTurn(clientOf(request.ip), find) : find()
    },
  )

  app.get(
    '/listing/:id',
    {
      config: { rateLimit: readRateLimit, isShared: true, isCached: true },
      schema: {
        tags,
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
      return { listing }
    },
  )
}

/** What a request for similar listings may say besides. */
const BESIDE_SIMILAR: readonly string[] = ['similarTo', 'fields', 'limit', 'page']

/**
 * Rejects a search among similar listings, which no page sends. Finding those that are similar and
 * fulfil anything else as well could read every listing.
 */
function refuseFiltersBesideSimilar(query: ListingQuery) {
  if (query.similarTo === undefined) return
  const others = Object.entries(query)
    .filter(([key, value]) => value !== undefined && !BESIDE_SIMILAR.includes(key))
    .map(([key]) => [key, 'is not possible beside similarTo'] as const)
  if (others.length > 0) throw invalidRequest(Object.fromEntries(others))
}

/** Dates from here on are rejected, because ranges after them could leave the four-digit years. */
const LATEST_DATE = '9000-01-01'

/** Rejects dates that do not exist, because the schema checks only their form. */
function refuseImpossibleDays(query: RawQuery) {
  const faults = API_PARAMETERS.filter(({ kind }) => kind === 'dates')
    .filter(({ key }) => query[key] && (!isIsoDate(query[key]) || query[key] >= LATEST_DATE))
    .map(({ key }) => [key, 'must be a valid date'] as const)
  if (faults.length > 0) throw invalidRequest(Object.fromEntries(faults))
}
