import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { disabledFeatures } from './chromium'

describe('disabledFeatures', () => {
  it('contains every feature that Playwright disables', () => {
    const folder = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'))
    const source = readFileSync(join(folder, 'lib/coreBundle.js'), 'utf8')
    const list = /disabledFeatures = \[(.*?)\]\.filter/s.exec(source)?.[1] ?? ''
    const names = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name)
    expect(names.length).toBeGreaterThan(10)
    expect(disabledFeatures).toEqual(expect.arrayContaining(names))
  })
})
