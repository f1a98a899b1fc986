import { posix } from 'node:path'
import { importEdges, importTarget } from './import-graph'
import type { Fault, SourceFile } from './source-files'

const hasAlias = /^(domain|ui|features|app|server|stories|tests)\//

/**
 * Node and the builder's configuration know no aliases, so such imports name a file with its
 * ending.
 */
const hasEnding = /\.(ts|tsx|mjs|js|json|css)$/

/**
 * Finds imports within the project that break the spelling rule: a file in the same folder is
 * './name', every other file is its alias.
 */
export const importPathFaults = (files: readonly SourceFile[]): Fault[] =>
  importEdges(files.filter(({ path }) => /\.tsx?$/.test(path))).flatMap((edge) => {
    const target = importTarget(edge)
    if (!hasAlias.test(target) || hasEnding.test(edge.specifier)) return []
    const isNeighbour = posix.dirname(target) === posix.dirname(edge.from)
    const expected = isNeighbour ? `./${posix.basename(target)}` : `@${target}`
    if (edge.specifier === expected) return []
    return [
      { path: edge.from, message: `imports '${edge.specifier}': write '${expected}' instead` },
    ]
  })
