import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { join, matchesGlob, posix, relative, resolve } from 'node:path'
import { build, type Plugin } from 'vite'

/** Hash of each file that a module needs at run time, by its path from the project's folder. */
type Modules = ReadonlyMap<string, string>

/** Files that draw the stories of one file, and the key of their pictures. */
export interface StoryFile {
  path: string
  key: string
  modules: Modules
}

/**
 * Files of this folder that decide what a picture looks like. The other files compare and report.
 */
const camera = [
  'behaviour.mjs',
  'camera-flags.ts',
  'forced-states.ts',
  'matrix.ts',
  'out-of-sight.mjs',
  'read-drawing.mjs',
  'settle-page.mjs',
  'still-page.ts',
  'take-variants.ts',
  'unseen-rules.mjs',
  'vary-page.mjs',
  'watch-stories.mjs',
]

/** Folders whose files stories show by address, so that no import leads to them. */
const assets = ['app/public', 'server/demo/photos']

/** Modules that every story needs, because they configure the catalogue or its build. */
const configuration = ['.storybook/main.ts', '.storybook/preview.tsx', 'vite.config.ts']

/** Files that configure the build and are not modules. */
const settings = ['package-lock.json', 'tsconfig.json', '.storybook/preview-head.html']

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** Returns the files in a folder, at any depth, in order. */
const filesBelow = (project: string, folder: string): string[] =>
  existsSync(join(project, folder))
    ? readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' })
        .map((name) => posix.join(folder, name.replaceAll('\\', '/')))
        .filter((path) => statSync(join(project, path)).isFile())
        .sort()
    : []

/** Fonts of the machine draw what the product's own fonts have no letter for. */
function machineFonts() {
  try {
    return execFileSync('fc-list', { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\n')
      .sort()
      .join('\n')
  } catch {
    return 'unknown'
  }
}

/**
 * Returns the hash of what draws every picture apart from the stories: this camera, the browser and
 * the machine's fonts.
 */
export function cameraKey(browserVersion: string): string {
  const hash = createHash('sha256')
  hash.update(`${browserVersion}\0${process.platform}\0${process.arch}\0${machineFonts()}`)
  for (const name of camera) hash.update(readFileSync(new URL(name, import.meta.url)))
  return hash.digest('hex')
}

/** Packages, which the lockfile stands for. */
const isPackage = (id: string) =>
  !/^[./\0]|^@(app|domain|features|server|stories|tests|ui)\//.test(id)

/** Leaves of a page of documentation what it needs. */
const importsOfPages: Plugin = {
  name: 'imports-of-pages',
  enforce: 'pre',
  transform: {
    filter: { id: /\.mdx$/ },
    handler: (code) => ({
      code: (code.match(/^import\s[^;]*?['"][^'"]+['"]/gm) ?? []).join('\n'),
      moduleType: 'js',
    }),
  },
}

/** Reads the graph of modules as Vite resolves it, globs and late imports included. */
async function readGraph(project: string, entries: readonly string[]) {
  const needs = new Map<string, readonly string[]>()
  const collect: Plugin = {
    name: 'collect',
    moduleParsed: ({ id, importedIds, dynamicallyImportedIds }) => {
      needs.set(id, [...importedIds, ...dynamicallyImportedIds])
    },
  }
  await build({
    configFile: false,
    root: project,
    logLevel: 'silent',
    publicDir: false,
    resolve: { tsconfigPaths: true },
    plugins: [importsOfPages, collect],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: entries.map((path) => join(project, path)),
        treeshake: false,
        shimMissingExports: true,
        external: isPackage,
      },
    },
  })
  return needs
}

