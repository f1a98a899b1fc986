import { expect, it } from 'vitest'
import { faultLines, sourcesIn } from './source-files'
import { thinAppFaults } from './thin-app'

it('app has no styles, and only the client sends requests (CAT-02, CAT-03)', () => {
  const files = sourcesIn(['ui', 'features', 'app'])
  expect(files.length).toBeGreaterThan(200)
  expect(faultLines(thinAppFaults(files))).toEqual([])
})

it.each([
  ['app/pages/HomePage.tsx', "import Box from '@mui/material/Box'"],
  ['app/pages/HomePage.tsx', '<Card sx={{ mb: 2, p: 2 }} />'],
  ['features/listing/use-listings.ts', "fetch('/api/listing')"],
])('in %s, %s is reported', (path, text) => {
  expect(thinAppFaults([{ path, text }])).toHaveLength(1)
})
