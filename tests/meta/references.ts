import { posix } from 'node:path'
import type { Passage } from './comments'
import type { Fault } from './source-files'

/** What a comment or a document may refer to. */
export interface Known {
  /** Ids of the headings in docs/rulings. */
  rulings: ReadonlySet<string>
  /** Ids of tests/requirements.tsv. */
  requirements: ReadonlySet<string>
  /** Paths of all files of the repository. */
  paths: ReadonlySet<string>
  /** Names that occur in the code, outside comments. */
  names: ReadonlySet<string>
}

/** Files that a build or a browser makes, and that comments may therefore name. */
const made = new Set(['service-worker.js', 'sw.js', 'review.html', 'robots.txt', 'sitemap.xml'])

const ruling = /\bR-\d{1,3}\b/g
const requirement = /\b[A-Z]{2,}(?:-[A-Z]+)*-\d{2,}\b/g
const section = /\bsections? \d+(?:\.\d+)*\b/gi
/** Documents that the project was begun with, and that the repository does not contain. */
const privateBook = /\b(?:design|style|look)\.md\b/g
const fileName =
  /(?<![\w./@<*{-])(?:\.{1,2}\/)*(?:[\w.-]+\/)*[\w.-]*\w\.(?:tsx?|mjs|mdx?|json|html|css|tsv|ya?ml)\b(?![\w/*-])/g
const folderName =
  /(?<![\w./@<>*{-])(?:\.storybook|\.github|\.ci|domain|ui|features|app|server|stories|tests|scripts|docs)\/[\w./-]*\w(?![\w*{<[]|\.\w)/g
const functionName = /(?<![\w$.`-])(?:[\w$]+\.)*([A-Za-z_$][\w$]*)\(\)/g
const functionInCode = /`(?:[\w$]+\.)*([A-Za-z_$][\w$]*)\([^`\n]*\)`/g

const family = (id: string) => id.replace(/-\d+$/, '')
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([all]) => all)

/** Returns the ids of the rulings that a file of docs/rulings defines. */
export const rulingHeadings = (text: string) =>
  [...text.matchAll(/^### (R-\d+) \S/gm)].map((found) => found[1] ?? '')

function isFile(name: string, from: string, { paths }: Known) {
  if (made.has(posix.basename(name))) return true
  const candidates = [name, posix.join(posix.dirname(from), name)]
  if (candidates.some((path) => paths.has(posix.normalize(path)))) return true
  // A name such as '.test.ts' is the ending of many files.
  const ending = name.startsWith('.') ? name : `/${name}`
  return [...paths].some((path) => path.endsWith(ending))
}

function isFolderOrModule(name: string, { paths }: Known) {
  const path = name.replace(/[./]+$/, '')
  if (['', '.ts', '.tsx', '.mjs'].some((ending) => paths.has(path + ending))) return true
  const start = `${path}/`
  // A decision may also be cited by its number alone.
  const decision = /^docs\/decisions\/\d{4}$/.test(path) ? `${path}-` : undefined
  return [...paths].some(
    (other) => other.startsWith(start) || (decision !== undefined && other.startsWith(decision)),
  )
}

/** Finds ids, files, folders and functions that a passage names and the repository lacks. */
export function referenceFaults(passages: readonly Passage[], known: Known): Fault[] {
  const families = new Set([...known.requirements].map(family))
  return passages.flatMap(({ path, line, text }) => {
    // Neither an address nor the title of a catalogue page is a path of the repository.
    const bare = text.replace(/\b\w+:\/\/\S+|<Meta [^>]*>/g, '')
    const messages = [
      ...matches(bare, ruling)
        .filter((id) => !known.rulings.has(id))
        .map((id) => `${id} is not defined in docs/rulings`),
      ...matches(bare, requirement)
        .filter((id) => families.has(family(id)) && !known.requirements.has(id))
        .map((id) => `${id} is not a row of tests/requirements.tsv`),
      ...matches(bare, section).map(
        (found) => `'${found}' refers to a document that is not in the repository`,
      ),
      ...matches(bare, privateBook).map((found) => `${found} is not part of the repository`),
      ...matches(bare, fileName)
        .filter((name) => !privateBookName(name) && !isFile(name, path, known))
        .map((name) => `there is no file '${name}'`),
      ...matches(bare, folderName)
        .filter((name) => !/\.\w+$/.test(name) && !isFolderOrModule(name, known))
        .map((name) => `there is no '${name}'`),
      ...[...bare.matchAll(functionName), ...bare.matchAll(functionInCode)]
        .map((found) => found[1] ?? '')
        .filter((name) => !known.names.has(name))
        .map((name) => `the code has no '${name}()'`),
    ]
    return [...new Set(messages)].map((message) => ({ path: `${path}:${line}`, message }))
  })
}

const privateBookName = (name: string) => /^(?:design|style|look)\.md$/.test(name)

/** Returns the citations in comments: ids of rulings and of requirements. */
export function citationsIn(comments: readonly Passage[], known: Known): string[] {
  const families = new Set([...known.requirements].map(family))
  return comments.flatMap(({ text }) => [
    ...matches(text, ruling),
    ...matches(text, requirement).filter((id) => families.has(family(id))),
  ])
}
