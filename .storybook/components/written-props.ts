import { parseSync, Visitor } from 'oxc-parser'
import { constantValue } from './constant-value.ts'

/** What the source says about props: their types as they are written, and their defaults. */
export interface WrittenProps {
  typeOf: (path: string, prop: string) => string | undefined
  defaultOf: (path: string, prop: string) => string | undefined
}

interface Words {
  types: Map<string, string>
  defaults: Map<string, string>
}

const onOneLine = (text: string) => text.replace(/\s+/g, ' ')

/** Reads a file's property signatures, and the defaults of destructured parameters. */
function wordsOf(path: string, text: string): Words {
  const words: Words = { types: new Map(), defaults: new Map() }
  const { program } = parseSync(path, text)
  new Visitor({
    TSPropertySignature({ key, typeAnnotation }) {
      if (key.type !== 'Identifier' || !typeAnnotation || words.types.has(key.name)) return
      const { start, end, type } = typeAnnotation.typeAnnotation
      // This is one branch of a union of props, and the checker knows the others too.
      if (type === 'TSUndefinedKeyword') return
      words.types.set(key.name, onOneLine(text.slice(start, end)))
    },
    Property({ key, value }) {
      if (key.type !== 'Identifier' || value.type !== 'AssignmentPattern') return
      if (words.defaults.has(key.name)) return
      words.defaults.set(key.name, onOneLine(text.slice(value.right.start, value.right.end)))
    },
  }).visit(program)
  return words
}

/** Returns a reader of props as they are written, which parses each file once. */
export function writtenProps(textOf: (path: string) => string | undefined): WrittenProps {
  const known = new Map<string, Words>()
  const read = (path: string) => {
    const text = textOf(path)
    if (text === undefined) return undefined
    const words = known.get(path) ?? wordsOf(path, text)
    known.set(path, words)
    return words
  }
  return {
    typeOf: (path, prop) => read(path)?.types.get(prop),
    defaultOf: (path, prop) => {
      const value = read(path)?.defaults.get(prop)
      // An empty `sx` is an implementation detail of merging styles.
      if (prop === 'sx' || value === undefined) return undefined
      return constantValue(textOf, path, value)
    },
  }
}
