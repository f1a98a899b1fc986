import { describe, expect, it } from 'vitest'
import { faultLines, sourcesIn } from './source-files'
import { thinAppFaults } from './thin-app'

const faultsIn = (path: string, text: string) => thinAppFaults([{ path, text }])

describe('the app is thin', () => {
  it('draws nothing itself and reads by one client alone (CAT-02, CAT-03)', () => {
    const files = sourcesIn(['ui', 'features', 'app'])
    expect(files.length).toBeGreaterThan(200)
    expect(faultLines(thinAppFaults(files))).toEqual([])
  })

  it('sees a page that paints', () => {
    expect(faultsIn('app/pages/HomePage.tsx', "import Box from '@mui/material/Box'")).toHaveLength(
      1,
    )
    expect(faultsIn('app/pages/HomePage.tsx', '<Card sx={{ p: 2 }} />')).toHaveLength(1)
    expect(faultsIn('app/pages/HomePage.tsx', '<Card sx={{ mb: 2, p: 2 }} />')).toHaveLength(1)
  })

  it('lets a page keep its pieces apart', () => {
    expect(faultsIn('app/pages/HomePage.tsx', '<Card sx={{ mb: 2 }} />')).toEqual([])
    expect(faultsIn('app/pages/HomePage.tsx', '<Card sx={{ mb: { xs: 2, md: 4 } }} />')).toEqual([])
  })

  it('sees a call past the client', () => {
    expect(faultsIn('features/listing/use-listings.ts', "fetch('/api/listing')")).toHaveLength(1)
    expect(faultsIn('ui/listing/Card.tsx', 'new XMLHttpRequest()')).toHaveLength(1)
    expect(faultsIn('features/api/api-client.ts', 'fetch(url)')).toEqual([])
  })
})
