import fc from 'fast-check'
import Value from 'typebox/value'
import { describe, expect, it } from 'vitest'
import { filterPanelCopy } from '@domain/copy/filter-panel-copy'
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

const overTheWire = (query: ListingQuery) =>
  fromApiQuery(Object.fromEntries(new URLSearchParams(toApiQuery(query).toString())))

describe('the address of a search', () => {
  it('leaves out NUL, which no database stores', () => {
    expect(parseBrowseQuery(new URLSearchParams('search=a%00b'))).toMatchObject({ search: 'ab' })
    expect(parseBrowseQuery(new URLSearchParams('search=%00')).search).toBeUndefined()
  })

  it('parses back to the query that was printed (DISC-03)', () => {
    fc.assert(
      fc.property(listingQuery, fc.boolean(), (query, closed) => {
        const asked = { ...query, ...(closed && { panelClosed: true }) }
        const printed = printBrowseQuery(asked).toString()
        expect(parseBrowseQuery(new URLSearchParams(printed))).toEqual(asked)
      }),
    )
  })

  it('has fixed parameter names in a fixed order', () => {
    const all = printBrowseQuery({
      search: 'sea view',
      propertyType: 'villa',
      country: 'Nigeria',
      state: 'Lagos State',
      city: 'Lekki',
      bedroomNo: 3,
      amenities: ['a', 'b'],
      priceMin: 1_001,
      priceMax: 5_000.5,
      rating: 4,
      availability: 'weekend',
      guestNo: 2,
      startDate: '2026-01-10',
      endDate: '2026-01-12',
      page: 2,
      panelClosed: true,
    })
    expect(all.toString()).toMatchInlineSnapshot(
      `"search=sea+view&country=Nigeria&state=Lagos+State&city=Lekki&type=villa&beds=3plus&amenities=a%2Cb&min=1001&max=5000.5&avail=weekend&from=2026-01-10&to=2026-01-12&rating=4&guests=2&page=2&panel=0"`,
    )
  })

  it('omits the first page and an open panel', () => {
    expect(printBrowseQuery({ page: 1, panelClosed: false }).toString()).toBe('')
    expect(parseBrowseQuery(new URLSearchParams('page=1&panel=1'))).toEqual({})
  })

  it('ignores malformed values', () => {
    const junk =
      'search=%20&beds=many&amenities=,,&min=abc&max=-1&rating=9&avail=soon&guests=0&from=2026-02-30&to=x&page=-1&other=1'
    expect(parseBrowseQuery(new URLSearchParams(junk))).toEqual({})
  })

  it('has no check-out before its check-in, so that the fields show what is searched', () => {
    const read = (text: string) => parseBrowseQuery(new URLSearchParams(text))
    expect(read('from=2026-01-12&to=2026-01-10')).toEqual({ startDate: '2026-01-12' })
    expect(read('from=2026-01-12&to=2026-01-12')).toEqual({
      startDate: '2026-01-12',
      endDate: '2026-01-12',
    })
    expect(read('to=2026-01-10')).toEqual({ endDate: '2026-01-10' })
  })

  it('never throws, whatever it contains', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (text) => {
        const once = printBrowseQuery(parseBrowseQuery(new URLSearchParams(text))).toString()
        const twice = printBrowseQuery(parseBrowseQuery(new URLSearchParams(once))).toString()
        expect(twice).toBe(once)
      }),
    )
  })
})

describe('the query of GET /listing', () => {
  it('sends the eight specified parameters under their names (FILT-05)', () => {
    const query = toApiQuery({
      country: 'Nigeria',
      state: 'Lagos State',
      city: 'Lekki',
      propertyType: 't1',
      bedroomNo: 3,
      amenities: ['a', 'b'],
      priceMin: 1_000,
      priceMax: 5_000,
    })
    expect(Object.fromEntries(query)).toEqual({
      country: 'Nigeria',
      state: 'Lagos',
      city: 'Lekki',
      propertyType: 't1',
      bedroomNo: '3',
      amenities: 'a,b',
      priceMin: '1000',
      priceMax: '5000',
    })
  })

  it('parses back with prices in order and the state suffix removed (API-13)', () => {
    fc.assert(
      fc.property(listingQuery, (query) => {
        const { priceMin, priceMax } = orderedPrices(query)
        const { state } = query
        const expected = {
          ...query,
          priceMin,
          priceMax,
          state: state === undefined ? undefined : stripStateWord(state),
        }
        expect(overTheWire(query)).toEqual(
          Object.fromEntries(Object.entries(expected).filter(([, value]) => value !== undefined)),
        )
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
  it.each([
    ['Lagos State', 'Lagos'],
    ['lagos STATE ', 'lagos'],
    ['Ashanti Region', 'Ashanti'],
    ['Free State State', 'Free State'],
    ['State', 'State'],
    ['Estate', 'Estate'],
    ['Rivers', 'Rivers'],
  ])('send the state %j as %j (FILT-06)', (state, sent) => {
    expect(stripStateWord(state)).toBe(sent)
  })

  it.each([
    ['2', 2],
    ['3plus', 3],
    ['', undefined],
    ['plus', undefined],
  ])('parse bedrooms %j as %s (FILT-07)', (option, bedroomNo) => {
    expect(bedroomNoOf(option)).toBe(bedroomNo)
  })

  it.each([
    ['0-1000', { priceMin: 0, priceMax: 1_000 }],
    ['1001-5000', { priceMin: 1_001, priceMax: 5_000 }],
    ['50001-plus', { priceMin: 50_001 }],
    ['-100000', { priceMax: 100_000 }],
    ['', {}],
    ['cheap', {}],
  ])('parse the price range %j (FILT-08)', (range, prices) => {
    expect(parsePriceRange(range)).toEqual(prices)
  })

  it('offer every price preset as a valid range (HOME-13, FILT-10)', () => {
    const ranges = [
      ...Object.keys(filterPanelCopy.homePrices),
      ...Object.keys(filterPanelCopy.panelPrices),
    ]
    expect(ranges.map(parsePriceRange).every((range) => Object.keys(range).length > 0)).toBe(true)
    expect(parsePriceRange('2000000-plus')).toEqual({ priceMin: 2_000_000 })
  })

  it('clear state and city with the country, and the city with the state (FILT-01)', () => {
    const query = { country: 'Nigeria', state: 'Lagos', city: 'Lekki', search: 'sea', page: 3 }
    expect(changeQuery(query, { country: 'Ghana' })).toEqual({ country: 'Ghana', search: 'sea' })
    expect(changeQuery(query, { state: 'Oyo' })).toEqual({
      country: 'Nigeria',
      state: 'Oyo',
      search: 'sea',
    })
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
