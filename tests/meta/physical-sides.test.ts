import { expect, it } from 'vitest'
import { physicalSideFaults } from './physical-sides'
import { faultLines, sourcesIn } from './source-files'

it('no style stays on its side in a right-to-left page', () => {
  expect(faultLines(physicalSideFaults(sourcesIn(['ui', 'features', 'app'])))).toEqual([])
})

it.each([
  'paddingLeft: 2',
  'borderTopLeftRadius: 4',
  'ml: 2',
  "right: '50%'",
  "textAlign: 'left'",
  'padding: theme.spacing(0, 0, 0, 2.5)',
])('%s is reported', (planted) => {
  const text = `const style = { ${planted}, color: 'inherit' }`
  expect(physicalSideFaults([{ path: 'ui/form/Field.tsx', text }])).toHaveLength(1)
})
