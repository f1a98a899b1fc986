import { withoutComments, lineAt } from './code-text'
import type { Fault, SourceFile } from './source-files'

/**
 * Minimum length of a checked text. Shorter texts ("Save", "Guests") also occur as words in code.
 */
const shortestSentence = 14

const literals = (text: string) =>
  [...withoutComments(text).matchAll(/'((?:\\.|[^'\\\n])+)'|"((?:\\.|[^"\\\n])+)"/g)].map(
    (found) => ({ words: (found[1] ?? found[2] ?? '').replaceAll("\\'", "'"), index: found.index }),
  )

/** Returns the sentences that domain/copy fixes. */
export const fixedSentences = (copy: string): Set<string> =>
  new Set(
    literals(copy)
      .map(({ words }) => words)
      .filter((words) => words.length >= shortestSentence && words.includes(' ')),
  )

const isGuarded = (path: string) => /^(ui|features|app)\/.+\.tsx?$/.test(path)

/** Finds sentences of domain/copy that a component repeats. */
export const copyFaults = (files: readonly SourceFile[], copy: string): Fault[] => {
  const sentences = fixedSentences(copy)
  return files
    .filter(({ path }) => isGuarded(path))
    .flatMap(({ path, text }) => {
      const spelt = literals(text).filter(({ words }) => sentences.has(words))
      const drawn = [...sentences].flatMap((words) => {
        const index = text.indexOf(`>${words}<`)
        return index < 0 ? [] : [{ words, index }]
      })
      return [...spelt, ...drawn].map(({ words, index }) => ({
        path: `${path}:${lineAt(text, index)}`,
        message: `'${words}' is in domain/copy: import it from there`,
      }))
    })
}
