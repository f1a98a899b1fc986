import {
  CitiesPayloadSchema,
  CitiesResponseSchema,
  CountriesResponseSchema,
  ReverseGeocodeQuerySchema,
  ReverseGeocodeResponseSchema,
  StatesResponseSchema,
} from '@domain/schemas/geo-schema'
import { describe, describeOther, describeParameters } from '@server/openapi/described-schemas'

describeOther('Countries', CountriesResponseSchema, {
  text: 'Countries with their currencies.',
  example: [{ name: { common: 'Nigeria' }, currencies: { NGN: {} }, cca2: 'NG' }],
  properties: {
    name: { text: 'Names of the country.', of: { common: 'Common name.' } },
    currencies: 'Currencies by their code.',
    cca2: 'Two letters of ISO 3166.',
  },
})

describe('StatesResponse', StatesResponseSchema, {
  text: 'Countries with their states.',
  properties: {
    data: {
      text: 'The countries.',
      of: {
        name: 'Name of the country.',
        states: { text: 'Its states.', of: { name: 'Name of the state.' } },
      },
    },
  },
  example: { data: [{ name: 'Nigeria', states: [{ name: 'Lagos State' }] }] },
})

describe('CitiesRequest', CitiesPayloadSchema, {
  text: 'The state whose cities are wanted.',
  properties: { country: 'Name of the country.', state: 'Name of the state.' },
  example: { country: 'Nigeria', state: 'Lagos State' },
})

describe('CitiesResponse', CitiesResponseSchema, {
  text: 'Cities of a state.',
  properties: { data: 'Names of the cities.' },
  example: { data: ['Lekki', 'Ikeja'] },
})

describe('ReverseGeocodeResponse', ReverseGeocodeResponseSchema, {
  text: 'The place at a point, the nearest first.',
  properties: {
    results: {
      text: 'Places. Empty when none is near.',
      of: {
        components: {
          text: 'Names of the place.',
          of: {
            country: 'Country.',
            state: 'State.',
            province: 'Province, in countries with provinces.',
            region: 'Region, in countries with regions.',
            city: 'City.',
            town: 'Town.',
            village: 'Village.',
          },
        },
      },
    },
  },
  example: {
    results: [
      {
        components: {
          country: 'Nigeria',
          state: 'Lagos State',
          province: '',
          region: '',
          city: 'Lekki',
          town: '',
          village: '',
        },
      },
    ],
  },
})

describeParameters(
  ReverseGeocodeQuerySchema,
  { latitude: 'Degrees north of the equator.', longitude: 'Degrees east of Greenwich.' },
  { latitude: '6.4281', longitude: '3.4219' },
)
