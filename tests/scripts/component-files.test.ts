import { describe, expect, it } from 'vitest'
import { storyFaults } from '@tests/meta/story-states'
import { componentFiles } from '../../scripts/component-files'

describe('a new component', () => {
  it('comes with the story that the guard of states asks for', () => {
    const files = componentFiles('listing', 'PriceTag')
    expect(files.map(({ path }) => path)).toEqual([
      'ui/listing/PriceTag.tsx',
      'stories/ui/listing/PriceTag.stories.tsx',
    ])
    expect(storyFaults(files)).toEqual([])
  })

  it.each([
    ['Listing', 'PriceTag'],
    ['listing', 'priceTag'],
    ['../listing', 'PriceTag'],
    ['', ''],
  ])("is refused as '%s' '%s', with the expected form", (family, name) => {
    expect(() => componentFiles(family, name)).toThrow(/use (kebab-case|PascalCase)/)
  })
})
