import { importEdges, importTarget } from '../../tests/meta/import-graph.ts'
import { sourcesIn, type SourceFile } from '../../tests/meta/source-files.ts'
import type { ComponentFacts, PartFacts, PropFacts } from './component-facts.ts'
import { componentName } from './component-path.ts'
import { docstringOf, firstSentence, withLinks } from './docstrings.ts'
import { readProps } from './read-props.ts'
import { writtenProps } from './written-props.ts'

const withoutEnding = (path: string) => path.replace(/\.(stories\.)?(tsx?|mjs)$/, '')

const covers = /@mui\/material\/(Dialog|Drawer|Menu|Modal|Popover)'|position: 'fixed'/

const follows = /\.breakpoints\.|useMediaQuery|@media \((min|max)-width/

const NO_DOCSTRING = { purpose: '', avoid: '', access: '' }

const isPage = (path: string) => path.startsWith('app/pages/')

/** Returns the importers of each file, keyed by paths without endings. */
function importers(files: readonly SourceFile[]): ReadonlyMap<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const edge of importEdges(files)) {
    const target = importTarget(edge)
    const those = found.get(target) ?? new Set()
    found.set(target, those.add(edge.from))
  }
  return found
}

/** Reads everything that the pages of the components show, except their stories. */
export async function readComponents(project: string): Promise<Map<string, ComponentFacts>> {
  const files = sourcesIn(['ui', 'features', 'app', 'tests', 'stories', 'domain'])
  const textOf = new Map(files.map(({ path, text }) => [path, text]))
  const withStories = new Set(
    files
      .filter(({ path }) => /^stories\/.*\.stories\.tsx$/.test(path))
      .map(({ path }) => withoutEnding(path.slice('stories/'.length))),
  )
  const components = files.filter(
    ({ path }) => path.endsWith('.tsx') && withStories.has(withoutEnding(path)),
  )
  const product = importers(files.filter(({ path }) => /^(ui|features|app)\//.test(path)))
  const testing = importers(files.filter(({ path }) => path.startsWith('tests/')))

  /** Walks up from a file to everything that imports it. */
  const reachedFrom = (path: string) => {
    const reached = new Set<string>()
    const waiting = [path]
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      for (const importer of product.get(next) ?? []) {
        const above = withoutEnding(importer)
        if (!reached.has(above)) waiting.push(above)
        reached.add(above)
      }
    }
    return reached
  }

  const docs = new Map(
    components.map(({ path, text }) => {
      const own = withoutEnding(path)
      return [own, docstringOf(path, text, componentName(own)) ?? NO_DOCSTRING]
    }),
  )
  const pathOf = new Map([...docs.keys()].map((path) => [componentName(path), path]))
  /** Returns the components that a file imports. */
  const partsOf = (file: string): PartFacts[] =>
    [...docs]
      .filter(([path]) => product.get(path)?.has(file))
      .map(([path, { purpose }]) => ({ path, purpose: firstSentence(purpose) }))

  const paths = components.map(({ path }) => path)
  const props = await readProps(
    project,
    paths,
    writtenProps((path) => textOf.get(path)),
  )
  const factsOf = ({ path: file, text }: SourceFile): ComponentFacts => {
    const path = withoutEnding(file)
    const above = [...(product.get(path) ?? [])].map(withoutEnding)
    const listed: PropFacts[] = props.get(file) ?? []
    const words = docs.get(path) ?? NO_DOCSTRING
    return {
      path,
      ...words,
      avoid: withLinks(words.avoid, path, pathOf),
      props: listed,
      parts: partsOf(file),
      usedBy: above.filter((each) => withStories.has(each)).sort(),
      pages: isPage(path) ? [] : [...reachedFrom(path)].filter(isPage).sort(),
      tests: [...(testing.get(path) ?? [])].sort(),
      coversWindow: isPage(path) || path.startsWith('app/') || covers.test(text),
      followsWindow: follows.test(text),
    }
  }
  return new Map(components.map((file) => [file.path, factsOf(file)]))
}
