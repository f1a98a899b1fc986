import { posix } from 'node:path'

interface Project {
  /** Names of the scripts in package.json. */
  scripts: ReadonlySet<string>
  exists: (path: string) => boolean
}

/** Commands of npm itself that a document may mention. */
const npmCommands = new Set(['ci', 'install', 'start', 'test', 'run', 'version'])

const codeIn = (text: string) => [
  ...[...text.matchAll(/```\w*\n([\s\S]*?)```/g)].map((found) => found[1] ?? ''),
  ...[...text.matchAll(/`([^`\n]+)`/g)].map((found) => found[1] ?? ''),
]

/**
 * Returns the scripts that a document tells its reader to run, such as `npm run visual` or `npm
 * test`.
 */
export const commandsIn = (text: string): string[] =>
  codeIn(text).flatMap((code) =>
    [...code.matchAll(/\bnpm (?:run ([\w:-]+)|([\w-]+))/g)].map(
      (found) => found[1] ?? found[2] ?? '',
    ),
  )

const rooted =
  /^(?:\.?\/)?((?:\.storybook|\.github|\.ci|domain|ui|features|app|server|scripts|stories|tests|docs)\/[\w./-]*|\w[\w.-]*\.(?:json|ts|md))$/

/**
 * Returns the project's files and folders that a document names in code or links to.
 *
 * @param folder Folder of the document, because its links are relative to it.
 */
export const pathsNamedIn = (text: string, folder: string): string[] => {
  const linked = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
    .map((found) => found[1] ?? '')
    .filter((target) => !target.includes(':'))
    .map((target) => posix.join(folder, target))
  const words = codeIn(text.replace(/```[\s\S]*?```/g, '')).flatMap((code) => code.split(/\s+/))
  return [...linked, ...words.filter((word) => rooted.test(word))]
}

/** Finds commands and files that a document names and the project does not have. */
export function documentFaults(text: string, { scripts, exists }: Project, folder = '.'): string[] {
  const commands = commandsIn(text)
    .filter((name) => !scripts.has(name) && (!npmCommands.has(name) || name === 'run'))
    .map((name) => `there is no command 'npm run ${name}'`)
  const paths = pathsNamedIn(text, folder)
    .filter((path) => !exists(path))
    .map((path) => `there is no '${path}'`)
  return [...new Set([...commands, ...paths])]
}

/** Returns the headings of a document that are not in the expected list. */
export const missingHeadings = (text: string, expected: readonly string[]) => {
  const headings = new Set([...text.matchAll(/^##+ (.+)$/gm)].map((found) => found[1]?.trim()))
  return expected.filter((heading) => !headings.has(heading))
}

/**
 * Returns the command that a README gives for a purpose: the line after a comment in a code block.
 */
export const testCommandOf = (readme: string) =>
  /^npm ci && (npm test)\b/m.exec(readme)?.[1] ?? undefined
