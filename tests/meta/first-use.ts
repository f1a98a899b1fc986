import { lineAt, withoutComments } from './code-text'
import type { Fault, SourceFile } from './source-files'

/**
 * What takes a cheap phone a quarter to half a second at its first use, because the browser then
 * reads its data of languages. Chromium 150 took 13 to 52 ms for it on a machine of which a phone of
 * the low class has a seventh to a fourteenth.
 */
const reading = /\bIntl\.\w+|\.localeCompare\(|\.toLocale(Date|Time)?String\(/g

/** Files that may: a page without a network, and names with letters of several code units. */
const readers = ['domain/api/seen-at.ts', 'ui/layout/Avatar.tsx']

/** Finds code of pages that makes the browser read its data of languages. */
export const firstUseFaults = (files: readonly SourceFile[]): Fault[] =>
  files
    .filter(({ path }) => !readers.includes(path))
    .flatMap(({ path, text }) => {
      const bare = withoutComments(text)
      return [...bare.matchAll(reading)].map(({ 0: what, index }) => ({
        path: `${path}:${lineAt(bare, index)}`,
        message: `${what} freezes a cheap phone at its first use: write names and orders out`,
      }))
    })
