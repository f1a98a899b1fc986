import { posix } from 'node:path'
import { withoutComments } from './code-text'
import { importEdges, importTarget } from './import-graph'
import type { Fault, SourceFile } from './source-files'

const networkStates = ['Loading', 'Empty', 'Failed', 'Ready', 'Offline']
const formStates = ['Blank', 'Invalid', 'Submitting', 'Refused']

const isTheme = (path: string) => /^(stories\/)?ui\/theme\//.test(path)

/** A component is a PascalCase .tsx file. Providers and the theme render nothing of their own. */
const isComponent = (path: string) =>
  /^(ui|features|app\/pages)\/(.+\/)?[A-Z]\w*\.tsx$/.test(path) &&
  !/(Provider|Context)\.tsx$/.test(path) &&
  !isTheme(path)

const storyPath = (path: string) => `stories/${path.replace(/\.tsx$/, '.stories.tsx')}`
const sourcePath = (path: string) =>
  path.replace(/^stories\//, '').replace(/\.stories\.tsx$/, '.tsx')
/**
 * Tells whether a file holds the stories of one component. Flows show several together, and those
 * of documents and the theme show none.
 */
const isMirror = (path: string) =>
  path.endsWith('.stories.tsx') && !/^stories\/(flows|docs)\//.test(path) && !isTheme(path)

const isHook = (path: string) => /\/use-[\w-]+$/.test(path)

/**
 * Returns the hooks that read from the network, directly or through another hook. The session's
 * hooks do not count, because they read only at the start.
 */
function readHooks(files: readonly SourceFile[]): Set<string> {
  const withoutEnding = (path: string) => path.replace(/\.tsx?$/, '')
  const hooks = files.filter(({ path }) => isHook(withoutEnding(path)))
  const reading = new Set(
    hooks
      .filter(({ text }) => /\buseSWR(Infinite|Immutable)?\b\s*[(<]/.test(withoutComments(text)))
      .map(({ path }) => withoutEnding(path)),
  )
  for (let before = -1; before !== reading.size;) {
    before = reading.size
    for (const hook of hooks) {
      if (importEdges([hook]).some((edge) => reading.has(importTarget(edge)))) {
        reading.add(withoutEnding(hook.path))
      }
    }
  }
  return new Set([...reading].filter((path) => !path.startsWith('features/session/')))
}

const readsNetwork = (file: SourceFile, hooks: ReadonlySet<string>) =>
  file.path.startsWith('ui/')
    ? false
    : importEdges([file]).some((edge) => hooks.has(importTarget(edge)))

/** Returns the states that a component's stories must show, derived from its name and imports. */
function requiredStates(file: SourceFile, hooks: ReadonlySet<string>): string[] {
  if (posix.basename(file.path).endsWith('Form.tsx')) return formStates
  return readsNetwork(file, hooks) ? networkStates : ['Default']
}

const hasStory = (stories: string, name: string) =>
  new RegExp(`\\bexport const ${name}\\b`).test(withoutComments(stories))

/** An impossible state is explained in the story file: "No `Empty`: a listing is one listing." */
const isExplained = (stories: string, name: string) =>
  new RegExp(`No \`${name}\`: .{10,}`).test(stories)

/**
 * Finds what is missing for a component: its story file, a state, or the component that the stories
 * show.
 */
export function storyFaults(files: readonly SourceFile[]): Fault[] {
  const hooks = readHooks(files)
  const textOf = new Map(files.map(({ path, text }) => [path, text]))
  const lacking = files
    .filter(({ path }) => isComponent(path))
    .flatMap((file) => {
      const stories = textOf.get(storyPath(file.path))
      if (stories === undefined) {
        return [{ path: file.path, message: `has no stories: write ${storyPath(file.path)}` }]
      }
      return requiredStates(file, hooks)
        .filter((name) => !hasStory(stories, name) && !isExplained(stories, name))
        .map((name) => ({ path: storyPath(file.path), message: `lacks the state ${name}` }))
    })
  const orphans = files
    .filter(({ path }) => isMirror(path) && !textOf.has(sourcePath(path)))
    .map(({ path }) => ({ path, message: `shows ${sourcePath(path)}, which does not exist` }))
  return [...lacking, ...orphans]
}
