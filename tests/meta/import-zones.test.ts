import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect, it } from 'vitest'

/** Imports across the zones, which flow one way: domain ← ui ← features ← app, and domain ← server. */
const refused: [path: string, specifier: string][] = [
  ['domain/booking/pricing.ts', 'react'],
  ['domain/booking/money.ts', 'node:fs'],
  ['domain/booking/tokens.ts', '../../ui/theme/tokens'],
  ['ui/listing/ListingCard.tsx', 'swr'],
  ['ui/listing/Link.tsx', 'react-router-dom'],
  ['ui/listing/Listing.tsx', '@features/listing/use-listing'],
  ['ui/listing/Box.tsx', '@mui/material'],
  ['features/booking/use-keys.ts', '@features/favourite/favourite-keys'],
  ['features/booking/use-above.ts', '../favourite/favourite-keys'],
  ['features/booking/use-routes.ts', '@app/routes'],
  ['features/booking/use-server.ts', 'fastify'],
  ['features/api/api-client.ts', '@features/session/token-store'],
  ['app/main.tsx', '@server/config'],
  ['server/main.ts', '@features/api/api-error'],
]
const allowed: typeof refused = [
  ['domain/booking/stay.ts', '../money'],
  ['ui/listing/Card.tsx', '@ui/theme/tokens'],
  ['features/booking/use-bookings.ts', '@features/session/use-session'],
  ['app/pages/HomePage.tsx', '@features/listing/BrowseGrid'],
  ['server/booking/price.ts', '@domain/booking/pricing'],
]

it('the linter refuses exactly the imports that leave their zone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'staylet-zones-'))
  try {
    copyFileSync('.oxlintrc.json', join(folder, '.oxlintrc.json'))
    for (const [path, specifier] of [...refused, ...allowed]) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), `export { x } from '${specifier}'\n`)
    }
    const linter = resolve('node_modules/.bin/oxlint')
    const { stdout } = spawnSync(linter, ['--format=unix'], { cwd: folder, encoding: 'utf8' })
    const found = [...stdout.matchAll(/^(\S+?):\d+:\d+:.*no-restricted-imports/gm)]
    const paths = found.map(([, path = '']) => path)
    expect(paths.sort()).toEqual(refused.map(([path]) => path).sort())
  } finally {
    rmSync(folder, { recursive: true })
  }
})
