import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { languageOf, sourceStamp } from '../../../server/start/source-stamp.mjs'

const makeProject = () => {
  const root = mkdtempSync(join(tmpdir(), 'staylet-stamp-'))
  mkdirSync(join(root, 'app'))
  writeFileSync(join(root, 'app', 'main.tsx'), 'start()')
  writeFileSync(join(root, 'package-lock.json'), '{}')
  return root
}

describe('the stamp of the sources', () => {
  it('is the same for the same files in another folder', () => {
    const root = makeProject()
    const copy = mkdtempSync(join(tmpdir(), 'staylet-stamp-'))
    cpSync(root, copy, { recursive: true })
    expect(sourceStamp(copy, {})).toBe(sourceStamp(root, {}))
  })

  it('changes with a source file, the lockfile and a build-time setting', () => {
    const root = makeProject()
    const stamps = [sourceStamp(root, {}), sourceStamp(root, { VITE_API_URL: 'https://api' })]
    writeFileSync(join(root, 'app', 'main.tsx'), 'start(1)')
    stamps.push(sourceStamp(root, {}))
    writeFileSync(join(root, 'package-lock.json'), '{"lockfileVersion":3}')
    stamps.push(sourceStamp(root, {}))
    expect(new Set(stamps).size).toBe(4)
  })

  it('ends with the language, which a later start keeps', () => {
    const root = makeProject()
    const french = sourceStamp(root, { VITE_LANGUAGE: 'fr' })
    expect(french).not.toBe(sourceStamp(root, {}))
    expect([languageOf(french), languageOf(sourceStamp(root, {}))]).toEqual(['fr', 'en'])
    // Stamps of earlier versions contain no language.
    expect([languageOf('0a1b'), languageOf(undefined)]).toEqual([undefined, undefined])
  })

  it('ignores the demo photos, which are read at run time', () => {
    const root = makeProject()
    const before = sourceStamp(root, {})
    mkdirSync(join(root, 'server', 'demo', 'photos'), { recursive: true })
    writeFileSync(join(root, 'server', 'demo', 'photos', 'loft.webp'), 'photo')
    expect(sourceStamp(root, {})).toBe(before)
  })
})
