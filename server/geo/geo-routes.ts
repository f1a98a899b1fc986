import { pointOf } from '@domain/place/locations'
import {
  CitiesResponseSchema,
  CitiesPayloadSchema,
  CountriesResponseSchema,
  ReverseGeocodeResponseSchema,
  ReverseGeocodeQuerySchema,
  StatesResponseSchema,
} from '@domain/schemas/geo-schema'
import type { Routes } from '@server/context'
import { invalidRequest } from '@server/http-error'
import { readRateLimit } from '@server/plugins/rate-limits'
import { citiesOf, countries, placeAt, statesResponse } from './geo-places'

/**
 * A new version of the product may know more places, so the browser requests them again after a
 * day.
 */
const KEPT_FOR_A_DAY = 'public, max-age=86400'

/** Serves the product's own geo data in the forms of the outside services. */
export const geoRoutes: Routes = async (app) => {
  const config = { rateLimit: readRateLimit, isShared: true } as const

  app.get(
    '/geo/countries',
    {
      config,
      schema: {
        operationId: 'listCountries',
        summary: 'Countries with their currencies',
        description: 'In the form of restcountries.com.',
        response: { 200: CountriesResponseSchema },
      },
    },
    (_request, reply) => {
      void reply.header('cache-control', KEPT_FOR_A_DAY)
      return countries
    },
  )

  app.get(
    '/geo/states',
    {
      config,
      schema: {
        operationId: 'listStates',
        summary: 'States by country',
        description: 'In the form of countriesnow.space.',
        response: { 200: StatesResponseSchema },
      },
    },
    (_request, reply) => {
      void reply.header('cache-control', KEPT_FOR_A_DAY)
      return statesResponse
    },
  )

  app.post(
    '/geo/cities',
    {
      config: { rateLimit: readRateLimit },
      schema: {
        operationId: 'listCities',
        summary: 'Cities of a state',
        description: 'In the form of countriesnow.space. Unknown places have no cities.',
        body: CitiesPayloadSchema,
        response: { 200: CitiesResponseSchema },
      },
    },
    ({ body }) => ({ data: citiesOf(body.country, body.state) }),
  )

  app.get(
    '/geo/reverse',
    {
      config,
      schema: {
        operationId: 'findPlace',
        summary: 'Place at a point',
        description: 'In the form of opencagedata.com.',
        querystring: ReverseGeocodeQuerySchema,
        response: { 200: ReverseGeocodeResponseSchema },
      },
    },
    ({ query }) => {
      const point = pointOf(query.latitude, query.longitude)
      if (!point) {
        const reason = 'must be a point on the earth, in degrees'
        throw invalidRequest({ latitude: reason, longitude: reason })
      }
      return placeAt(point)
    },
  )
}
