import { describe, expect, it } from 'vitest'
import { readSearch, TERMS_MAXIMUM } from '@domain/search/read-search'
import { vocabularyOf } from '@domain/search/vocabulary'

const words = vocabularyOf(
  `lekki abuja victoria island penthouse pool quiet cross river rivers lagos victoriaisland port harcourt portharcourt
  lagoon benin city epe pipe villa`.split(/\s+/),
  {
    places: [
      { city: 'Lekki', state: 'Lagos', country: 'Nigeria' },
      { city: 'Lagos', state: 'Lagos State', country: 'Nigeria' },
      { city: 'Victoria Island', state: 'Lagos', country: 'Nigeria' },
      { city: 'Abuja', state: 'Federal Capital Territory', country: 'Nigeria' },
      { city: 'Calabar', state: 'Cross River', country: 'Nigeria' },
      { city: 'Port Harcourt', state: 'Rivers', country: 'Nigeria' },
      { city: 'Benin City', state: 'Edo', country: 'Nigeria' },
      { city: 'Epe', state: 'Lagos', country: 'Nigeria' },
    ],
    types: ['Apartment', 'Villa', 'House'],
  },
)
/** A Sunday. */
const TODAY = '2026-11-22'
const read = (text: string) => readSearch(text, words, { today: TODAY })
const wordsIn = (text: string) => read(text).terms.map(({ typed }) => typed)

describe('a filter that the guest has taken away (R-152)', () => {
  const without = (text: string, ...ignored: string[]) =>
    readSearch(text, words, { today: TODAY, ignored })

  it('leaves the others and the words of the text', () => {
    const found = without('family of six abuja next weekend', 'guestNo')
    expect(found.filters).toEqual({ startDate: '2026-11-27', endDate: '2026-11-29' })
    expect(found.place?.label).toBe('Abuja')
  })

  it('also takes away the order that comes with it, and no other', () => {
    expect(without('abuja 50k', 'price')).toMatchObject({ filters: {}, order: undefined })
    expect(without('cheap abuja for 4', 'guestNo').order).toBe('price-up')
  })
})

describe('a place in a search text', () => {
  it.each([
    ['lekki/ph', 'Lekki, Port Harcourt'],
    // 'pipe' is as near.
    ['pepe', 'Epe'],
    ['vitoria iland', 'Victoria Island'],
    ['Rivers State', 'Rivers'],
    ['lagos lekki', 'Lekki'],
    ['lekki,abuja', 'Lekki, Abuja'],
    ['lekki-abuja', 'Lekki, Abuja'],
    ['lekki,pool', 'Lekki'],
    ['lekki or abuja', 'Lekki, Abuja'],
    ['nigeria', 'Nigeria'],
    ['lagoon', undefined],
    ['', undefined],
  ])('is read in %j as %j (R-146)', (text, label) => {
    expect(read(text).place?.label).toBe(label)
  })

  it('is a state before a city of the same name', () => {
    expect(read('lagos').place?.anyOf).toEqual([{ state: 'lagos' }])
  })

  it('is mentioned by its own name, not by that of the state or the country around it', () => {
    expect(read('lekki lagos nigeria').place?.mentions).toEqual(['lekki'])
  })

  it('is not one of the words that a home must have', () => {
    expect(wordsIn('lekki pool')).toEqual(['pool'])
    expect(wordsIn('pool in rivers state')).toEqual(['pool'])
  })

  it('goes with its chip, and so does a type (R-152)', () => {
    const { place, terms, types } = readSearch('villa lekki pool', words, {
      today: TODAY,
      ignored: ['place', 'type'],
    })
    expect([place, types]).toEqual([undefined, []])
    expect(terms.map(({ typed }) => typed)).toEqual(['pool'])
    expect(read('villa lekki pool').types).toEqual(['Villa'])
  })

  it('is either of several types, because a home has one', () => {
    const { terms, types } = read('villa or apartment lekki')
    expect(types).toEqual(['Villa', 'Apartment'])
    expect(read('vila lekki').types).toEqual(['Villa'])
    expect(terms).toMatchObject([{ typed: 'villa apartment', same: ['villa', 'apartment'] }])
  })
})

