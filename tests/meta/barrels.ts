import { posix } from 'node:path'
import { withoutComments } from './code-text'
import type { Fault, SourceFile } from './source-files'

const catchAll = /(^|\/)(utils?|common|helpers?|misc|shared|lib)(\/|\.tsx?$)/
const isRoom = (path: string) => /^(domain|ui|features|app|server)\/.+\.tsx?$/.test(path)

const onlyReExports = (text: string) => {
  const rest = withoutComments(text)
    .replace(/export\s+(type\s+)?(\*(\s+as\s+\w+)?|\{[^}]*\})\s+from\s+['"][^'"]+['"];?/g, '')
    .trim()
  return rest === '' && /\bexport\b/.test(text)
}

/** Finds barrels, and catch-all folders and files such as utils. */
export const barrelFaults = (files: readonly SourceFile[]): Fault[] =>
  files
    .filter(({ path }) => isRoom(path))
    .flatMap(({ path, text }) => {
      const faults: Fault[] = []
      if (/^index\.tsx?$/.test(posix.basename(path)) || onlyReExports(text)) {
        faults.push({ path, message: 'is a barrel: import the file itself' })
      }
      if (catchAll.test(path))
        faults.push({ path, message: 'is a catch-all: name it after its content' })
      return faults
    })
