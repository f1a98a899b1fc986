import { posix } from 'node:path'

/** Row of package-lock.json about one installed package. */
interface LockedPackage {
  version?: string
  license?: string
  optional?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

/** Rows of package-lock.json by folder. '' is the project itself. */
export type LockedPackages = Record<string, LockedPackage>

interface Licensed {
  name: string
  version: string
  licence: string
}

/** Licences that require no more than their notice, by their SPDX names. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
  'Zlib',
])

/**
 * Licences that are accepted for some packages only, each with the reason why it is harmless there.
 * A name that ends in a star means several packages.
 */
const accepted = [
  {
    licence: 'LGPL-3.0-or-later',
    packages: ['@img/sharp-*'],
    why: 'libvips is a library of its own, which anybody may replace',
  },
  {
    licence: 'MPL-2.0',
    packages: ['axe-core', 'ical.js', 'lightningcss*'],
    why: 'a tool of the build and the tests, which is not changed',
  },
  {
    licence: 'CC-BY-4.0',
    packages: ['caniuse-lite'],
    why: 'data of the build, which is not shipped',
  },
  {
    licence: 'CC-BY-3.0',
    packages: ['spdx-exceptions'],
    why: 'data of the build, which is not shipped',
  },
]

/** Licences of packages that name theirs in an older form only. */
const olderForm: Record<string, string> = {
  busboy: 'MIT',
  dicer: 'MIT',
  'humanize-number': 'MIT',
  only: 'MIT',
  streamsearch: 'MIT',
}

const nameOf = (folder: string) => folder.slice(folder.lastIndexOf('node_modules/') + 13)

const licensed = (folder: string, { version = '', license }: LockedPackage): Licensed => {
  const name = nameOf(folder)
  return { name, version, licence: license ?? olderForm[name] ?? 'unknown' }
}

const isMeant = (name: string, pattern: string) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern

const isAllowed = (name: string, licence: string) =>
  allowed.has(licence) ||
  accepted.some(
    (row) => row.licence === licence && row.packages.some((pattern) => isMeant(name, pattern)),
  )

/** Returns the packages whose licence is neither allowed nor accepted for them. */
export const refusedLicences = (locked: LockedPackages): Licensed[] =>
  Object.entries(locked)
    .filter(([folder]) => folder !== '')
    .map(([folder, row]) => licensed(folder, row))
    .filter(({ name, licence }) => {
      const choices = licence.replace(/[()]/g, '').split(' OR ')
      return !choices.some((choice) => choice.split(' AND ').every((part) => isAllowed(name, part)))
    })

/** Finds a dependency as Node does: beside the package, then in every folder above it. */
const folderOf = (locked: LockedPackages, from: string, name: string) => {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const folder = posix.join(at, 'node_modules', name)
    if (folder in locked) return folder
    if (at === '') return undefined
  }
}

/**
 * Returns the packages that reach an operator or a guest, sorted by name.
 *
 * @param bundled Names of packages that the page is built from.
 */
export function shippedPackages(locked: LockedPackages, bundled: readonly string[]): Licensed[] {
  const folders = new Set<string>()
  const visit = (from: string, names: readonly string[]) => {
    for (const name of names) {
      const folder = folderOf(locked, from, name)
      if (folder === undefined || folders.has(folder)) continue
      folders.add(folder)
      const row = locked[folder]
      visit(folder, Object.keys({ ...row?.dependencies, ...row?.optionalDependencies }))
    }
  }
  visit('', [...Object.keys(locked['']?.dependencies ?? {}), ...bundled])
  return [...folders]
    .map((folder) => licensed(folder, locked[folder] ?? {}))
    .sort((a, b) => `${a.name} ${a.version}`.localeCompare(`${b.name} ${b.version}`, 'en'))
}

/** Writes the notice of the shipped packages. */
export const noticeOf = (shipped: readonly Licensed[]) => `# Third-party notice

Staylet contains the packages below, each under its own licence. Their authors hold the copyright. The text of each
licence is in its package below \`node_modules\`; those of the packages in the page are also in the built page, in
\`third-party-licences.txt\`.

| package | version | licence |
| --- | --- | --- |
${[...new Set(shipped.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`))].join('\n')}

${accepted
  .filter(({ licence }) => shipped.some((row) => row.licence.includes(licence)))
  .map(({ licence, packages, why }) => `${licence} is accepted for ${packages.join(', ')}: ${why}.`)
  .join('\n')}
`
