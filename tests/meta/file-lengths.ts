import { withoutComments } from './code-text'
import type { Fault, SourceFile } from './source-files'

const linesOf = (text: string) => text.trimEnd().split('\n').length

/** Counts the lines of a file without its docstrings, which the catalogue shows beside the code. */
const codeLinesOf = (text: string) => linesOf(text.replace(/^ *\/\*\*[\s\S]*?\*\/\n/gm, ''))

/** Counts the lines of a hook without its imports, comments and empty lines. */
const statementsOf = (text: string) =>
  withoutComments(text)
    .replace(/^import\s[\s\S]*?from\s+['"][^'"]+['"]$/gm, '')
    .split('\n')
    .filter((line) => line.trim() !== '').length

interface Limit {
  what: string
  fits: RegExp
  most: number
  measure: (text: string) => number
}

/** Limits by kind of file. The first rule that matches a path counts. */
const limits: Limit[] = [
  { what: 'a hook', fits: /^features\/.+\/use-[\w-]+\.tsx?$/, most: 70, measure: statementsOf },
  { what: 'a table of icons', fits: /^ui\/text\/icons\.ts$/, most: 250, measure: linesOf },
  { what: 'a table of tokens', fits: /^ui\/theme\/tokens\.ts$/, most: 250, measure: linesOf },
  {
    what: 'a table of settings',
    fits: /^server\/config\/settings\.ts$/,
    most: 350,
    measure: linesOf,
  },
  { what: 'a ui file', fits: /^ui\/.+\.tsx?$/, most: 150, measure: codeLinesOf },
  { what: 'a feature file', fits: /^features\/.+\.tsx?$/, most: 150, measure: codeLinesOf },
  { what: 'an app file', fits: /^app\/.+\.tsx?$/, most: 150, measure: codeLinesOf },
  { what: 'a server route', fits: /^server\/.+-routes\.ts$/, most: 150, measure: linesOf },
  {
    what: 'a server file',
    fits: /^server\/(?!demo\/|database\/migrations\/).+\.ts$/,
    most: 200,
    measure: linesOf,
  },
]

/** Finds files that are longer than the limit for their kind. */
export const lengthFaults = (files: readonly SourceFile[]): Fault[] =>
  files.flatMap(({ path, text }) => {
    const limit = limits.find(({ fits }) => fits.test(path))
    if (!limit) return []
    const lines = limit.measure(text)
    if (lines <= limit.most) return []
    const message = `has ${lines} lines, but ${limit.what} may have ${limit.most}: split it by subject`
    return [{ path, message }]
  })
