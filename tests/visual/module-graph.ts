import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { parseSync } from 'oxc-parser'

/** Hash of each file that a module needs at run time, by its path from the project's folder. */
export type Modules = ReadonlyMap<string, string>

const endings = ['.mjs', '.js', '.mts', '.ts', '.jsx', '.tsx', '.json']
const candidates = ['', ...endings, ...endings.map((ending) => `/index${ending}`)]

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** Returns the module requests of a file, without imports of types, which draw nothing. */
function requestsOf(path: string, text: string): string[] {
  if (path.endsWith('.mdx')) {
    return [...text.matchAll(/^(?:import|export)\b[^'"]*['"]([^'"]+)['"]/gm)].map(
      ([, name]) => name ?? '',
    )
  }
  const { module } = parseSync(path, text)
  const imports = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value)
  const exports = module.staticExports.flatMap(({ entries }) =>
    entries
      .filter(({ isType }) => !isType)
      .map(({ moduleRequest }) => moduleRequest?.value ?? '')
      .filter((request) => request !== ''),
  )
  const lazy = module.dynamicImports.map(({ moduleRequest }) =>
    text.slice(moduleRequest.start + 1, moduleRequest.end - 1),
  )
  return [...imports, ...exports, ...lazy]
}

/** Returns the files in a folder, at any depth, in order. */
export const filesBelow = (project: string, folder: string): string[] =>
  existsSync(join(project, folder))
    ? readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' })
        .map((name) => posix.join(folder, name.replaceAll('\\', '/')))
        .filter((path) => statSync(join(project, path)).isFile())
        .sort()
    : []

/** Returns the folders that `import.meta.glob` reads, and those of imports by a template. */
const globbed = (path: string, text: string) =>
  [...text.matchAll(/import(?:\.meta\.glob)?[^('"`]*\(([^)]*)\)/g)]
    .flatMap(([, patterns = '']) => [...patterns.matchAll(/['"`](\.{0,2}\/[^'"`]*)['"`]/g)])
    .map(([, pattern = '']) => pattern)
    .filter((pattern) => /[*{]/.test(pattern))
    .map((pattern) => pattern.slice(0, pattern.search(/[^/]*[*{]/)))
    .map((folder) =>
      folder.startsWith('/') ? folder.slice(1) : posix.join(posix.dirname(path), folder),
    )

/** Programs that build a catalogue or a page. */
const building = /^(\.storybook\/|scripts\/|app\/early\/|[^/]+$)/

/** Files that code or a style sheet shows by an address relative to itself. */
const addressed =
  /(?:new URL\(\s*|url\(\s*|@import\s+|\bimport\(\s*)['"`]?(?:\.\/)?((?:\.\.\/)*[\w@-][\w./@-]*)/g

/** Reads the module graph of a checkout, each file once. */
export function moduleGraph(project: string) {
  const direct = new Map<string, { hash: string; needs: string[] }>()

  const folders = new Map<string, ReadonlySet<string>>()
  const namesIn = (folder: string) => {
    const known = folders.get(folder)
    if (known) return known
    const place = join(project, folder)
    const isFolder = statSync(place, { throwIfNoEntry: false })?.isDirectory()
    const names = new Set(isFolder ? readdirSync(place) : [])
    folders.set(folder, names)
    return names
  }
  const isFile = (path: string) =>
    namesIn(posix.dirname(path)).has(posix.basename(path)) && statSync(join(project, path)).isFile()

  /**
   * Returns every file that a request may mean. Which of several endings is meant is the bundler's
   * matter, and a file that was added beside another one may replace it.
   */
  const resolve = (from: string, request: string) => {
    const [name = ''] = request.split('?')
    const alias = /^@(domain|ui|features|app|server|stories|tests)\//.test(name)
    if (!alias && !name.startsWith('.')) return []
    const target = alias ? name.slice(1) : posix.join(posix.dirname(from), name)
    const written = target.replace(/\.[mc]?jsx?$/, '')
    return [...new Set([target, written])]
      .flatMap((path) => candidates.map((ending) => path + ending))
      .filter(isFile)
  }

  const look = (path: string) => {
    const known = direct.get(path)
    if (known) return known
    const bytes = readFileSync(join(project, path))
    const needs = new Set<string>()
    if (/\.([mc]?[jt]sx?|mdx|css)$/.test(path)) {
      const text = bytes.toString('utf8')
      for (const request of path.endsWith('.css') ? [] : requestsOf(path, text)) {
        for (const found of resolve(path, request)) needs.add(found)
      }
      // The address in a program of the build is a file that it reads, and no part of itself.
      const addresses = building.test(path) ? [] : text.matchAll(addressed)
      for (const [, request = ''] of addresses) {
        for (const found of resolve(path, `./${request}`)) needs.add(found)
      }
      for (const folder of globbed(path, text)) {
        for (const file of filesBelow(project, folder)) needs.add(file)
      }
    }
    const found = { hash: hashOf(bytes), needs: [...needs] }
    direct.set(path, found)
    return found
  }

  /** Returns everything that some files need, themselves included. */
  return (...entries: string[]): Modules => {
    const modules = new Map<string, string>()
    const waiting = entries.filter((path) => existsSync(join(project, path)))
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      if (modules.has(path)) continue
      const { hash, needs } = look(path)
      modules.set(path, hash)
      waiting.push(...needs)
    }
    return modules
  }
}

/** Returns one hash of files, whatever their order. */
export function hashModules(modules: Modules): string {
  const hash = createHash('sha256')
  for (const [path, own] of [...modules].sort(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(`${path}\0${own}\n`)
  }
  return hash.digest('hex')
}

/** Folder of this file, whose scripts decide what a picture looks like. */
export const harnessFolder = dirname(new URL(import.meta.url).pathname)
