import { describe, expect, it } from 'vitest'
import type { Listing, PricedListing } from '@domain/schemas/listing-schema'
import { availabilityWindow } from '@domain/search/available-when'
import type { ListingQuery } from '@domain/search/listing-query'
import { newestFirst, selectListings, similarListings } from '@domain/search/select-listings'
import {
  apostropheAndAmp,
  bareListing,
  lagoonLoft,
  makeListing,
  makeListings,
  namedListings,
  noPhoto,
  palmVilla,
} from '@tests/fixtures/make-listing'
import {
  amenityIds,
  makeAmenities,
  makePropertyTypes,
  propertyTypeIds,
} from '@tests/fixtures/make-property-types'

const context = {
  today: '2026-01-07',
  propertyTypes: makePropertyTypes(),
  amenities: makeAmenities(),
}
const select = (query: ListingQuery, listings: readonly Listing[] = namedListings) =>
  selectListings(listings, query, context)
const namesOf = (query: ListingQuery, listings?: readonly Listing[]) =>
  select(query, listings).listings.map(({ name }) => name)
const home = (changes: Partial<PricedListing>) => makeListing({ _id: 'h', ...changes })
const finds = (query: ListingQuery, changes: Partial<PricedListing>) =>
  select(query, [home(changes)]).total === 1

describe('free text', () => {
  it.each([
    ['name', 'LAGOON loft'],
    ['city', 'lekki'],
    ['state', 'lagos'],
    ['country', 'nigeria'],
    ['property type name', 'apartment'],
    ['amenity name', 'wifi'],
    ['description', 'suya'],
    ['part of a word', 'balc'],
    ['words of different fields', 'suya lekki apartment'],
  ])('finds a listing by its %s (FILT-14, API-13)', (_, search) => {
    expect(select({ search }, [lagoonLoft]).total).toBe(1)
  })

  it('needs every word (FILT-14)', () => {
    expect(select({ search: 'lagoon igloo' }, [lagoonLoft]).matched).toBe(0)
  })

  it('leaves out what a text excludes, but no home that says the same of itself (FILT-14)', () => {
    const homes = ['Villa without stairs', 'Villa with stairs', 'Villa'].map((description, index) =>
      makeListing({ _id: `${index}`, name: description, description }),
    )
    expect(namesOf({ search: 'villa without stairs' }, homes).toSorted()).toEqual([
      'Villa',
      'Villa without stairs',
    ])
  })

  it('does not take the letters of other words for a short name (R-146)', () => {
    const view = { ...lagoonLoft, description: 'With a view of the lagoon.' }
    expect(select({ search: 'apartment vi' }, [view])).toMatchObject({ matched: 0, total: 1 })
  })

  it('lists near matches after the others and counts the others (R-146)', () => {
    const homes = [lagoonLoft, { ...lagoonLoft, _id: 'near', name: 'Lagon House' }]
    const found = select({ search: 'lagon' }, homes)
    expect(found).toMatchObject({ matched: 1, total: 1 })
    expect(select({ search: 'lagoom' }, homes)).toMatchObject({ matched: 0, total: 2 })
  })

  it('keeps the other filters of a text when a guest takes one away (R-152)', () => {
    const query = { search: 'family of 6 lekki under 90k 2 to 4 june' }
    const found = (ignored?: string[]) =>
      select({ ...query, ignored }, [{ ...lagoonLoft, guestNo: 2, basePrice: 80_000 }])
    expect(found().matched).toBe(0)
    expect(found(['guestNo'])).toMatchObject({
      matched: 1,
      read: { priceMax: 90_000, startDate: '2026-06-02', endDate: '2026-06-04' },
    })
    expect(found(['guestNo', 'dates', 'price'])).toMatchObject({ matched: 1, total: 1 })
    expect(found(['guestNo', 'dates', 'price', 'place'])).not.toHaveProperty('read')
  })

  it('finds every listing when nothing of a text is left (R-152)', () => {
    for (const [search, ignored] of [
      ['7 bedrooms', 'bedroomNo'],
      ['villa', 'type'],
    ] as const) {
      const query = { search, ignored: [ignored] }
      expect(select(query, [lagoonLoft])).toMatchObject({ matched: 1, total: 1 })
    }
  })

  it('reads no filter in a text once the guest has chosen that filter (R-152)', () => {
    const query = { search: 'lekki for 90 tonight', guestNo: 1, startDate: '2026-06-12' }
    const found = select(query, [{ ...lagoonLoft, guestNo: 2 }])
    expect(found).toMatchObject({ matched: 1, read: { place: 'Lekki' } })
    expect(Object.keys(found.read ?? {})).toEqual(['place'])
  })

  it('keeps the matches before the near matches in every order', () => {
    const homes = [
      { ...lagoonLoft, _id: 'dear', name: 'Leki Dear', city: 'Ikeja', basePrice: 90_000 },
      { ...lagoonLoft, _id: 'cheap', name: 'Leki Cheap', city: 'Ikeja', basePrice: 10_000 },
    ]
    const ids = (sort: 'price-up' | 'price-down') =>
      select({ search: 'leki', sort }, homes).listings.map(({ _id }) => _id)
    expect(ids('price-up')).toEqual(['cheap', 'dear'])
    expect(ids('price-down')).toEqual(['dear', 'cheap'])
  })

  it('offers the nearest free dates when a text names dates that are taken, or its others (R-146, R-152)', () => {
    const bookedDates = [{ startDate: '2026-06-01', endDate: '2026-06-10' }]
    const found = (query: ListingQuery) => select(query, [{ ...lagoonLoft, bookedDates }])
    const search = 'lekki 2 to 4 june'
    expect(found({ search })).toMatchObject({
      total: 0,
      read: { startDate: '2026-06-02', endDate: '2026-06-04' },
      instead: { dates: { startDate: '2026-05-30', endDate: '2026-06-01', total: 1 } },
    })
    expect(found({ search }).instead?.dropped).toContainEqual({ key: 'read dates', total: 1 })
    // Chosen dates replace those of the text.
    const chosen = { search, startDate: '2026-06-12', endDate: '2026-06-14' }
    expect(found(chosen)).toMatchObject({ total: 1, matched: 1 })
    expect(found(chosen).read).toEqual({ place: 'Lekki' })
  })

  it('offers what a guest can change after an empty result', () => {
    const { instead } = select({ search: 'lekki', guestNo: 90 }, [lagoonLoft])
    expect(instead).toEqual({ dropped: [{ key: 'guestNo', total: 1 }] })
  })

  it('never matches across two fields', () => {
    expect(finds({ search: 'courtlekki' }, { name: 'Court', city: 'Lekki' })).toBe(false)
    expect(finds({ search: 'court\u001flekki' }, { name: 'Court', city: 'Lekki' })).toBe(true)
  })

  it('takes one letter for a word, and finds nothing by signs (R-146)', () => {
    const names = ['Block A', 'Palm Court', 'Lane C']
    const homes = names.map((name, _id) => ({ ...bareListing, name, _id: String(_id) }))
    expect(['a', 'c++', '++'].map((search) => namesOf({ search }, homes))).toEqual([
      ['Block A'],
      ['Lane C'],
      [],
    ])
  })

  it('treats blank text as no search', () => {
    expect(select({ search: ' \u0000 ' }).total).toBe(namedListings.length)
  })
})

