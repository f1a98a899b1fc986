import { describe, expect, it } from 'vitest'
import { faultLines, sourcesIn } from './source-files'
import { thinAppFaults } from './thin-app'

const faultsIn = (path: string, text: string) => thinAppFaults([{ path, text }])

describe('the guard for a thin app', () => {
  it('finds no styles in app and no requests outside the client (CAT-02, CAT-03)', () => {
    const files = sourcesIn(['ui', 'features', 'app'])
    expect(files.length).toBeGreaterThan(200)
    expect(faultLines(thinAppFaults(files))).toEqual([])
  })

  it('reports a page with styles', () => {
    expect(faultsIn('app/pages/HomePage.tsx', "import Box from '@mui/material/Box'")).toHaveLength(
      1,
    )
    expect(faultsIn('app/pages/HomePage.tsx', '<Card sx={{ p: 2 }} />')).toHaveLength(1)
    expect(faultsIn('app/pages/HomePage.tsx', '<Card sx={{ mb: 2, p: 2 }} />')).toHaveLength(1)
  })

  it('accepts margins between components', () => {
    expect(faultsIn('app/pages/HomePage.tsx', '<Card sx={{ mb: 2 }} />')).toEqual([])
    expect(faultsIn('app/pages/HomePage.tsx', '<Card sx={{ mb: { xs: 2, md: 4 } }} />')).toEqual([])
  })

  it('reports a request that bypasses the client', () => {
    expect(faultsIn('features/listing/use-listings.ts', "fetch('/api/listing')")).toHaveLength(1)
    expect(faultsIn('ui/listing/Card.tsx', 'new XMLHttpRequest()')).toHaveLength(1)
    expect(faultsIn('features/api/api-client.ts', 'fetch(url)')).toEqual([])
  })
})
