import { describe, expect, it } from 'vitest'
import type { Listing, ListingPage, PricedListing } from '@domain/schemas/listing-schema'
import { availabilityWindows } from '@domain/search/available-when'
import type { Availability } from '@domain/search/filter-table'
import type { ListingQuery } from '@domain/search/listing-query'
import { selectListings } from '@domain/search/select-listings'
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
const idsOf = ({ listings }: ListingPage) => listings.map(({ _id }) => _id)
const home = (changes: Partial<PricedListing>) => makeListing({ _id: 'h', ...changes })
const finds = (query: ListingQuery, changes: Partial<PricedListing>) =>
  select(query, [home(changes)]).total === 1

describe('free text', () => {
  const fields = ['LAGOON loft', 'lekki', 'lagos', 'nigeria', 'apartment', 'wifi', 'suya']
  it.each([...fields, 'balc', 'suya lekki apartment'])(
    'finds a listing by the text of any field: %s (FILT-14, API-13)',
    (search) => expect(select({ search }, [lagoonLoft]).total).toBe(1),
  )

  it('leaves out what a text excludes, but no home that says the same of itself (FILT-14)', () => {
    const names = ['Villa', 'Villa without stairs', 'Villa with stairs']
    const homes = names.map((name, index) => home({ _id: `${index}`, name, description: name }))
    const found = namesOf({ search: 'villa without stairs' }, homes)
    expect(found.toSorted()).toEqual(names.slice(0, 2))
  })

  it('needs every word, and not the letters of other words for a short name (FILT-14, R-146)', () => {
    expect(select({ search: 'lagoon igloo' }, [lagoonLoft]).matched).toBe(0)
    const view = { ...lagoonLoft, description: 'With a view of the lagoon.' }
    expect(select({ search: 'apartment vi' }, [view])).toMatchObject({ matched: 0, total: 1 })
  })

  it('lists near matches after the others and counts the others (R-146)', () => {
    const homes = [lagoonLoft, { ...lagoonLoft, _id: 'near', name: 'Lagon House' }]
    const found = select({ search: 'lagon' }, homes)
    expect(found).toMatchObject({ matched: 1, total: 1 })
    expect(select({ search: 'lagoom' }, homes)).toMatchObject({ matched: 0, total: 2 })
  })

  it.each([
    ['7 bedrooms', 'bedroomNo'],
    ['villa', 'type'],
  ])('finds every listing when nothing of %j is left (R-152)', (search, ignored) => {
    const found = select({ search, ignored: [ignored] }, [lagoonLoft])
    expect(found).toMatchObject({ matched: 1, total: 1 })
  })

  it('reads no filter in a text once the guest has chosen that filter (R-152)', () => {
    const query = { search: 'lekki for 90 tonight', guestNo: 1, startDate: '2026-06-12' }
    const { matched, read } = select(query, [{ ...lagoonLoft, guestNo: 2 }])
    expect([matched, read]).toEqual([1, { place: 'Lekki' }])
  })

  it('keeps the matches before the near matches in every order', () => {
    const homes = [
      { ...lagoonLoft, _id: 'dear', name: 'Leki Dear', city: 'Ikeja', basePrice: 90_000 },
      { ...lagoonLoft, _id: 'cheap', name: 'Leki Cheap', city: 'Ikeja', basePrice: 10_000 },
    ]
    const ids = (sort: 'price-up' | 'price-down') => idsOf(select({ search: 'leki', sort }, homes))
    expect(ids('price-up')).toEqual(['cheap', 'dear'])
    expect(ids('price-down')).toEqual(['dear', 'cheap'])
  })

  it('offers other dates and fewer filters when the dates of a text are taken (R-146, R-152)', () => {
    const bookedDates = [{ startDate: '2026-06-01', endDate: '2026-06-10' }]
    const found = (query: ListingQuery) => select(query, [{ ...lagoonLoft, bookedDates }])
    const search = 'lekki 2 to 4 june'
    const { total, read, instead } = found({ search })
    expect([total, read]).toMatchObject([0, { startDate: '2026-06-02', endDate: '2026-06-04' }])
    expect(instead?.dates).toEqual({ startDate: '2026-05-30', endDate: '2026-06-01', total: 1 })
    expect(instead?.dropped).toContainEqual({ key: 'read dates', total: 1 })
    // Chosen dates replace those of the text.
    const chosen = found({ search, startDate: '2026-06-12', endDate: '2026-06-14' })
    expect([chosen.matched, chosen.total, chosen.read]).toEqual([1, 1, { place: 'Lekki' }])
    const many = select({ search: 'lekki', guestNo: 90 }, [lagoonLoft])
    expect(many.instead).toEqual({ dropped: [{ key: 'guestNo', total: 1 }] })
  })

  it('never matches across two fields', () => {
    expect(finds({ search: 'courtlekki' }, { name: 'Court', city: 'Lekki' })).toBe(false)
    expect(finds({ search: 'court\u001flekki' }, { name: 'Court', city: 'Lekki' })).toBe(true)
  })

  it('takes one letter for a word, and finds nothing by signs (R-146)', () => {
    const names = ['Block A', 'Palm Court', 'Lane C']
    const homes = names.map((name, _id) => ({ ...bareListing, name, _id: String(_id) }))
    const found = ['a', 'c++', '++'].map((search) => namesOf({ search }, homes))
    expect(found).toEqual([['Block A'], ['Lane C'], []])
  })

  it('treats blank text as no search', () => {
    expect(select({ search: ' \u0000 ' }).total).toBe(namedListings.length)
  })
})

