import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow, harnessFolder, hashModules, moduleGraph, type Modules } from './module-graph'

/** Files that draw the stories of one file, and the key of their pictures. */
export interface StoryFile {
  path: string
  key: string
  modules: Modules
}

/**
 * Files of this folder that decide what a picture looks like. The other files compare and report.
 */
const harness = [
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

/** Files that configure the build of the catalogue. */
const configuration = [
  '.storybook/main.ts',
  '.storybook/preview.tsx',
  'vite.config.ts',
  'package-lock.json',
  'tsconfig.json',
]

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
 * Returns the hash of everything that draws every picture: this harness, the browser and the fonts.
 */
export function cameraKey(browserVersion: string): string {
  const hash = createHash('sha256')
  hash.update(`${browserVersion}\0${process.platform}\0${process.arch}\0${machineFonts()}`)
  for (const name of harness) hash.update(readFileSync(join(harnessFolder, name)))
  return hash.digest('hex')
}

const isStoryFile = (path: string) => /\.(stories\.tsx|mdx)$/.test(path)

/** Returns the story files of a checkout with the keys of their pictures. */
export function storyFiles(project: string, camera: string): Map<string, StoryFile> {
  const graph = moduleGraph(project)
  const everywhere = graph(...configuration, ...assets.flatMap((path) => filesBelow(project, path)))
  const found = filesBelow(project, 'stories')
    .filter(isStoryFile)
    .map((path): [string, StoryFile] => {
      const modules = new Map([...everywhere, ...graph(path)])
      const key = createHash('sha256').update(`${camera}\0${hashModules(modules)}\0${path}`)
      return [path, { path, key: key.digest('hex'), modules }]
    })
  return new Map(found)
}

/** Code that decides what a page is, and that a page shows nowhere by its address. */
const isPlainCode = (path: string) =>
  /\.(tsx?|mdx|css|json)$/.test(path) &&
  !configuration.includes(path) &&
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
