import { parseSync } from 'oxc-parser'
import { lineAt } from './code-text'
import type { Fault, SourceFile } from './source-files'

/** Attributes and properties whose text a guest reads or hears. */
const spoken =
  /^(?:aria-(?:label|description|valuetext|roledescription)|alt|title|placeholder|label|helperText|heading|subtitle|text|body|caption|description)$/

/** Folders whose texts are not copy, with the reason. */
const accepted: readonly { path: RegExp; reason: string }[] = [
  { path: /^app\/samples\//, reason: 'sample content replaces data of hosts (R-03)' },
  { path: /^ui\/theme\//, reason: 'the theme names elements, such as span, for variants' },
]

interface Node {
  type: string
  start: number
  [key: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

const hasWord = (text: string) => /\p{L}{2}/u.test(text)

/** Returns the fixed words of an expression: a string, a template, or either side of a choice. */
function wordsOf(value: unknown): string {
  if (!isNode(value)) return ''
  if (value.type === 'Literal') return typeof value['value'] === 'string' ? value['value'] : ''
  if (value.type === 'TemplateLiteral')
    return (value['quasis'] as { value: { raw: string } }[]).map(({ value }) => value.raw).join(' ')
  if (value.type === 'ConditionalExpression')
    return `${wordsOf(value['consequent'])} ${wordsOf(value['alternate'])}`
  if (value.type === 'LogicalExpression')
    return `${wordsOf(value['left'])} ${wordsOf(value['right'])}`
  if (value.type === 'JSXExpressionContainer') return wordsOf(value['expression'])
  return ''
}

const nameOf = (key: unknown) => {
  if (!isNode(key)) return ''
  const name = key['name'] ?? key['value']
  return typeof name === 'string' ? name : ''
}

/** Returns the text that a node fixes for guests, or nothing. */
function fixedText(node: Node): string {
  if (node.type === 'JSXText') return String(node['value'])
  if (node.type === 'JSXAttribute')
    return spoken.test(nameOf(node['name'])) ? wordsOf(node['value']) : ''
  if (node.type === 'Property')
    return spoken.test(nameOf(node['key'])) ? wordsOf(node['value']) : ''
  // A choice between texts, such as {isOpen ? 'Close' : 'Open'}, among the children of an element.
  if (node.type === 'JSXElement' || node.type === 'JSXFragment')
    return (node['children'] as unknown[])
      .filter((child) => isNode(child) && child.type === 'JSXExpressionContainer')
      .map(wordsOf)
      .join(' ')
  return ''
}

const isStyle = (node: Node) =>
  (node.type === 'JSXAttribute' && /^(?:sx|style)$/.test(nameOf(node['name']))) ||
  // Types hold names, not texts.
  node.type.startsWith('TS')

const wrappers = /^TS(?:As|Satisfies|NonNull)Expression$/

function textsIn(node: Node): { text: string; start: number }[] {
  if (isStyle(node) && !wrappers.test(node.type)) return []
  const text = fixedText(node)
  const own = hasWord(text) ? [{ text: text.trim(), start: node.start }] : []
  const inner = Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]))
  return [...own, ...inner.filter(isNode).flatMap(textsIn)]
}

const isGuarded = (path: string) =>
  /^(ui|features|app)\/.+\.tsx?$/.test(path) && !accepted.some((entry) => entry.path.test(path))

/** Finds texts for guests that a component fixes itself, where no other language can reach them. */
export const literalTextFaults = (files: readonly SourceFile[]): Fault[] =>
  files
    .filter(({ path }) => isGuarded(path))
    .flatMap(({ path, text: source }) =>
      textsIn(parseSync(path, source).program as unknown as Node).map(({ text, start }) => ({
        path: `${path}:${lineAt(source, start)}`,
        message: `'${text}' is a text for guests: put it into domain/copy`,
      })),
    )
