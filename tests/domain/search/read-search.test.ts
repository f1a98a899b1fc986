import { describe, expect, it } from 'vitest'
import { readSearch, TERMS_MAXIMUM } from '@domain/search/read-search'
import { normaliseSearchText } from '@domain/search/search-text'
import { vocabularyOf } from '@domain/search/vocabulary'

const places = `Lekki, Lagos; Lagos, Lagos State; Victoria Island, Lagos; Calabar, Cross River;
  Abuja, Federal Capital Territory; Port Harcourt, Rivers; Benin City, Edo; Epe, Lagos`
const words = vocabularyOf(
  `lekki abuja victoria island penthouse pool quiet cross river rivers lagos victoriaisland port
  harcourt portharcourt lagoon benin city epe pipe villa`.split(/\s+/),
  {
    places: places.split(/;\s+/).map((place) => {
      const [city, state] = place.split(', ')
      return { city, state, country: 'Nigeria' }
    }),
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

  it('leaves the others, but not the order that comes with it', () => {
    const found = without('family of six abuja next weekend', 'guestNo')
    expect(found.filters).toEqual({ startDate: '2026-11-27', endDate: '2026-11-29' })
    expect(found.place?.label).toBe('Abuja')
    expect(without('abuja 50k', 'price')).toMatchObject({ filters: {}, order: undefined })
    expect(without('cheap abuja for 4', 'guestNo').order).toBe('price-up')
  })

  it('may be a place or a type', () => {
    const { place, terms, types } = without('villa lekki pool', 'place', 'type')
    expect([place, types]).toEqual([undefined, []])
    expect(terms.map(({ typed }) => typed)).toEqual(['pool'])
    expect(read('villa lekki pool').types).toEqual(['Villa'])
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

  it('is a state before a city of the same name, and is mentioned by its own name alone', () => {
    expect(read('lagos').place?.anyOf).toEqual([{ state: 'lagos' }])
    expect(read('lekki lagos nigeria').place?.mentions).toEqual(['lekki'])
  })

  it('is either of several types, because a home has one', () => {
    const { terms, types } = read('villa or apartment lekki')
    expect(types).toEqual(['Villa', 'Apartment'])
    expect(read('vila lekki').types).toEqual(['Villa'])
    expect(terms).toMatchObject([{ typed: 'villa apartment', same: ['villa', 'apartment'] }])
  })
})

const stay = (startDate: string, endDate: string) => ({ startDate, endDate })

describe('filters in a search text', () => {
  it.each(
    Object.entries({
      '3-bedroom lekki; 3 to 5 bedrooms lekki; lekki 3 bedrooms or more': { bedroomNo: 3 },
      '2br lekki; 2 bedrom lekki': { bedroomNo: 2 },
      'lekki miniflat': { bedroomNo: 1 },
      '2 to 4 bedrooms lekki; lekki at least 2 bedrooms; lekki 2+ bedrooms': {},
      'lekki for 6; 4 adults and 2 kids lekki': { guestNo: 6 },
      'family of four lekki; me and 3 friends lekki; lekki for two couples': { guestNo: 4 },
      'lekki for a couple': { guestNo: 2 },
      'lekki under 50k; less than N50,000 lekki; lekki fifty thousand': { priceMax: 50_000 },
      'lekki under 50; lekki NGN 50,000': { priceMax: 50_000 },
      'lekki 60.000; lekki under 60k above 80k': { priceMax: 60_000 },
      'below hundred thousand lekki': { priceMax: 100_000 },
      'lekki one hundred and fifty thousand': { priceMax: 150_000 },
      'lekki under 3 billion': { priceMax: 3_000_000_000 },
      'lekki under 60000000000000000000': { priceMax: 100_000_000_000 },
      'lekki 50k above': { priceMin: 50_000 },
      'lekki 100k+': { priceMin: 100_000 },
      'lekki above 1.5m': { priceMin: 1_500_000 },
      'lekki between 30k and 60k; lekki 30-60k': { priceMin: 30_000, priceMax: 60_000 },
      'lekki 4 star': { rating: 4 },
      'lekki tonight': { availability: 'now' },
      'lekki tomorrow 2 nights': stay('2026-11-23', '2026-11-25'),
      'lekki tonight 3 nights': stay(TODAY, '2026-11-25'),
      'lekki this weekend; lekki next weekend; lekki fri - sun': stay('2026-11-27', '2026-11-29'),
      'lekki from 27th to 29th of nov; lekki nov 27 - 29': stay('2026-11-27', '2026-11-29'),
      'lekki friday to monday': stay('2026-11-27', '2026-11-30'),
      'lekki 5 december for 2 weeks': stay('2026-12-05', '2026-12-19'),
      'lekki 2026-12-15 to 2026/12/18': stay('2026-12-15', '2026-12-18'),
      'lekki 4 nights 10/12/2026': stay('2026-12-10', '2026-12-14'),
      'lekki 24 to 26 december 9 nights': stay('2026-12-24', '2026-12-26'),
      'lekki 24/12/2026 - 27/12/2026; lekki 24/12 to 27/12/26': stay('2026-12-24', '2026-12-27'),
      'lekki 30 december to 2 january': stay('2026-12-30', '2027-01-02'),
      '2 bedroom lekki 24 to 27 dec': { bedroomNo: 2, ...stay('2026-12-24', '2026-12-27') },
      'lekki 24 december and 2 guests': { startDate: '2026-12-24', guestNo: 2 },
      'lekki 24 decemebr': { startDate: '2026-12-24' },
      'lekki 20 november': { startDate: '2027-11-20' },
      'lekki 27 november 2027': { startDate: '2027-11-27' },
      'lekki next friday': { startDate: '2026-11-27' },
      'lekki this sunday': { startDate: TODAY },
    }),
  )('are read in %j (R-146)', (texts, filters) => {
    for (const text of texts.split('; ')) {
      expect(read(text).filters, text).toEqual(filters)
      expect(read(text).place?.label, text).toBe('Lekki')
      expect(wordsIn(text), text).toEqual([])
    }
  })

  it.each(['lekki', 'lekki for 2 nights', 'lekki 2026', 'lekki 24/7', 'lekki phase 1'])(
    'are not found in %j',
    (text) => expect(read(text).filters).toEqual({}),
  )

  it('may be an order', () => {
    const orders = ['cheap lekki', 'luxury lekki', 'top rated lekki'].map(
      (text) => read(text).order,
    )
    expect(orders).toEqual(['price-up', 'price-down', 'rating'])
  })
})

describe('the words of a search text', () => {
  it('are compared without capitals, accents, curly quotes and control characters (FILT-14)', () => {
    const typed = ['  Lekki   PHASE one ', 'Ọ̀yọ́', 'CAFÉ', 'Tola’s', 'a\u0000b\u001fc\td', '']
    const normal = ['lekki phase one', 'oyo', 'cafe', "tola's", 'a b c d', '']
    expect(typed.map(normaliseSearchText)).toEqual(normal)
  })

  it('leave out places, and filler unless there is nothing else', () => {
    expect(wordsIn('homes in lekki with pool')).toEqual(['pool'])
    expect(wordsIn('pool in rivers state')).toEqual(['pool'])
    expect(wordsIn('abeg I dey find place for abuja')).toEqual([])
    expect(read('short let')).toMatchObject({ takesAll: true })
  })

  it('gain the meanings of plurals, joined and split words, and are the parts of a compound', () => {
    const same = (text: string) => read(text).terms.flatMap((term) => term.same)
    expect(same('penthouses')).toContain('penthouse')
    expect(same('quietpool')).toContain('quiet pool')
    expect(same('pent house')).toContain('penthouse')
    // Unless it is a name.
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
