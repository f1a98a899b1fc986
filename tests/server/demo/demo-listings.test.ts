import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { DESCRIPTION_TRUNCATION } from '@domain/constants'
import { firstPropertyTypes } from '@domain/listing/first-names'
import { slugify } from '@domain/listing/slug'
import { DEMO_STYLES } from '@server/demo/demo-listing'
import { demoListings } from '@server/demo/demo-listings'
import { demoPhotosFolder, photosOfListing } from '@server/demo/demo-photos'
import { idOfListing } from '@server/demo/load-demo-listings'

const coverOf = (listing: (typeof demoListings)[number]) => photosOfListing(listing)[0]?.file
const named = (name: string) => demoListings.filter((listing) => listing.name === name)

it('the demo data has about 120 listings with unique ids', () => {
  expect(demoListings).toHaveLength(120)
  expect(new Set(demoListings.map(idOfListing)).size).toBe(120)
})

it('the demo data has a different description for every listing', () => {
  expect(new Set(demoListings.map(({ description }) => description)).size).toBe(demoListings.length)
})

it('the demo data gives every listing with photos a cover photo of its own', () => {
  const covers = demoListings.flatMap((listing) => coverOf(listing) ?? [])
  expect(covers).toHaveLength(119)
  expect(new Set(covers).size).toBe(covers.length)
})

it('the demo data gives each listing three to six photos of one style, apart from the edge cases', () => {
  const unusual = demoListings.filter(({ photos, alsoPhotos }) => {
    return alsoPhotos !== undefined || photos.length < 3 || photos.length > 6
  })
  expect(unusual.map(({ name }) => name).toSorted()).toEqual([
    'Marigold Room',
    'St Barnabas Garden Room',
    'Two Houses, One Courtyard',
  ])
})

it('the demo data shows no photo twice in one listing and has a file for every photo', () => {
  for (const listing of demoListings) {
    const files = photosOfListing(listing).map(({ file }) => file)
    expect(new Set(files).size, listing.name).toBe(files.length)
    for (const file of files) expect(existsSync(join(demoPhotosFolder(), file)), file).toBe(true)
  }
})

it('the demo data has a listing without photos, one with one and one with nine that mentions its two styles', () => {
  const counts = demoListings.map((listing) => photosOfListing(listing).length)
  expect(counts.filter((count) => count === 0)).toHaveLength(1)
  expect(counts.filter((count) => count === 1)).toHaveLength(1)
  const nine = demoListings.filter((listing) => photosOfListing(listing).length === 9)
  expect(nine).toHaveLength(1)
  expect(nine[0]?.description).toContain('two styles')
})

it('the demo data has a very long name and a name with an apostrophe and an ampersand', () => {
  expect(demoListings.some(({ name }) => name.length > 100)).toBe(true)
  expect(demoListings.some(({ name }) => name.includes("'") && name.includes('&'))).toBe(true)
})

it('the demo data has exactly two listings that share a slug', () => {
  const slugs = demoListings.map(({ name }) => slugify(name))
  expect(new Set(slugs).size).toBe(demoListings.length - 1)
  expect(named('Garden Rest House').map(({ place }) => place[0])).toHaveLength(2)
  expect(slugs).not.toContain('')
})

it.each([
  [0, 1_000],
  [1_001, 5_000],
  [5_001, 10_000],
  [10_001, 20_000],
  [20_001, 50_000],
  [50_001, Infinity],
  [100_000, 500_000],
  [500_000, 2_000_000],
  [2_000_000, Infinity],
])('the demo data has at least two listings priced from %d to %d naira', (from, to) => {
  const found = demoListings.filter(({ price }) => price >= from && price <= to)
  expect(found.length).toBeGreaterThanOrEqual(2)
  expect(Math.min(...demoListings.map(({ price }) => price))).toBeGreaterThanOrEqual(500)
})

it.each(firstPropertyTypes)(
  'the demo data has at least fifteen listings of the type %s',
  (type) => {
    expect(demoListings.filter((listing) => listing.type === type).length).toBeGreaterThanOrEqual(
      15,
    )
  },
)

it('the demo data has descriptions on both sides of the truncation limit and listings in other countries', () => {
  const lengths = demoListings.map(({ description }) => description.length)
  expect(lengths.filter((length) => length > DESCRIPTION_TRUNCATION).length).toBeGreaterThan(15)
  expect(lengths.filter((length) => length < DESCRIPTION_TRUNCATION).length).toBeGreaterThan(15)
  const countries = new Set(demoListings.map(({ place }) => place[2] ?? 'Nigeria'))
  expect(countries.size).toBeGreaterThan(2)
})

it('the demo data uses every photo style ten times', () => {
  for (const style of DEMO_STYLES) {
    expect(demoListings.filter((listing) => listing.style === style)).toHaveLength(10)
  }
})
