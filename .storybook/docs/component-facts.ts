import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import type { Plugin } from 'vite'
import { readDocstring, type Docstring } from './read-docstring.ts'

/** What a component's page says besides its stories and the props that Storybook reads. */
export interface ComponentFacts extends Docstring {
  /** Components that it imports, and those that import it, as paths without endings. */
  parts: string[]
  usedBy: string[]
  /** Pages that show it, directly or through other components. */
  pages: string[]
  /** Whether it covers the window or is fixed to it, so that its stories need frames. */
  coversWindow: boolean
  /** Whether its layout depends on the window's width, so that half a page would misshape it. */
  followsWindow: boolean
}

const covers = /@mui\/material\/(Dialog|Drawer|Menu|Modal|Popover)'|position: 'fixed'/
const follows = /\.breakpoints\.|useMediaQuery|@media \((min|max)-width/

const withoutEnding = (path: string) => path.replace(/\.tsx?$/, '')
const isPage = (path: string) => path.startsWith('app/pages/')

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)

const importsOf = (path: string, text: string) =>
  [...text.matchAll(/(?:from|import\()\s*'(@(?:ui|features|app)\/|\.\.?\/)([^']+)'/g)].map(
    ([, start = '', rest = '']) =>
      withoutEnding(
        start.startsWith('@')
          ? start.slice(1) + rest
          : posix.join(posix.dirname(path), start + rest),
      ),
  )

function docstringOf(text: string, name: string) {
  const [before] = text.split(new RegExp(`^export (?:default )?(?:function|const) ${name}\\b`, 'm'))
  const comment = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*$/.exec(before ?? '')
  return readDocstring(comment?.[1] ?? '')
}

/** Reads the components of the product that have stories, by their paths without endings. */
export function readComponents(): Record<string, ComponentFacts> {
  const texts = new Map(
    ['ui', 'features', 'app']
      .flatMap(filesIn)
      .map((file) => [withoutEnding(file), readFileSync(file, 'utf8')]),
  )
  const imports = new Map([...texts].map(([path, text]) => [path, importsOf(path, text)]))
  const hasPage = (path: string) => existsSync(`stories/${path}.stories.tsx`)
  const importers = (path: string) =>
    [...imports].filter(([, targets]) => targets.includes(path)).map(([importer]) => importer)
  const allAbove = (path: string, seen = new Set<string>()): Set<string> => {
    for (const above of importers(path)) {
      if (seen.has(above)) continue
      seen.add(above)
      allAbove(above, seen)
    }
    return seen
  }
  return Object.fromEntries(
    [...texts]
      .filter(([path]) => hasPage(path))
      .map(([path, text]) => [
        path,
        {
          ...docstringOf(text, posix.basename(path)),
          parts: (imports.get(path) ?? []).filter(hasPage).sort(),
          usedBy: importers(path).filter(hasPage).sort(),
          pages: isPage(path) ? [] : [...allAbove(path)].filter(isPage).sort(),
          coversWindow: path.startsWith('app/') || covers.test(text),
          followsWindow: follows.test(text),
        },
      ]),
  )
}

const NAME = 'virtual:component-facts'

/** Lets the pages of the catalogue import what is read here. */
export const componentFacts = (): Plugin => ({
  name: 'component-facts',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
  load: (id) =>
    id === `\0${NAME}` ? `export default ${JSON.stringify(readComponents())}` : undefined,
})
