import { describe, expect, it } from 'vitest'
import { physicalSideFaults } from './physical-sides'
import { faultLines, sourcesIn } from './source-files'

const faultsOf = (text: string) => physicalSideFaults([{ path: 'ui/form/Field.tsx', text }])

describe('the guard for sides of the screen', () => {
  it('finds no style that stays on its side in a right-to-left page', () => {
    expect(faultLines(physicalSideFaults(sourcesIn(['ui', 'features', 'app'])))).toEqual([])
  })

  it.each([
    'paddingLeft: 2',
    'marginRight: theme.spacing(1)',
    'borderTopLeftRadius: 4',
    'ml: 2',
    'left: 0',
    "right: '50%'",
    "textAlign: 'left'",
    "transformOrigin: 'left'",
    'padding: theme.spacing(0, 0, 0, 2.5)',
  ])('reports %s', (planted) => {
    expect(faultsOf(`const style = { ${planted}, color: 'inherit' }`)).toHaveLength(1)
  })

  it('accepts the start, the end, both sides, and a name with its own direction', () => {
    for (const fine of [
      'paddingInlineStart: 2',
      'padding: theme.spacing(0, 1, 2, 1)',
      'mx: 2',
      `textAlign: 'left', '[dir="rtl"] &': { textAlign: 'right' }`,
      'const left = []',
    ]) {
      expect(faultsOf(`const style = { ${fine} }`)).toEqual([])
    }
  })
})
