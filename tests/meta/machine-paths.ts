import { lineAt } from './code-text'
import type { Fault, SourceFile } from './source-files'

/** Folders of one machine. The names of the usual system folders are no secret and no fault. */
const homes = /(?<![\w.@~-])\/(?:work|home|Users|tmp\/\w|root)\/[\w.-]+/g

/** Paths that exist on the machine of whoever wrote them only. */
export const machinePathFaults = (files: readonly SourceFile[]): Fault[] =>
  files.flatMap(({ path, text }) =>
    [...text.matchAll(homes)].map((found) => ({
      path: `${path}:${lineAt(text, found.index)}`,
      message: `'${found[0]}' is a path of one machine`,
    })),
  )
