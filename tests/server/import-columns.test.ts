import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { firstAmenities, firstPropertyTypes } from '@domain/listing/first-names'
import { LISTING_COLUMNS } from '@server/import/listing-columns'

it('the recipe names every column of a file, and the first types and amenities', () => {
  const recipe = readFileSync('docs/how-to/put-up-a-listing.md', 'utf8')
  const [, table = ''] = recipe.split('## Columns')
  const named = table
    .split('\n')
    .flatMap((line) =>
      [...(line.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map((found) => found[1] ?? ''),
    )
  expect(named.toSorted()).toEqual([...LISTING_COLUMNS].toSorted())
  for (const name of [...firstPropertyTypes, ...Object.values(firstAmenities)]) {
    expect(table).toContain(name)
  }
})
