import { parseSync, Visitor, type Program } from 'oxc-parser'
import { lineAt } from './code-text'
import type { Fault, SourceFile } from './source-files'

const asserts = /\bexpect\w*\s*\(|\.play\b/

/** Returns the functions of a file by name, for a play function that leaves asserting to one. */
function helpersOf(program: Program, text: string): Map<string, string> {
  const found = new Map<string, string>()
  new Visitor({
    VariableDeclarator({ id, init, start, end }) {
      if (id.type === 'Identifier' && init) found.set(id.name, text.slice(start, end))
    },
    FunctionDeclaration({ id, start, end }) {
      if (id) found.set(id.name, text.slice(start, end))
    },
  }).visit(program)
  return found
}

/** Finds play functions that assert nothing: they only pass when nothing throws. */
export const playFaults = (files: readonly SourceFile[]): Fault[] =>
  files
    .filter(({ path }) => path.endsWith('.stories.tsx'))
    .flatMap(({ path, text }) => {
      const { program } = parseSync(path, text)
      const helpers = helpersOf(program, text)
      const doesAssert = (code: string) =>
        asserts.test(code) ||
        [...helpers].some(
          ([name, body]) => new RegExp(`\\b${name}\\b`).test(code) && asserts.test(body),
        )
      const faults: Fault[] = []
      new Visitor({
        Property({ key, value, start }) {
          if (key.type !== 'Identifier' || key.name !== 'play') return
          if (doesAssert(text.slice(value.start, value.end))) return
          const message = 'plays without asserting: say with expect what must be seen'
          faults.push({ path: `${path}:${lineAt(text, start)}`, message })
        },
      }).visit(program)
      return faults
    })
