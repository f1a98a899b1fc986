import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { aliases, requestsOf } from './module-requests'

/** Hash of each file that a module needs at run time, by its path from the project's folder. */
export type Modules = ReadonlyMap<string, string>

const endings = ['.mjs', '.js', '.mts', '.ts', '.jsx', '.tsx', '.json']
const candidates = ['', ...endings, ...endings.map((ending) => `/index${ending}`)]

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** Returns the files in a folder, at any depth, in order. */
export const filesBelow = (project: string, folder: string): string[] =>
  existsSync(join(project, folder))
    ? readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' })
        .map((name) => posix.join(folder, name.replaceAll('\\', '/')))
        .filter((path) => statSync(join(project, path)).isFile())
        .sort()
    : []

const alias = new RegExp(`^@(?:${aliases.join('|')})/`)

/** Programs that build a catalogue or a page. */
const building = /^(\.storybook\/|scripts\/|app\/early\/|[^/]+$)/

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

  /** Returns where a name leads from a file, or `undefined` when it names a package. */
  const placeOf = (from: string, name: string) => {
    if (name.startsWith('.')) return posix.join(posix.dirname(from), name)
    if (name.startsWith('/')) return posix.normalize(name.slice(1))
    return alias.test(name) ? name.slice(1) : undefined
  }

  /**
   * Returns every file that a request may mean. Which of several endings is meant is the bundler's
   * matter, and a file that was added beside another one may replace it.
   */
  const resolve = (from: string, request: string) => {
    const [name = ''] = request.split(/[?#]/)
    const target = placeOf(from, name)
    if (target === undefined || target.startsWith('..')) return []
    const written = target.replace(/\.[mc]?jsx?$/, '')
    return [...new Set([target, written])]
      .flatMap((path) => candidates.map((ending) => path + ending))
      .filter(isFile)
  }

  const needsOf = (path: string, text: string) => {
    const { names, folders: beginnings } = requestsOf(path, text, building.test(path))
    const parents = [...beginnings].map((name) => {
      const place = posix.join(placeOf(path, name.slice(0, name.lastIndexOf('/') + 1)) ?? '', '.')
      if (/^\.?\.?\/?$/.test(place)) throw new Error(`${path} may need any file: ${name}.`)
      return place
    })
    return new Set([
      ...[...names].flatMap((name) => resolve(path, name)),
      ...parents.flatMap((folder) => filesBelow(project, folder)),
    ])
  }

  const look = (path: string) => {
    const known = direct.get(path)
    if (known) return known
    const bytes = readFileSync(join(project, path))
    const isRead = /\.([mc]?[jt]sx?|mdx|css)$/.test(path)
    const needs = isRead ? needsOf(path, bytes.toString('utf8')) : []
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
