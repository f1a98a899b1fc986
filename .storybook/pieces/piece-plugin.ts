import { relative } from 'node:path'
import type { Plugin } from 'vite'
import type { Piece } from './piece.ts'
import { readPieces } from './read-pieces.ts'

/**
 * Attaches the content of its page to each component, as `__piece`. The reading begins with the
 * build and runs in parallel.
 */
export function pieceDocs(project: string): Plugin {
  let pieces: Promise<Map<string, Piece>> | undefined
  return {
    name: 'piece-docs',
    enforce: 'pre',
    buildStart() {
      pieces ??= readPieces(project)
      // A failure is thrown where the result is awaited.
      pieces.catch(() => undefined)
    },
    async transform(code, id) {
      // A file that is imported as text keeps its text.
      if (id.includes('?raw')) return null
      const path = relative(project, id.split('?')[0] ?? '').replaceAll('\\', '/')
      if (!/^(ui|features|app)\/.+\.tsx$/.test(path)) return null
      const piece = (await pieces)?.get(path)
      if (!piece) return null
      const name = piece.path.slice(piece.path.lastIndexOf('/') + 1)
      const attached = `\nObject.assign(${name}, { displayName: ${JSON.stringify(name)}, __piece: ${JSON.stringify(piece)} })\n`
      return { code: code + attached, map: null }
    },
  }
}
