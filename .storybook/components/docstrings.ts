import { parseSync, type Statement } from 'oxc-parser'
import { withoutCitations } from './citations.ts'
import { docsAddress } from './component-path.ts'

/** What a person has written about a component, in the docstring above it. */
export interface Docstring {
  purpose: string
  avoid: string
  access: string
}

const TAG = /^@(avoid|a11y)\s+/

/** Joins the lines of a docstring. An empty line begins a paragraph and a tag begins a section. */
const sectionsOf = (comment: string) =>
  comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, '').trimEnd())
    .join('\n')
    .trim()
    .split(/\n(?=@)/)
    .map((section) => section.replace(/([^\n])\n(?!\n)/g, '$1 ').trim())

/** Splits the text of a docstring into its purpose and its tags `@avoid` and `@a11y`. */
export function readDocstring(comment: string): Docstring {
  const read: Docstring = { purpose: '', avoid: '', access: '' }
  for (const section of sectionsOf(comment)) {
    const tag = TAG.exec(section)
    const text = withoutCitations(section.replace(TAG, ''))
    if (!tag) read.purpose = text
    else if (tag[1] === 'avoid') read.avoid = text
    else read.access = text
  }
  return read
}

const namesOf = (statement: Statement): string[] => {
  if (statement.type === 'ExportDefaultDeclaration') return ['default']
  if (statement.type !== 'ExportNamedDeclaration') return []
  const { declaration } = statement
  if (declaration?.type === 'FunctionDeclaration') return [declaration.id?.name ?? '']
  if (declaration?.type !== 'VariableDeclaration') return []
  return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
}

/** Returns the docstring above the exported component of a name, if the file has that component. */
export function docstringOf(path: string, text: string, name: string): Docstring | undefined {
  const { program, comments } = parseSync(path, text)
  const statement = program.body.find(
    (node) => node.type !== 'ImportDeclaration' && namesOf(node as Statement).includes(name),
  )
  if (!statement) return undefined
  const above = comments.findLast(
    ({ type, value, end }) =>
      type === 'Block' &&
      value.startsWith('*') &&
      end <= statement.start &&
      text.slice(end, statement.start).trim() === '',
  )
  return readDocstring(above?.value.slice(1) ?? '')
}

/** Returns the first sentence of a docstring on one line. */
export const firstSentence = (text: string) =>
  /^.*?[.:](?=\s|$)/.exec(text.replace(/\s+/g, ' '))?.[0].replace(/:$/, '.') ?? text

/**
 * Returns Markdown in which the name of every other component leads to its page.
 *
 * @param own Path of the component that the text is about.
 * @param pathOf Path of each component by its name.
 */
export function withLinks(text: string, own: string, pathOf: ReadonlyMap<string, string>): string {
  return text.replace(/(?<![\w'])[A-Z]\w+/g, (name) => {
    const path = pathOf.get(name)
    return path === undefined || path === own ? name : `[${name}](${docsAddress(path)})`
  })
}
