import { expect, it } from 'vitest'
import { firstUseFaults } from './first-use'
import { faultLines, sourcesIn } from './source-files'

it('no page makes the browser read its data of languages', () => {
  const files = sourcesIn(['domain', 'ui', 'features', 'app'])
  expect(files.length).toBeGreaterThan(400)
  expect(faultLines(firstUseFaults(files))).toEqual([])
})

it.each([
  "new Intl.DateTimeFormat('en')",
  'names.sort((a, b) => a.localeCompare(b))',
  'total.toLocaleString()',
  'day.toLocaleDateString()',
])('the guard finds %s', (text) => {
  expect(firstUseFaults([{ path: 'ui/dates/month-name.ts', text }])).toHaveLength(1)
})
