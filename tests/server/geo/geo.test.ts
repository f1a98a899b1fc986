import { Value } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import { cities } from '@domain/place/locations'
import {
  CitiesResponseSchema,
  CountriesResponseSchema,
  ReverseGeocodeResponseSchema,
  StatesResponseSchema,
  type CountriesResponse,
  type StatesResponse,
} from '@domain/schemas/geo-schema'
import { embeddedDatabase } from '@tests/server/embedded-databases'
import { startTestServer } from '@tests/server/test-server'

/** The data is part of the program and needs no table, so one kind of database is enough. */
const start = async () => startTestServer(await embeddedDatabase())

describe('the geo data', () => {
  it('matches the shape of the countries service, with a code and currency for each country (API-23)', async () => {
    const answer = await (await start()).inject('/api/geo/countries')
    const countries = answer.json() as CountriesResponse
    expect(Value.Check(CountriesResponseSchema, countries)).toBe(true)
    expect(countries.find(({ cca2 }) => cca2 === 'NG')).toEqual({
      name: { common: 'Nigeria' },
      cca2: 'NG',
      currencies: { NGN: {} },
    })
    expect(new Set(countries.map(({ cca2 }) => cca2)).size).toBe(countries.length)
    for (const { currencies } of countries) {
      expect(Object.keys(currencies ?? {})).toEqual([expect.stringMatching(/^[A-Z]{3}$/)])
    }
    expect(answer.headers['cache-control']).toContain('public')
  })

  it('contains the 36 states of Nigeria and its capital territory (API-23)', async () => {
    const app = await start()
    const answer = (await app.inject('/api/geo/states')).json() as StatesResponse
    expect(Value.Check(StatesResponseSchema, answer)).toBe(true)
    const states = answer.data.find(({ name }) => name === 'Nigeria')?.states ?? []
    expect(new Set(states.map(({ name }) => name)).size).toBe(37)
    const countries = (await app.inject('/api/geo/countries')).json() as CountriesResponse
    const names = countries.map(({ name }) => name.common)
    for (const { name } of answer.data) expect(names).toContain(name)
  })

  it('lists the cities of every state, with or without the word State (API-23)', async () => {
    const app = await start()
    const citiesOf = async (payload: object) => {
      const answer = await app.inject({ method: 'POST', url: '/api/geo/cities', payload })
      expect(Value.Check(CitiesResponseSchema, answer.json())).toBe(true)
      return (answer.json() as { data: string[] }).data
    }
    const states = (await app.inject('/api/geo/states')).json() as StatesResponse
    for (const { name: country, states: ofCountry } of states.data) {
      for (const { name: state } of ofCountry) {
        expect(await citiesOf({ country, state }), `${country}, ${state}`).not.toEqual([])
      }
    }
    expect(await citiesOf({ country: 'nigeria', state: 'Lagos State' })).toContain('Lekki')
    expect(await citiesOf({ country: "Cote d'Ivoire", state: 'Lagunes' })).toContain('Abidjan')
    expect(await citiesOf({ country: 'Atlantis', state: 'Lagos' })).toEqual([])
    expect(await citiesOf({ country: 'Nigeria', state: 'constructor' })).toEqual([])
    for (const { name, state } of cities) {
      expect(await citiesOf({ country: 'Nigeria', state })).toContain(name)
    }
  })

  it('names the city at a point, and none far out at sea (API-24)', async () => {
    const app = await start()
    const at = async (latitude: number, longitude: number) => {
      const answer = await app.inject(
        `/api/geo/reverse?latitude=${latitude}&longitude=${longitude}&key=any`,
      )
      expect(Value.Check(ReverseGeocodeResponseSchema, answer.json())).toBe(true)
      return answer.json()
    }
    expect(await at(6.4421, 3.4702)).toEqual({
      results: [{ components: { country: 'Nigeria', state: 'Lagos', city: 'Lekki' } }],
    })
    for (const { name, state, lat, lng } of cities) {
      expect(await at(lat, lng)).toMatchObject({
        results: [{ components: { country: 'Nigeria', state, city: name } }],
      })
    }
    expect(await at(0, -30)).toEqual({ results: [] })
  })

  it.each([
    '',
    '?latitude=6',
    '?latitude=&longitude=3',
    '?latitude=91&longitude=3',
    '?latitude=6&longitude=-181',
    '?latitude=6&longitude=east',
    '?latitude=1e5&longitude=3',
    '?latitude=6&latitude=7&longitude=3',
    '?latitude=%00&longitude=3',
  ])('refuses the point %j with a clear message', async (query) => {
    const answer = await (await start()).inject(`/api/geo/reverse${query}`)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'invalid_request' })
  })

  it.each([{}, { country: 'Nigeria' }, { country: '', state: '' }, { country: 1, state: [] }])(
    'refuses the state %j with a clear message',
    async (payload) => {
      const answer = await (
        await start()
      ).inject({ method: 'POST', url: '/api/geo/cities', payload })
      expect(answer.statusCode).toBe(400)
    },
  )
})
