import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { DESCRIPTION_TRUNCATION } from '@domain/constants'
import { firstPropertyTypes } from '@domain/listing/first-names'
import { slugify } from '@domain/listing/slug'
import { demoListings, idOfListing } from '@server/demo/demo-listings'
import { demoPhotosFolder } from '@server/demo/demo-photos'
import { readRows } from '@server/import/read-rows'

it('the demo data is a file that the importer reads, with 120 listings of their own', () => {
  const rows = readRows(readFileSync('server/demo/listings.json', 'utf8'), 'json')
  expect(rows.filter(({ fault }) => fault !== undefined)).toEqual([])
  expect(rows).toHaveLength(120)
  for (const values of [
    demoListings.map(({ key }) => key),
    demoListings.map(idOfListing),
    demoListings.map(({ description }) => description),
  ]) {
    expect(new Set(values).size).toBe(120)
  }
})

it('the demo data gives every listing with photos a cover photo of its own, and none twice', () => {
  const covers = demoListings.flatMap(({ photos }) => photos[0] ?? [])
  expect(covers).toHaveLength(119)
  expect(new Set(covers).size).toBe(covers.length)
  for (const { photos, key } of demoListings) {
    expect(new Set(photos).size, key).toBe(photos.length)
    for (const file of photos) expect(existsSync(join(demoPhotosFolder(), file)), file).toBe(true)
  }
})

it('the demo data has a listing without photos, one with one and one with nine', () => {
  const counts = demoListings.map(({ photos }) => photos.length)
  expect(counts.toSorted((a, b) => a - b).slice(0, 2)).toEqual([0, 1])
  expect(Math.max(...counts)).toBe(9)
})

it('the demo data has a very long name, one with signs, and exactly two that share a slug', () => {
  const names = demoListings.map(({ name }) => name)
  expect(names.some((name) => name.length > 100)).toBe(true)
  expect(names.some((name) => name.includes("'") && name.includes('&'))).toBe(true)
  const slugs = names.map(slugify)
  expect(new Set(slugs).size).toBe(slugs.length - 1)
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
  const found = demoListings.filter(({ basePrice }) => basePrice >= from && basePrice <= to)
  expect(found.length).toBeGreaterThanOrEqual(2)
})

it.each(firstPropertyTypes)(
  'the demo data has at least fifteen listings of the type %s',
  (type) => {
    const found = demoListings.filter(({ propertyType }) => propertyType === type)
    expect(found.length).toBeGreaterThanOrEqual(15)
  },
)

it('the demo data has descriptions on both sides of the truncation limit and listings in other countries', () => {
  const lengths = demoListings.map(({ description }) => description.length)
  expect(lengths.filter((length) => length > DESCRIPTION_TRUNCATION).length).toBeGreaterThan(15)
  expect(lengths.filter((length) => length < DESCRIPTION_TRUNCATION).length).toBeGreaterThan(15)
  expect(new Set(demoListings.map(({ country }) => country)).size).toBeGreaterThan(2)
})
