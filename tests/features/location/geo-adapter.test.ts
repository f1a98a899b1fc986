import { afterEach, describe, expect, it, vi } from 'vitest'
import { createGeo, geocodeAddress } from '@features/location/geo-adapter'
import { fakeApi } from '@tests/helpers/fake-api'

const own = {
  countries: '/geo/countries',
  states: '/geo/states',
  cities: '/geo/cities',
  geocode: '/geo/reverse',
  geocodeKey: '',
}
const outside = {
  countries: 'https://geo.example/countries',
  states: 'https://geo.example/states',
  cities: 'https://geo.example/cities',
  geocode: 'https://geo.example/json?q={latitude}+{longitude}&key={key}',
  geocodeKey: 'a key&more',
}

const answers = {
  'GET /geo/countries': [{ name: { common: 'Ghana' }, currencies: { GHS: {} }, cca2: 'GH' }],
  'GET /geo/states': { data: [{ name: 'Ghana', states: [{ name: 'Volta' }] }] },
  'POST /geo/cities': { data: ['Keta', 'Ho'] },
  'GET /geo/reverse?latitude=5.92&longitude=0.99&key=': {
    results: [{ components: { country: 'Ghana', region: 'Volta', town: 'Keta' } }],
  },
}

afterEach(() => vi.unstubAllGlobals())

describe('the geo services', () => {
  it("use the product's own server by default (API-23, API-24)", async () => {
    const api = fakeApi(answers)
    const geo = createGeo(api, own)
    expect(await geo.countries()).toEqual([{ name: 'Ghana', currency: 'GHS' }])
    expect(await geo.states('Ghana')).toEqual(['Volta'])
    expect(await geo.cities({ country: 'Ghana', state: 'Volta' })).toEqual(['Ho', 'Keta'])
    expect(await geo.placeAt({ lat: 5.92, lng: 0.99 })).toEqual({
      country: 'Ghana',
      state: 'Volta',
      city: 'Keta',
    })
    expect(api.calls.find(({ call }) => call === 'POST /geo/cities')?.options.body).toEqual({
      country: 'Ghana',
      state: 'Volta',
    })
  })

  it('may be external, and are then called without our client and token (API-23, API-24)', async () => {
    const asked: [string, RequestInit | undefined][] = []
    vi.stubGlobal('fetch', (address: string, options?: RequestInit) => {
      asked.push([address, options])
      return Promise.resolve(
        Response.json({ results: [{ components: { country: 'Ghana' } }], data: ['Ho'] }),
      )
    })
    const geo = createGeo(fakeApi(), outside)
    await geo.placeAt({ lat: 5.92, lng: -0.99 })
    await geo.cities({ country: 'Ghana', state: 'Volta' })
    expect(asked.map(([address]) => address)).toEqual([
      'https://geo.example/json?q=5.92+-0.99&key=a%20key%26more',
      'https://geo.example/cities',
    ])
    for (const [, options] of asked) {
      expect(options).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' })
      expect(JSON.stringify(options?.headers ?? {})).not.toContain('uthorization')
    }
    expect(asked[1]?.[1]).toMatchObject({
      method: 'POST',
      body: JSON.stringify({ country: 'Ghana', state: 'Volta' }),
    })
  })

  it('receive latitude, longitude and key as query parameters if the address has no placeholders (API-24)', () => {
    const point = { lat: 6.5, lng: 3.4 }
    expect(geocodeAddress('https://geo.example/at', 'k', point)).toBe(
      'https://geo.example/at?latitude=6.5&longitude=3.4&key=k',
    )
    expect(geocodeAddress('/at?v=1', '', point)).toBe('/at?v=1&latitude=6.5&longitude=3.4&key=')
  })

  it('fail on a point without a country, a malformed response or an error', async () => {
    const place = { lat: 0, lng: 0 }
    const at = (answer: unknown) =>
      createGeo(fakeApi({ 'GET /geo/reverse?latitude=0&longitude=0&key=': answer }), own)
    await expect(at({ results: [] }).placeAt(place)).rejects.toThrow('no place')
    await expect(at('<html>').placeAt(place)).rejects.toThrow(TypeError)
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 402 })))
    await expect(createGeo(fakeApi(), outside).countries()).rejects.toThrow('402')
  })
})
