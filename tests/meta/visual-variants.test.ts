import { describe, expect, it } from 'vitest'
import { faultLines, sourcesIn } from './source-files'
import { visualVariantFaults } from './visual-variants'

const files = (component: string, story: string) => [
  { path: 'ui/form/Field.tsx', text: component },
  { path: 'stories/ui/form/Field.stories.tsx', text: story },
]
const without =
  "export const Default = { parameters: { visual: { without: ['390-focus', '390-dark-focus', '1280-focus'] } } }"

describe('the visual review', () => {
  it('sees hover, focus, the dark scheme and large text of every interactive component', () => {
    const sources = sourcesIn(['ui', 'features', 'app', 'stories'])
    expect(faultLines(visualVariantFaults(sources))).toEqual([])
  })

  it('misses a state that a story leaves out', () => {
    expect(visualVariantFaults(files("styled('button')", without))).toHaveLength(1)
    const only = "parameters: { visual: { variants: ['390', '1280'] } }"
    expect(visualVariantFaults(files('<IconButton />', only))).toHaveLength(4)
  })

  it('requires nothing of a component that only shows something', () => {
    expect(visualVariantFaults(files('<p>Text</p>', without))).toEqual([])
  })
})
