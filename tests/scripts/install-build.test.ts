import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { filesBelow, installBuild } from '../../scripts/install-build.mjs'

let dist: string
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'staylet-build-'))
})
afterEach(() => rmSync(dist, { recursive: true, force: true }))

const write = (folder: string, files: Record<string, string>) => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, folder, name)), { recursive: true })
    writeFileSync(join(dist, folder, name), text)
  }
}
const install = (files: Record<string, string>) => {
  write('next', files)
  const record = join(dist, 'builds.json')
  installBuild({ from: join(dist, 'next'), to: join(dist, 'app'), record })
  return filesBelow(join(dist, 'app'))
}
/** Files of a build whose one script has this hash. */
const build = (hash: string) => ({ 'index.html': hash, [`assets/first-${hash}.js`]: hash })

describe('a new build beside a running server', () => {
  it('replaces the page and keeps the scripts that open tabs refer to', () => {
    install(build('a'))
    expect(install(build('b'))).toEqual(['assets/first-a.js', 'assets/first-b.js', 'index.html'])
    expect(readFileSync(join(dist, 'app', 'index.html'), 'utf8')).toBe('b')
  })

  it('keeps the last five builds, however often one of them is built again', () => {
    for (const hash of ['a', 'b', 'c', 'd', 'e', 'e', 'e']) install(build(hash))
    expect(filesBelow(join(dist, 'app'))).toContain('assets/first-a.js')
    const files = install(build('f'))
    expect(files).not.toContain('assets/first-a.js')
    expect(files).toContain('assets/first-b.js')
  })

  it('drops the compressed form of a file that is no longer compressed', () => {
    install({ 'site.webmanifest': 'long', 'site.webmanifest.br': 'l' })
    expect(install({ 'site.webmanifest': 'short' })).toEqual(['site.webmanifest'])
  })

  it('keeps what a build without a record left', () => {
    write('app', build('old'))
    expect(install(build('new'))).toContain('assets/first-old.js')
  })

  it('keeps the last build when the record is unreadable', () => {
    install(build('a'))
    writeFileSync(join(dist, 'builds.json'), '[["ass')
    expect(install(build('b'))).toContain('assets/first-a.js')
  })
})
