import { parametersIn, sampleOf } from './copy-samples'

type Words = string | number | ((...values: never[]) => unknown) | { readonly [key: string]: Words }

/** A text of the product, or a group of them. */
export interface CopyText {
  name: string
  /** Undefined for a group, and for a sentence without samples. */
  text?: string | undefined
  /** Whether the text holds sample values. */
  isExample: boolean
  inner: CopyText[]
}

const places = import.meta.glob<Record<string, Words>>('/domain/copy/*-copy.ts', { eager: true })

const sources = import.meta.glob<string>('/domain/copy/*-copy.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
})

const asExample = (text: CopyText): CopyText => ({
  ...text,
  isExample: true,
  inner: text.inner.map(asExample),
})

function textsOf(module: Record<string, Words>, source: string): CopyText[] {
  const parameters = parametersIn(source)
  const textOf = (name: string, words: Words): CopyText => {
    if (typeof words === 'function') {
      // Sentences of one name come in the order of the source.
      const values = parameters
        .get(name)
        ?.shift()
        ?.map((each) => sampleOf(name, each))
      const isKnown = values?.every((value) => value !== undefined) ?? false
      const filled = isKnown ? (words(...(values as never[])) as Words) : ''
      return asExample(textOf(name, filled))
    }
    if (typeof words !== 'object') {
      return { name, text: String(words), isExample: false, inner: [] }
    }
    const inner = Object.entries(words).map(([key, value]) => textOf(key, value))
    return { name, isExample: false, inner }
  }
  return Object.entries(module).map(([name, words]) => textOf(name, words))
}

/** Every text of the product, read from domain/copy. */
export const copyTexts = (): CopyText[] =>
  Object.entries(places).flatMap(([path, module]) => textsOf(module, sources[path] ?? ''))

/** Returns the texts that contain the words, or whose name or place does, in their groups. */
export function textsWith(texts: readonly CopyText[], words: string): CopyText[] {
  const wanted = words.trim().toLowerCase()
  return texts.flatMap((each) => {
    const own = `${each.name} ${titleOf(each.name)} ${each.text ?? ''}`.toLowerCase()
    if (own.includes(wanted)) return [each]
    const inner = textsWith(each.inner, wanted)
    return inner.length > 0 ? [{ ...each, inner }] : []
  })
}

/** Returns the number of single texts. */
export const countTexts = (texts: readonly CopyText[]): number =>
  texts.reduce((sum, { inner }) => sum + (inner.length > 0 ? countTexts(inner) : 1), 0)

/** Writes 'bookNowCopy' as 'Book now'. */
export function titleOf(name: string): string {
  const words = name
    .replace(/Copy$/, '')
    .replaceAll('_', ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