describe('the filters', () => {
  it('compare the state without its suffix on both sides (FILT-06)', () => {
    expect(finds({ state: 'Lagos State' }, { state: 'Lagos' })).toBe(true)
    expect(finds({ state: 'lagos' }, { state: 'Lagos State' })).toBe(true)
    expect(finds({ state: 'Ogun' }, { state: 'Lagos' })).toBe(false)
  })

  it('match 1 and 2 bedrooms exactly, and 3 as three or more (FILT-07)', () => {
    const found = (bedroomNo: number) =>
      [0, 1, 2, 3, 4].filter((has) => finds({ bedroomNo }, { bedroomNo: has }))
    expect([found(1), found(2), found(3)]).toEqual([[1], [2], [3, 4]])
  })

  it('require all chosen amenities (API-13)', () => {
    const amenities = [amenityIds.kitchen, amenityIds.wifi]
    expect(finds({ amenities }, { amenities: [amenityIds.wifi] })).toBe(false)
    expect(finds({ amenities }, { amenities: Object.values(amenityIds) })).toBe(true)
  })

  it('include both bounds of a price range and swap them when reversed (FILT-08)', () => {
    const at = (basePrice: number) => finds({ priceMin: 5_000, priceMax: 1_001 }, { basePrice })
    expect([1_000, 1_001, 5_000, 5_001].map(at)).toEqual([false, true, true, false])
  })

  it('match a minimum rating and a minimum capacity', () => {
    expect(finds({ rating: 4 }, { rating: 4 })).toBe(true)
    expect(finds({ rating: 5 }, { rating: 4.9 })).toBe(false)
    expect(finds({ guestNo: 4 }, { guestNo: 3 })).toBe(false)
  })

  it('treat missing values as a card shows them (CARD-05, BOOK-03)', () => {
    const bare = (query: ListingQuery) => select(query, [bareListing]).total
    expect([bare({ bedroomNo: 3 }), bare({ guestNo: 1 }), bare({ guestNo: 2 })]).toEqual([1, 1, 0])
  })

  it('find a type by its id and a listing by its slug (PROP-01)', () => {
    expect(namesOf({ propertyType: propertyTypeIds.villa })).toEqual([palmVilla.name])
    expect(namesOf({ slug: 'tolas-place-garden-lekki' })).toEqual([apostropheAndAmp.name])
  })

  it('find listings free for the dates, or for one night with only one of the dates', () => {
    const bookedDates = [{ startDate: '2026-01-10', endDate: '2026-01-12' }]
    const free = (startDate?: string, endDate?: string) =>
      finds({ startDate, endDate }, { bookedDates })
    expect(free('2026-01-08', '2026-01-10')).toBe(true)
    expect(free('2026-01-08', '2026-01-11')).toBe(false)
    expect(free('2026-01-12')).toBe(true)
    expect(free('2026-01-11')).toBe(false)
    expect(free(undefined, '2026-01-10')).toBe(true)
    expect(free(undefined, '2026-01-11')).toBe(false)
  })
})

