import { readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fontFaceCss, preloadedFonts } from '@ui/theme/font-faces'

const publicFile = (address: string) => new URL(`../../../app/public${address}`, import.meta.url)

describe('fonts', () => {
  it('are all present, and those that every page loads total at most 25 KB', () => {
    const addresses = [...fontFaceCss.matchAll(/url\((\/fonts\/[^)]+)\)/g)].map(
      ([, file]) => file ?? '',
    )
    expect(addresses).toHaveLength(4)
    for (const address of addresses) expect(statSync(publicFile(address)).size).toBeGreaterThan(0)
    const preloaded = preloadedFonts.map((address) => statSync(publicFile(address)).size)
    expect(preloaded.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(25_000)
  })

  it('use font-display swap and contain the Naira sign', () => {
    expect(fontFaceCss).not.toMatch(/font-display:(?!swap)/)
    expect(fontFaceCss).toContain('unicode-range:U+20A6')
  })

  it('contain the character ranges that their rules name', () => {
    const script = readFileSync(new URL('../../../scripts/make-fonts.mjs', import.meta.url), 'utf8')
    for (const [, ranges] of fontFaceCss.matchAll(/unicode-range:([^}]+)/g)) {
      for (const [, from] of (ranges ?? '').matchAll(/U\+([0-9A-F]+)/g)) {
        expect(script.toUpperCase()).toContain(`[0X${from}`)
      }
    }
  })
})