/** Returns the story files of a checkout with the keys of their pictures. */
export async function storyFiles(folder: string, of: string): Promise<Map<string, StoryFile>> {
  const project = realpathSync(resolve(folder))
  const stories = filesBelow(project, 'stories').filter((path) =>
    /\.(stories\.tsx|mdx)$/.test(path),
  )
  const common = configuration.filter((path) => existsSync(join(project, path)))
  const needs = await readGraph(project, [...common, ...stories])
  const hashes = new Map<string, string>()
  const hashAt = (path: string) => {
    const known = hashes.get(path) ?? hashOf(readFileSync(join(project, path)))
    hashes.set(path, known)
    return known
  }
  /** Returns the files that entries need at run time, themselves included. */
  const modulesOf = (...entries: string[]) => {
    const seen = new Set<string>()
    const waiting = entries.map((path) => join(project, path))
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (seen.has(id)) continue
      seen.add(id)
      waiting.push(...(needs.get(id) ?? []))
    }
    const paths = [...seen]
      .map((id) => relative(project, id.replace(/\?.*$/, '')).replaceAll('\\', '/'))
      .filter((path) => !path.startsWith('..') && existsSync(join(project, path)))
    return new Map(paths.map((path) => [path, hashAt(path)]))
  }
  const everywhere = new Map([
    ...modulesOf(...common),
    ...[...settings, ...assets.flatMap((path) => filesBelow(project, path))]
      .filter((path) => existsSync(join(project, path)))
      .map((path): [string, string] => [path, hashAt(path)]),
  ])
  return new Map(
    stories.map((path): [string, StoryFile] => {
      const modules = new Map([...everywhere, ...modulesOf(path)])
      const hash = createHash('sha256').update(`${of}\0${path}`)
      for (const entry of [...modules].sort(([a], [b]) => (a < b ? -1 : 1))) {
        hash.update(`\0${entry.join('\0')}`)
      }
      return [path, { path, key: hash.digest('hex'), modules }]
    }),
  )
}

/** Code that decides what a page is, and that a page shows nowhere by its address. */
const isPlainCode = (path: string) =>
  /\.(tsx?|mdx|css|json)$/.test(path) &&
  ![...configuration, ...settings].includes(path) &&
  !assets.some((folder) => path.startsWith(`${folder}/`))

/**
 * Returns whether a story of one side looks like that of the other when both pages are the same. A
 * photo may have changed behind its address, and a configuration may change the browser's part.
 */
export const mayLookAlike = (before: StoryFile | undefined, after: StoryFile | undefined) =>
  before !== undefined && after !== undefined && changedModules(before, after).every(isPlainCode)

/** Returns the files that differ between two sides of a story, which is why it may have changed. */
export function changedModules(before: StoryFile | undefined, after: StoryFile | undefined) {
  const paths = new Set([...(before?.modules.keys() ?? []), ...(after?.modules.keys() ?? [])])
  return [...paths].filter((path) => before?.modules.get(path) !== after?.modules.get(path)).sort()
}

const isGlob = (pattern: string) => /[*?[{]/.test(pattern)

const fits = (path: string, pattern: string) =>
  isGlob(pattern)
    ? matchesGlob(path, `stories/${pattern}`) ||
      matchesGlob(path, `stories/${pattern}.stories.tsx`) ||
      matchesGlob(path, pattern)
    : path.toLowerCase().includes(pattern.toLowerCase())

/**
 * Returns the story files that `--story` names by parts of their paths or by globs such as
 * 'ui/form/*', separated by commas.
 */
export function chooseFiles(paths: readonly string[], story: string | undefined): string[] {
  if (story === undefined) return [...paths]
  // Commas within the braces of a glob belong to it.
  const patterns = story.split(/,(?![^{}]*\})/)
  for (const pattern of patterns) {
    if (!paths.some((path) => fits(path, pattern))) {
      throw new Error(`--story ${pattern} matches no file in stories/.`)
    }
  }
  return paths.filter((path) => patterns.some((pattern) => fits(path, pattern)))
}

/** Returns the paths whose pictures may differ, because anything that draws them differs. */
export const filesThatDiffer = (
  before: ReadonlyMap<string, StoryFile>,
  after: ReadonlyMap<string, StoryFile>,
) =>
  [...new Set([...before.keys(), ...after.keys()])]
    .filter((path) => before.get(path)?.key !== after.get(path)?.key)
    .sort()
