import { describe, expect, it } from 'vitest'
import { componentDocFaults } from '@tests/meta/component-docs'
import { zoneFaults } from '@tests/meta/import-graph'
import { adviceFaults } from '@tests/meta/story-advice'
import { storyFaults } from '@tests/meta/story-states'
import { componentFiles } from '../../scripts/component-files'

describe('a new component', () => {
  it('comes with the story that the guards ask for, within its zone, and with words to write', () => {
    const files = componentFiles('listing', 'PriceTag')
    expect(files.map(({ path }) => path)).toEqual([
      'ui/listing/PriceTag.tsx',
      'stories/ui/listing/PriceTag.stories.tsx',
    ])
    expect(storyFaults(files)).toEqual([])
    // Its purpose, when not to use it, its keys and names, and both reasons.
    expect(componentDocFaults(files, () => true)).toHaveLength(3)
    expect(adviceFaults(files, {})).toHaveLength(2)
    expect(zoneFaults(files)).toEqual([])
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