describe('filters in a search text', () => {
  it.each([
    ['lekki tomorrow 2 nights', { startDate: '2026-11-23', endDate: '2026-11-25' }],
    ['lekki 4 nights 10/12/2026', { startDate: '2026-12-10', endDate: '2026-12-14' }],
    ['lekki 5 december for 2 weeks', { startDate: '2026-12-05', endDate: '2026-12-19' }],
    ['lekki tonight 3 nights', { startDate: TODAY, endDate: '2026-11-25' }],
    ['lekki 24 to 26 december 9 nights', { startDate: '2026-12-24', endDate: '2026-12-26' }],
    ['lekki 100k+', { priceMin: 100_000 }],
    ['lekki under 3 billion', { priceMax: 3_000_000_000 }],
    ['lekki under 60000000000000000000', { priceMax: 100_000_000_000 }],
    ['lekki 60.000', { priceMax: 60_000 }],
    ['lekki under 60k above 80k', { priceMax: 60_000 }],
    ['2br lekki', { bedroomNo: 2 }],
    ['3-bedroom lekki', { bedroomNo: 3 }],
    ['3 to 5 bedrooms lekki', { bedroomNo: 3 }],
    ['2 to 4 bedrooms lekki', {}],
    ['2 bedrom lekki', { bedroomNo: 2 }],
    ['lekki miniflat', { bedroomNo: 1 }],
    ['lekki 3 bedrooms or more', { bedroomNo: 3 }],
    ['lekki at least 2 bedrooms', {}],
    ['lekki 2+ bedrooms', {}],
    ['lekki for 6', { guestNo: 6 }],
    ['family of four lekki', { guestNo: 4 }],
    ['4 adults and 2 kids lekki', { guestNo: 6 }],
    ['me and 3 friends lekki', { guestNo: 4 }],
    ['lekki for a couple', { guestNo: 2 }],
    ['lekki for two couples', { guestNo: 4 }],
    ['lekki under 50k', { priceMax: 50_000 }],
    ['less than N50,000 lekki', { priceMax: 50_000 }],
    ['lekki fifty thousand', { priceMax: 50_000 }],
    ['below hundred thousand lekki', { priceMax: 100_000 }],
    ['lekki one hundred and fifty thousand', { priceMax: 150_000 }],
    ['lekki above 1.5m', { priceMin: 1_500_000 }],
    ['lekki between 30k and 60k', { priceMin: 30_000, priceMax: 60_000 }],
    ['lekki 30-60k', { priceMin: 30_000, priceMax: 60_000 }],
    ['lekki under 50', { priceMax: 50_000 }],
    ['lekki 4 star', { rating: 4 }],
    ['lekki tonight', { availability: 'now' }],
    ['lekki this weekend', { startDate: '2026-11-27', endDate: '2026-11-29' }],
    ['lekki next weekend', { startDate: '2026-11-27', endDate: '2026-11-29' }],
    ['lekki from 27th to 29th of nov', { startDate: '2026-11-27', endDate: '2026-11-29' }],
    ['lekki nov 27 - 29', { startDate: '2026-11-27', endDate: '2026-11-29' }],
    ['lekki 30 december to 2 january', { startDate: '2026-12-30', endDate: '2027-01-02' }],
    ['lekki 24 december and 2 guests', { startDate: '2026-12-24', guestNo: 2 }],
    ['lekki 27 november 2027', { startDate: '2027-11-27' }],
    ['lekki 24/12/2026 - 27/12/2026', { startDate: '2026-12-24', endDate: '2026-12-27' }],
    ['lekki friday to monday', { startDate: '2026-11-27', endDate: '2026-11-30' }],
    ['lekki fri - sun', { startDate: '2026-11-27', endDate: '2026-11-29' }],
    ['lekki 24/12 to 27/12/26', { startDate: '2026-12-24', endDate: '2026-12-27' }],
    ['lekki next friday', { startDate: '2026-11-27' }],
    ['lekki this sunday', { startDate: '2026-11-22' }],
    ['lekki NGN 50,000', { priceMax: 50_000 }],
    ['lekki 50k above', { priceMin: 50_000 }],
    ['lekki 24 decemebr', { startDate: '2026-12-24' }],
    ['lekki 20 november', { startDate: '2027-11-20' }],
    [
      '2 bedroom lekki 24 to 27 dec',
      { bedroomNo: 2, startDate: '2026-12-24', endDate: '2026-12-27' },
    ],
  ])('are read in %j (R-146)', (text, filters) => {
    expect(read(text).filters).toEqual(filters)
    expect(read(text).place?.label).toBe('Lekki')
    expect(wordsIn(text)).toEqual([])
  })

  it.each(['lekki', 'lekki for 2 nights', 'lekki 2026', 'lekki 24/7', 'lekki phase 1'])(
    'are not found in %j',
    (text) => expect(read(text).filters).toEqual({}),
  )

  it.each([
    ['cheap lekki', 'price-up'],
    ['luxury lekki', 'price-down'],
    ['top rated lekki', 'rating'],
  ])('read %j as an order', (text, order) => expect(read(text).order).toBe(order))
})

describe('the words of a search text', () => {
  it('leave out filler unless there is nothing else', () => {
    expect(wordsIn('homes in lekki with pool')).toEqual(['pool'])
    expect(wordsIn('abeg I dey find place for abuja')).toEqual([])
    expect(read('short let')).toMatchObject({ takesAll: true })
  })

  it('gain the meanings of short names, plurals, joined and split words', () => {
    const same = (text: string) => read(text).terms.flatMap((term) => term.same)
    expect(same('penthouses')).toContain('penthouse')
    expect(same('quietpool')).toContain('quiet pool')
    expect(same('pent house')).toContain('penthouse')
  })

  it('are the parts of a compound, unless it is a name', () => {
    expect(wordsIn('cigar-free a/c')).toEqual(['cigar', 'free', 'ac'])
  })

  it('gain the nearest spelling only when nothing begins with the word', () => {
    const near = (text: string) => read(text).terms.flatMap((term) => term.near)
    expect(near('penthuse')).toEqual(['penthouse'])
    expect(near('pentho')).toEqual([])
  })

  it('take the short names of an operator', () => {
    const names = { zone9: ['lekki'], spa: ['pool'] }
    const { place, terms } = readSearch('zone9 spa', words, { today: TODAY, names })
    expect(place?.label).toBe('Lekki')
    expect(terms[0]?.same).toContain('pool')
  })

  it('have other forms only up to a limit', () => {
    const { terms } = read(Array.from({ length: 40 }, (_, index) => `pool${index}x`).join(' '))
    expect(terms.filter(({ same }) => same.length > 0)).toHaveLength(TERMS_MAXIMUM)
  })
})
