import * as Type from 'typebox'
import type { Static } from 'typebox'
import { component, list, payload, recordOf, text } from './common-schema'

/** Forms of the outside services, which our own server also uses. */
export const CountriesResponseSchema = Type.Array(
  Type.Object({
    name: Type.Object(
      { common: text('Common name.', 'Nigeria') },
      { description: 'Names of the country.' },
    ),
    currencies: Type.Optional(
      recordOf(Type.Unknown(), {
        description: 'Currencies by their code.',
        examples: [{ NGN: {} }],
      }),
    ),
    cca2: text('Two letters of ISO 3166.', 'NG'),
  }),
  { title: 'Countries', description: 'Countries with their currencies.' },
)
export type CountriesResponse = Static<typeof CountriesResponseSchema>

export const StatesResponseSchema = component('StatesResponse', 'Countries with their states.', {
  data: list(
    'The countries.',
    Type.Object({
      name: text('Name of the country.', 'Nigeria'),
      states: list('Its states.', Type.Object({ name: text('Name of the state.', 'Lagos State') })),
    }),
  ),
})
export type StatesResponse = Static<typeof StatesResponseSchema>

const bounds = { minLength: 1, maxLength: 100 }

export const CitiesPayloadSchema = payload('CitiesRequest', 'The state whose cities are wanted.', {
  country: text('Name of the country.', 'Nigeria', bounds),
  state: text('Name of the state.', 'Lagos State', bounds),
})
export type CitiesPayload = Static<typeof CitiesPayloadSchema>

export const CitiesResponseSchema = component('CitiesResponse', 'Cities of a state.', {
  data: list('Names of the cities.', Type.String(), ['Lekki', 'Ikeja']),
})
export type CitiesResponse = Static<typeof CitiesResponseSchema>

const degrees = { pattern: '^-?[0-9]{1,3}([.][0-9]{1,20})?$' }

/** The outside service needs a key. Our own server ignores it. */
export const ReverseGeocodeQuerySchema = Type.Object({
  latitude: text('Degrees north of the equator.', '6.4281', degrees),
  longitude: text('Degrees east of Greenwich.', '3.4219', degrees),
})

export const ReverseGeocodeResponseSchema = component(
  'ReverseGeocodeResponse',
  'The place at a point, the nearest first.',
  {
    results: list(
      'Places. Empty when none is near.',
      Type.Object({
        components: Type.Object(
          {
            country: Type.Optional(text('Country.', 'Nigeria')),
            state: Type.Optional(text('State.', 'Lagos State')),
            province: Type.Optional(text('Province, in countries with provinces.')),
            region: Type.Optional(text('Region, in countries with regions.')),
            city: Type.Optional(text('City.', 'Lekki')),
            town: Type.Optional(text('Town.')),
            village: Type.Optional(text('Village.')),
          },
          { description: 'Names of the place.' },
        ),
      }),
    ),
  },
)
export type ReverseGeocodeResponse = Static<typeof ReverseGeocodeResponseSchema>
