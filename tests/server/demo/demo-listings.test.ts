import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
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
