import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { builderFiles, importEdges, muiBarrelFaults, zoneFaults } from './import-graph'
import { faultLines, sourcesIn } from './source-files'

const file = (path: string, ...lines: string[]) => ({ path, text: lines.join('\n') })

describe('the guard for import directions', () => {
  it('finds no import that leaves its zone', () => {
    const configuration = { path: 'vite.config.ts', text: readFileSync('vite.config.ts', 'utf8') }
    const builders = builderFiles([configuration])
    expect(faultLines(zoneFaults(sourcesIn(), builders))).toEqual([])
  })

  it('finds no import of the whole MUI library', () => {
    expect(faultLines(muiBarrelFaults(sourcesIn()))).toEqual([])
  })

  it('reads static, type, re-exported and lazy imports, but not comments', () => {
    const text = [
      "import Box from '@mui/material/Box'",
      "import type { Listing } from '@domain/schemas/listing-schema'",
      "import './fonts.css'",
      'import {',
      '  useState,',
      "} from 'react'",
      "export { Pager } from './Pager'",
      "const Calendar = lazy(() => import('./StayCalendar'))",
      "// import nothing from 'swr'",
    ]
    expect(importEdges([file('ui/a/A.tsx', ...text)]).map((edge) => edge.specifier)).toEqual([
      '@mui/material/Box',
      '@domain/schemas/listing-schema',
      './fonts.css',
      'react',
      './Pager',
      './StayCalendar',
    ])
  })

  it.each([
    ['domain/booking/pricing.ts', 'react'],
    ['domain/booking/pricing.ts', 'node:fs'],
    ['domain/booking/pricing.ts', '../../ui/theme/tokens'],
    ['ui/listing/ListingCard.tsx', 'swr'],
    ['ui/listing/ListingCard.tsx', 'react-router-dom'],
    ['ui/listing/ListingCard.tsx', '@features/listing/use-listing'],
    ['ui/listing/ListingCard.tsx', '../../features/listing/use-listing'],
    ['features/booking/use-bookings.ts', '@features/favourite/favourite-keys'],
    ['features/booking/use-bookings.ts', '../favourite/favourite-keys'],
    ['features/booking/use-bookings.ts', '@app/routes'],
    ['features/booking/use-bookings.ts', 'fastify'],
    ['features/api/api-client.ts', '@features/session/token-store'],
    ['app/main.tsx', '@server/config'],
    ['server/main.ts', '@features/api/api-error'],
  ])('refuses %s importing %s', (path, specifier) => {
    expect(zoneFaults([file(path, `import { x } from '${specifier}'`)])).toHaveLength(1)
  })

  it.each([
    ['domain/booking/pricing.ts', '../money'],
    ['ui/listing/ListingCard.tsx', '@ui/theme/tokens'],
    ['ui/listing/ListingCard.tsx', '@emotion/react'],
    ['features/booking/use-bookings.ts', './booking-keys'],
    ['features/booking/use-bookings.ts', '@features/api/ApiProvider'],
    ['features/booking/use-bookings.ts', '@features/session/use-session'],
    ['app/pages/HomePage.tsx', '@features/listing/BrowseGrid'],
    ['server/main.ts', '@domain/booking/pricing'],
    ['tests/e2e/journey.e2e.ts', '@server/config'],
  ])('allows %s to import %s', (path, specifier) => {
    expect(zoneFaults([file(path, `import { x } from '${specifier}'`)])).toEqual([])
  })

  it('allows only plugins of the bundler to use Node', () => {
    const plugin = file('app/early/inline-calls.ts', "import { readFileSync } from 'node:fs'")
    const configuration = file('vite.config.ts', "import { x } from './app/early/inline-calls.ts'")
    expect(zoneFaults([plugin], builderFiles([configuration]))).toEqual([])
    expect(zoneFaults([plugin])).toHaveLength(1)
  })

  it('reports an import of the whole MUI library', () => {
    const planted = file('ui/a/A.tsx', "import { Box } from '@mui/material'")
    expect(muiBarrelFaults([planted])).toHaveLength(1)
  })
})
