import { parseSync } from 'oxc-parser'
import { lineAt, withoutComments } from './code-text'
import type { SourceFile } from './source-files'

/** A comment, a test title or a document, with the file and the line where it begins. */
export interface Passage {
  path: string
  line: number
  text: string
}

const isDirective = /^\s*\*?\s*(?:oxlint-|eslint-|@ts-|@vite-|@vitest-|#__|\/ <reference)/
const isLineBreak = /^[ \t]*\r?\n[ \t]*$/

const blockText = (value: string) =>
  value
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, '').trimEnd())
    .join('\n')
    .trim()

/** Returns every comment of the files. Line comments that follow each other are one passage. */
export const commentsIn = (files: readonly SourceFile[]): Passage[] =>
  files.flatMap(({ path, text }) => {
    const passages: Passage[] = []
    let endOfLast = -1
    for (const { type, value, start, end } of parseSync(path, text).comments) {
      if (isDirective.test(value)) continue
      const last = passages.at(-1)
      const words = type === 'Line' ? value.trim() : blockText(value)
      if (last && type === 'Line' && isLineBreak.test(text.slice(endOfLast, start))) {
        last.text += `\n${words}`
      } else {
        passages.push({ path, line: lineAt(text, start), text: words })
      }
      endOfLast = end
    }
    return passages
  })

const titles =
  /\b(?:it|test|describe|describeOnEachDatabase)(?:\.\w+)*(?:\([^()]*\))?\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g

/** Returns the titles of the tests in the files. */
export const titlesIn = (files: readonly SourceFile[]): Passage[] =>
  files
    .filter(({ path }) => /\.(?:test|e2e)\.tsx?$/.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(titles)].map((found) => ({
        path,
        line: lineAt(text, found.index),
        text: found[2] ?? '',
      })),
    )

const sentences = /(['"`])([A-Z](?:\\.|(?!\1)[^\\])* (?:\\.|(?!\1)[^\\])*)\1/g
/** Made-up texts of listings, which nobody reads as a message. */
const isMadeUp = /^server\/(?:demo|seed)\//

/** Returns the sentences of the server, the scripts and the stories: messages, logs and advice. */
export const messagesIn = (files: readonly SourceFile[]): Passage[] =>
  files
    .filter(({ path }) => /^(?:server|scripts|stories)\//.test(path) && !isMadeUp.test(path))
    .flatMap(({ path, text }) => {
      const code = withoutComments(text)
      return [...code.matchAll(sentences)].map((found) => ({
        path,
        line: lineAt(code, found.index),
        text: found[2] ?? '',
      }))
    })
