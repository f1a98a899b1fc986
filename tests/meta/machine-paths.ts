import { lineAt } from './code-text'
import type { Fault, SourceFile } from './source-files'

/** Home and working folders of one machine. The usual system folders are allowed. */
const homes = /(?<![\w.@~-])\/(?:work|home|Users|tmp\/\w|root)\/[\w.-]+/g

/** Finds paths that exist only on the author's machine. */
export const machinePathFaults = (files: readonly SourceFile[]): Fault[] =>
  files.flatMap(({ path, text }) =>
    [...text.matchAll(homes)].map((found) => ({
      path: `${path}:${lineAt(text, found.index)}`,
      message: `'${found[0]}' is a path of one machine`,
    })),
  )