describe('the filters', () => {
  const { kitchen, wifi } = amenityIds

  it.each<[ListingQuery, keyof PricedListing, fits: unknown[], others: unknown[]]>([
    [{ state: 'Lagos State' }, 'state', ['Lagos', 'lagos'], ['Ogun']],
    [{ state: 'lagos' }, 'state', ['Lagos State'], []],
    [{ bedroomNo: 1 }, 'bedroomNo', [1], [0, 2, 3, 4]],
    [{ bedroomNo: 2 }, 'bedroomNo', [2], [0, 1, 3, 4]],
    [{ bedroomNo: 3 }, 'bedroomNo', [3, 4], [0, 1, 2]],
    [{ amenities: [kitchen, wifi] }, 'amenities', [Object.values(amenityIds)], [[wifi]]],
    [{ priceMin: 5_000, priceMax: 1_001 }, 'basePrice', [1_001, 5_000], [1_000, 5_001]],
    [{ rating: 4 }, 'rating', [4, 5], [3.9]],
    [{ guestNo: 4 }, 'guestNo', [4, 5], [3]],
  ])('%j select by %s (FILT-06, FILT-07, FILT-08, API-13)', (query, name, fits, others) => {
    const found = [...fits, ...others].filter((value) => finds(query, { [name]: value }))
    expect(found).toEqual(fits)
  })

  it('treat missing values as a card shows them (CARD-05, BOOK-03)', () => {
    const bare = (query: ListingQuery) => select(query, [bareListing]).total
    expect([bare({ bedroomNo: 3 }), bare({ guestNo: 1 }), bare({ guestNo: 2 })]).toEqual([1, 1, 0])
  })

  it('find a type by its id and a listing by its slug (PROP-01)', () => {
    expect(namesOf({ propertyType: propertyTypeIds.villa })).toEqual([palmVilla.name])
    expect(namesOf({ slug: 'tolas-place-garden-lekki' })).toEqual([apostropheAndAmp.name])
  })

  it.each([
    [true, '2026-01-08', '2026-01-10'],
    [false, '2026-01-08', '2026-01-11'],
    [true, '2026-01-12', undefined],
    [false, '2026-01-11', undefined],
    [true, undefined, '2026-01-10'],
    [false, undefined, '2026-01-11'],
  ])('find (%s) a listing free from %s to %s, or for one night', (isFree, startDate, endDate) => {
    const bookedDates = [{ startDate: '2026-01-10', endDate: '2026-01-12' }]
    expect(finds({ startDate, endDate }, { bookedDates })).toBe(isFree)
  })
})

describe('availability on a Wednesday', () => {
  const today = '2026-01-07'

  it.each([
    ['now', today, '2026-01-07', '2026-01-08'],
    ['weekend', today, '2026-01-09', '2026-01-11'],
    ['weekend', '2026-01-09', '2026-01-09', '2026-01-11'],
    ['weekend', '2026-01-10', '2026-01-10', '2026-01-11'],
    ['weekend', '2026-01-11', '2026-01-16', '2026-01-18'],
    ['weekend', '2026-01-12', '2026-01-16', '2026-01-18'],
    ['next-week', today, '2026-01-12', '2026-01-19'],
    ['next-month', today, '2026-02-01', '2026-03-01'],
  ] as const)('%s on %s is the nights %s to %s (FILT-11)', (option, day, checkIn, checkOut) => {
    expect(availabilityWindows[option](day).nights).toEqual({ checkIn, checkOut })
  })

  it('needs both nights of the weekend, but one night of next week (FILT-11)', () => {
    const free = (availability: Availability, startDate: string, endDate: string) =>
      finds({ availability }, { bookedDates: [{ startDate, endDate }] })
    expect(free('weekend', '2026-01-10', '2026-01-11')).toBe(false)
    expect(free('next-week', '2026-01-12', '2026-01-18')).toBe(true)
    expect(free('next-week', '2026-01-12', '2026-01-19')).toBe(false)
    expect(free('now', '2026-01-07', '2026-01-08')).toBe(false)
  })
})

describe('the order and pages of a result', () => {
  it('are newest first, then by id', () => {
    const homes = [home({ _id: 'b' }), home({ _id: 'a' }), palmVilla, bareListing]
    expect(idsOf(select({}, homes))).toEqual(['a', 'b', palmVilla._id, bareListing._id])
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
    expect(new Set(pages.flatMap(idsOf)).size).toBe(30)
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
  const { villa, studio, apartment } = propertyTypeIds
  const homes = [
    home({ _id: '1', propertyType: villa, city: 'Abuja' }),
    home({ _id: '2', propertyType: studio, city: 'LEKKI' }),
    lagoonLoft,
    home({ _id: '3', propertyType: apartment, city: 'Kano' }),
    home({ _id: '4', propertyType: apartment, city: 'Jos' }),
  ]

  it('are others, first of the same type, then of the same city (PROP-10)', () => {
    const asked = { similarTo: lagoonLoft._id, limit: 3 }
    const page = selectListings(homes, asked, { ...context, keepOrder: true })
    expect([idsOf(page), page.total]).toEqual([['3', '4', '2'], 4])
  })

  it('are empty for an unknown or single listing', () => {
    expect(select({ similarTo: 'gone' }).listings).toEqual([])
    expect(select({ similarTo: noPhoto._id }, [noPhoto]).listings).toEqual([])
  })
})
