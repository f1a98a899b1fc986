import { findInCode } from './code-text'
import type { Fault, SourceFile } from './source-files'

/** Styles that name a side of the screen, which is the wrong one in a right-to-left page. */
const physical: readonly RegExp[] = [
  /\b(?:padding|margin|border|scrollMargin|scrollPadding)(?:Left|Right)\w*\s*:/g,
  /\bborder(?:Top|Bottom)(?:Left|Right)Radius\s*:/g,
  /(?<=[{,]\s*)[mp][lr]\s*:/g,
  /(?<=[{,]\s*)(?:left|right)\s*:\s*(?:-?\d|'|theme\.)/g,
  // A name in letters of the other direction keeps to the edge of the texts below it.
  /\b(?:textAlign|transformOrigin)\s*:\s*'(?:left|right)'(?!,\s*'\[dir="rtl"\] &'|\s*\})/g,
]

/** Four lengths go clockwise from the top. Their second is right, and their fourth left. */
const FOUR = /\bspacing\(([^(),]+),([^(),]+),([^(),]+),([^(),]+)\)/g

const isLopsided = (four: string) => {
  const [, , right = '', , left = ''] = new RegExp(FOUR.source).exec(four) ?? []
  return right.trim() !== left.trim()
}

/** Finds styles that do not mirror in a page that is read from the right. */
export const physicalSideFaults = (files: readonly SourceFile[]): Fault[] =>
  files
    .filter(({ path }) => /^(ui|features|app)\/.+\.tsx?$/.test(path))
    .flatMap(({ path, text }) =>
      [
        ...physical.flatMap((pattern) => findInCode(text, pattern)),
        ...findInCode(text, FOUR).filter(({ match }) => isLopsided(match)),
      ].map(({ match, line }) => ({
        path: `${path}:${line}`,
        message: `'${match}': a side is the start or the end, as in paddingInlineStart`,
      })),
    )
