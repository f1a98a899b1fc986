import fc from 'fast-check'
import Value from 'typebox/value'
import { describe, expect, it } from 'vitest'
import { filterPanelCopy } from '@domain/copy/filter-panel-copy'
import { present } from '@domain/present'
import { ListingQuerySchema } from '@domain/schemas/listing-query-schema'
import { bedroomNoOf } from '@domain/search/filter-table'
import {
  changeQuery,
  hasFilters,
  type ListingQuery,
  orderedPrices,
  parsePriceRange,
  toggleAmenity,
} from '@domain/search/listing-query'
import {
  fromApiQuery,
  parseBrowseQuery,
  printBrowseQuery,
  toApiQuery,
} from '@domain/search/listing-query-url'
import { stripStateWord } from '@domain/search/search-text'
import { listingFilters, listingQuery } from '@tests/domain/arbitraries'

const read = (text: string) => parseBrowseQuery(new URLSearchParams(text))
const overTheWire = (query: ListingQuery) =>
  fromApiQuery(Object.fromEntries(new URLSearchParams(toApiQuery(query).toString())))

describe('the address of a search', () => {
  it('parses back to the query that was printed (DISC-03)', () => {
    fc.assert(
      fc.property(listingQuery, fc.boolean(), (query, closed) => {
        const asked = { ...query, ...(closed && { panelClosed: true }) }
        expect(read(printBrowseQuery(asked).toString())).toEqual(asked)
      }),
    )
  })

  it('has fixed parameter names in a fixed order, and no first page', () => {
    const address =
      'search=sea+view&country=Nigeria&state=Lagos+State&city=Lekki&type=t1&beds=3plus&amenities=a%2Cb&min=1000&max=5000.5&avail=weekend&from=2026-01-10&to=2026-01-12&rating=4&guests=2&page=2&panel=0'
    const other = address.split('&').toReversed().join('&')
    expect(printBrowseQuery(read(other)).toString()).toBe(address)
    expect(printBrowseQuery({ page: 1, panelClosed: false }).toString()).toBe('')
  })

  it.each([
    // A first page, an open panel and malformed values.
    ['page=1&panel=1', {}],
    ['search=%20&beds=many&amenities=,,&min=abc&max=-1&rating=9&avail=soon&guests=0', {}],
    ['from=2026-02-30&to=x&page=-1&other=1', {}],
    // No database stores NUL.
    ['search=a%00b', { search: 'ab' }],
    ['search=%00', {}],
    // The fields show what is searched, so no check-out is before the check-in.
    ['from=2026-01-12&to=2026-01-10', { startDate: '2026-01-12' }],
    ['from=2026-01-12&to=2026-01-12', { startDate: '2026-01-12', endDate: '2026-01-12' }],
    ['to=2026-01-10', { endDate: '2026-01-10' }],
  ])('%s says no more than %j', (text, query) => {
    expect(read(text)).toEqual(query)
  })

  it('never throws, whatever it contains', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (text) => {
        const once = printBrowseQuery(read(text)).toString()
        expect(printBrowseQuery(read(once)).toString()).toBe(once)
      }),
    )
  })
})

describe('the query of GET /listing', () => {
  it('sends the eight specified parameters under their names (FILT-05)', () => {
    const query = read(
      'country=Nigeria&state=Lagos+State&city=Lekki&type=t1&beds=3plus&amenities=a,b&min=1000&max=5000',
    )
    expect(toApiQuery(query).toString()).toBe(
      'country=Nigeria&state=Lagos&city=Lekki&propertyType=t1&bedroomNo=3&amenities=a%2Cb&priceMin=1000&priceMax=5000',
    )
  })

  it('takes ids joined by commas or repeated', () => {
    expect(fromApiQuery({ amenities: ['a', 'b'] })).toEqual(fromApiQuery({ amenities: 'a,b' }))
    expect(Value.Check(ListingQuerySchema, { amenities: ['a', 'b'] })).toBe(true)
  })

  it('parses back with prices in order and the state suffix removed (API-13)', () => {
    fc.assert(
      fc.property(listingQuery, (query) => {
        const state = query.state === undefined ? undefined : stripStateWord(query.state)
        expect(overTheWire(query)).toEqual(present({ ...query, ...orderedPrices(query), state }))
      }),
    )
  })

  it('satisfies the schema that the server validates it with (API-13)', () => {
    fc.assert(
      fc.property(listingQuery, (query) => {
        const raw = Object.fromEntries(toApiQuery(query))
        expect([...Value.Errors(ListingQuerySchema, raw)]).toEqual([])
      }),
    )
    for (const raw of [{ priceMin: 'x' }, { page: '0' }, { rating: '6' }, { startDate: '1' }]) {
      expect(Value.Check(ListingQuerySchema, raw)).toBe(false)
    }
  })
})

describe('the filters', () => {
  it('send the state without its last word, once (FILT-06)', () => {
    const states = ['Lagos State', 'lagos STATE ', 'Ashanti Region', 'Free State State']
    expect(states.map(stripStateWord)).toEqual(['Lagos', 'lagos', 'Ashanti', 'Free State'])
    const others = ['State', 'Estate', 'Rivers']
    expect(others.map(stripStateWord)).toEqual(others)
  })

  it('parse the options of bedrooms (FILT-07)', () => {
    expect(['2', '3plus', '', 'plus'].map(bedroomNoOf)).toEqual([2, 3, undefined, undefined])
  })

  it('parse price ranges (FILT-08)', () => {
    expect(['1001-5000', '50001-plus', '-100000', '', 'cheap'].map(parsePriceRange)).toEqual([
      { priceMin: 1_001, priceMax: 5_000 },
      { priceMin: 50_001 },
      { priceMax: 100_000 },
      {},
      {},
    ])
    expect(parsePriceRange('0-1000')).toEqual({ priceMin: 0, priceMax: 1_000 })
  })

  it('offer every price preset as a valid range (HOME-13, FILT-10)', () => {
    const { homePrices, panelPrices } = filterPanelCopy
    const ranges = [...Object.keys(homePrices), ...Object.keys(panelPrices)]
    expect(ranges.map(parsePriceRange).every((range) => Object.keys(range).length > 0)).toBe(true)
  })

  it('clear state and city with the country, and the city with the state (FILT-01)', () => {
    const query = { country: 'Nigeria', state: 'Lagos', city: 'Lekki', search: 'sea', page: 3 }
    expect(changeQuery(query, { country: 'Ghana' })).toEqual({ country: 'Ghana', search: 'sea' })
    const inOyo = { country: 'Nigeria', state: 'Oyo', search: 'sea' }
    expect(changeQuery(query, { state: 'Oyo' })).toEqual(inOyo)
  })

  it('return to the first page with any change except of the page (DISC-08)', () => {
    const query: ListingQuery = { search: 'sea', page: 3 }
    expect(changeQuery(query, { search: 'lagoon' }).page).toBeUndefined()
    expect(changeQuery(query, { page: 4 }).page).toBe(4)
  })

  it('add an amenity if absent and remove it if present (FILT-04)', () => {
    expect(toggleAmenity(undefined, 'a')).toEqual(['a'])
    expect(toggleAmenity(['a', 'b'], 'a')).toEqual(['b'])
  })

  it('are active when any filter is set (DISC-11, DISC-12)', () => {
    expect(hasFilters({})).toBe(false)
    expect(hasFilters({ amenities: [] })).toBe(false)
    fc.assert(
      fc.property(listingFilters, (filters) => {
        expect(hasFilters(filters)).toBe(Object.keys(filters).length > 0)
      }),
    )
  })
})
