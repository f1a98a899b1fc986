import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sourcesIn } from '@tests/meta/source-files'
import {
  noticeOf,
  refusedLicences,
  shippedPackages,
  type LockedPackages,
} from '../../scripts/licence-text'
import { packagesOfThePage } from '../../scripts/page-packages'

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: LockedPackages
}
const page = packagesOfThePage(sourcesIn(['app', 'domain', 'features', 'ui']))

/** A product that ships `server`, which brings a `shared` of its own, and builds with `page`. */
const small: LockedPackages = {
  '': { dependencies: { server: '1.0.0' } },
  'node_modules/server': { version: '1.0.0', license: 'MIT', dependencies: { shared: '2.0.0' } },
  'node_modules/server/node_modules/shared': { version: '2.0.0', license: '(MIT OR GPL-3.0-only)' },
  'node_modules/shared': { version: '1.0.0', license: 'ISC' },
  'node_modules/page': { version: '3.0.0', license: 'MIT', dependencies: { shared: '1.0.0' } },
  'node_modules/tool': { version: '4.0.0', license: 'GPL-3.0-only' },
}
const names = (rows: readonly { name: string; version: string }[]) =>
  rows.map(({ name, version }) => `${name} ${version}`)

describe('the licences', () => {
  it('are accepted for every package of the lockfile', () => {
    expect(refusedLicences(packages)).toEqual([])
  })

  it('are refused when nobody has accepted them, or when there is none', () => {
    expect(names(refusedLicences(small))).toEqual(['tool 4.0.0'])
    const both = { 'node_modules/one': { license: 'MIT AND GPL-2.0-only' }, 'node_modules/two': {} }
    expect(names(refusedLicences(both))).toEqual(['one ', 'two '])
    expect(refusedLicences({ 'node_modules/axe-core': { license: 'MPL-2.0' } })).toEqual([])
    expect(refusedLicences({ 'node_modules/other': { license: 'MPL-2.0' } })).toHaveLength(1)
  })

  it('are listed for what is shipped, with the version that each package finds', () => {
    expect(names(shippedPackages(small, []))).toEqual(['server 1.0.0', 'shared 2.0.0'])
    expect(names(shippedPackages(small, ['page']))).toEqual([
      'page 3.0.0',
      'server 1.0.0',
      'shared 1.0.0',
      'shared 2.0.0',
    ])
  })

  it('are in the third-party notice', () => {
    const notice = noticeOf(shippedPackages(packages, page))
    expect(readFileSync('THIRD-PARTY.md', 'utf8'), 'run `npm run licences`').toBe(notice)
  })
})

describe('the packages of the page', () => {
  it('are all in the lockfile', () => {
    expect(page.filter((name) => !(`node_modules/${name}` in packages))).toEqual([])
  })

  it('leave at most 130 to install for a server', () => {
    // A machine installs the files of one platform only.
    const installed = shippedPackages(packages, []).filter(
      ({ name }) => !/^@img\/sharp-|^@node-rs\/argon2-|^@emnapi\/|^@napi-rs\//.test(name),
    )
    expect(installed.length).toBeLessThanOrEqual(130)
  })
})
