import { lineAt, withoutComments } from './code-text'
import type { Fault, SourceFile } from './source-files'

export interface SpecExport {
  path: string
  line: number
  /** Ids that the tag names, or a section number such as '7'. */
  ids: string[]
  /** Name of the export, or undefined when the tag is not directly above an export. */
  name: string | undefined
}

const tagged =
  /@spec\s+([^\n*]+?)\s*(?:\n[^@]*?)?\*\/\s*(?:export\s+(?:async\s+)?(?:const|function|interface|type|class)\s+(\w+))?/g

/** Returns the exports that only the specification requires. They carry `@spec <id>`. */
export const specExports = (files: readonly SourceFile[]): SpecExport[] =>
  files
    .filter(({ path }) => /^(domain|ui|features|app|server)\//.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(tagged)].map((found) => ({
        path,
        line: lineAt(text, found.index),
        ids: (found[1] ?? '').split(/[\s,]+/).filter(Boolean),
        name: found[2],
      })),
    )

const mentions = (text: string, name: string) =>
  new RegExp(`\\b${name}\\b`).test(withoutComments(text))

const isProduct = (path: string) => /^(domain|ui|features|app|server)\//.test(path)

/**
 * Finds useless tags: without an export, with an unknown id, or on an export that the product uses.
 * The last kind would hide that the product later stops using the export.
 */
export function specFaults(files: readonly SourceFile[], ids: ReadonlySet<string>): Fault[] {
  const isKnown = (id: string) => ids.has(id) || /^§?\d+(\.\d+)*$/.test(id)
  return specExports(files).flatMap(({ path, line, ids: named, name }) => {
    const place = `${path}:${line}`
    if (!name) return [{ path: place, message: '@spec is not directly above an export' }]
    const unknown = named.filter((id) => !isKnown(id))
    if (named.length === 0 || unknown.length > 0) {
      return [
        { path: place, message: `@spec of ${name} names an unknown id: '${unknown.join(' ')}'` },
      ]
    }
    const user = files.find(
      (file) => file.path !== path && isProduct(file.path) && mentions(file.text, name),
    )
    return user ? [{ path: place, message: `${name} is used by ${user.path}: remove @spec` }] : []
  })
}
