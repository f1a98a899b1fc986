import type { PropFacts } from '../components/component-facts'

/** Values that mean the same to a designer as in the code. */
const LITERAL = /^('[^']*'|"[^"]*"|-?[\d_.]+|true|false|null|\[\])$/

/** An icon's path draws something only in an icon. */
const isValue = (value: string) => LITERAL.test(value) && !/^'M[\d.]/.test(value)

/** Returns the words before 'by default' in a description: a value, or what there is in its place. */
function wordsFor(description: string): string | undefined {
  const quoted = /'[^']+'(?= by default| \(the default\))/.exec(description)
  if (quoted) return quoted[0]
  const [, words] = /(?:^|\. )([^.,]+) by default\b/.exec(description.replace(/\s+/g, ' ')) ?? []
  if (words === undefined || words === 'Left out') return undefined
  return words.charAt(0).toLowerCase() + words.slice(1)
}

/**
 * Returns what is in the column 'Default' of a prop: its default value, else the value that its
 * description names. What happens without a prop is in its description.
 */
export function defaultOf({ required, defaultValue, description, type }: PropFacts): string {
  if (required) return 'required'
  if (defaultValue !== undefined && isValue(defaultValue)) {
    return defaultValue.replace(/(\d)_(?=\d)/g, '$1')
  }
  return wordsFor(description) ?? defaultValue ?? (type === 'boolean' ? 'false' : 'none')
}
