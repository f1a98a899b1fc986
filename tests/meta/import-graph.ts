import { posix } from 'node:path'
import { withoutComments } from './code-text.ts'
import type { SourceFile } from './source-files.ts'

export interface ImportEdge {
  from: string
  /** Module specifier as written: './price-lines', '@ui/form/Field', 'react'. */
  specifier: string
}

const specifiers =
  /(?:\bimport|\bexport)\s+(?:type\s+)?(?:[\w*{}\s,$]+?\s+from\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g

/** Returns every import in the files: static, type-only, re-exported and lazy. */
export const importEdges = (files: readonly SourceFile[]): ImportEdge[] =>
  files.flatMap(({ path, text }) =>
    [...withoutComments(text).matchAll(specifiers)].map((found) => ({
      from: path,
      specifier: found[1] ?? found[2] ?? '',
    })),
  )

/** Returns the target of an import: a path from the project's folder, or the name of a package. */
export const importTarget = ({ from, specifier }: ImportEdge) => {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier)
  const alias = /^@(domain|ui|features|app|server|stories|tests)\//.exec(specifier)
  return alias ? specifier.slice(1) : `package:${specifier}`
}