describe('availability on a Wednesday', () => {
  const today = '2026-01-07'
  const booked = (startDate: string, endDate: string) => ({ bookedDates: [{ startDate, endDate }] })

  it.each([
    ['now', today, '2026-01-07', '2026-01-08'],
    ['weekend', today, '2026-01-09', '2026-01-11'],
    ['weekend', '2026-01-09', '2026-01-09', '2026-01-11'],
    ['weekend', '2026-01-10', '2026-01-10', '2026-01-11'],
    ['weekend', '2026-01-11', '2026-01-16', '2026-01-18'],
    ['weekend', '2026-01-12', '2026-01-16', '2026-01-18'],
    ['next-week', today, '2026-01-12', '2026-01-19'],
    ['next-month', today, '2026-02-01', '2026-03-01'],
  ] as const)(
    '%s on %s is the nights from %s to %s (FILT-11)',
    (option, day, checkIn, checkOut) => {
      expect(availabilityWindow(option, day).nights).toEqual({ checkIn, checkOut })
    },
  )

  it('requires both nights of the weekend, but one night of next week (FILT-11)', () => {
    expect(finds({ availability: 'weekend' }, booked('2026-01-10', '2026-01-11'))).toBe(false)
    expect(finds({ availability: 'next-week' }, booked('2026-01-12', '2026-01-18'))).toBe(true)
    expect(finds({ availability: 'next-week' }, booked('2026-01-12', '2026-01-19'))).toBe(false)
    expect(finds({ availability: 'now' }, booked('2026-01-07', '2026-01-08'))).toBe(false)
  })
})

describe('the order and pages of a result', () => {
  it('are newest first, then by id', () => {
    const [a, b] = [home({ _id: 'a' }), home({ _id: 'b' })]
    expect([b, a, palmVilla, bareListing].sort(newestFirst).map(({ _id }) => _id)).toEqual([
      'a',
      'b',
      palmVilla._id,
      bareListing._id,
    ])
  })

  it('keep the order of another backend when requested', () => {
    const reversed = [...namedListings].reverse()
    const kept = selectListings(reversed, {}, { ...context, keepOrder: true })
    expect(kept.listings).toEqual(reversed)
  })

  it('split the list without losing or repeating a listing (HOME-08)', () => {
    const listings = makeListings(30)
    const pages = [1, 2, 3, 4].map((page) => select({ page, limit: 12 }, listings))
    expect(pages.map((page) => page.listings.length)).toEqual([12, 12, 6, 0])
    expect(new Set(pages.flatMap((page) => page.listings.map(({ _id }) => _id))).size).toBe(30)
    expect(pages[3]?.total).toBe(30)
  })

  it('return at most a hundred listings and count to a thousand', () => {
    const listings = Array.from({ length: 1_001 }, (_, index) => home({ _id: `h${index}` }))
    const all = select({ limit: 5_000 }, listings)
    expect(all.listings).toHaveLength(100)
    expect([all.total, all.totalCapped]).toEqual([1_000, true])
    expect(select({}, listings.slice(1)).totalCapped).toBeUndefined()
    const lengths = [83, 84, 85, 50_000].map(
      (page) => select({ page, limit: 12 }, listings).listings.length,
    )
    expect(lengths, 'The pages end where the total does.').toEqual([12, 4, 0, 0])
  })
})

describe('similar listings', () => {
  const villaInAbuja = home({ _id: '1', propertyType: propertyTypeIds.villa, city: 'Abuja' })
  const studioInLekki = home({ _id: '2', propertyType: propertyTypeIds.studio, city: 'LEKKI' })
  const flatInKano = home({ _id: '3', propertyType: propertyTypeIds.apartment, city: 'Kano' })
  const flatInJos = home({ _id: '4', propertyType: propertyTypeIds.apartment, city: 'Jos' })
  const homes = [villaInAbuja, studioInLekki, lagoonLoft, flatInKano, flatInJos]

  it('are at most three others, first of the same type, then of the same city (PROP-10)', () => {
    const ids = (listings: Listing[]) => listings.map(({ _id }) => _id)
    expect(ids(similarListings(homes, lagoonLoft))).toEqual(['3', '4', '2'])
    const asked = { similarTo: lagoonLoft._id, limit: 3 }
    const page = selectListings(homes, asked, { ...context, keepOrder: true })
    expect(ids(page.listings)).toEqual(['3', '4', '2'])
    expect(page.total).toBe(4)
  })

  it('are empty for an unknown or single listing', () => {
    expect(select({ similarTo: 'gone' }).listings).toEqual([])
    expect(similarListings([noPhoto], noPhoto)).toEqual([])
  })
})
