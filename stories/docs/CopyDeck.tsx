/** Modules of texts, one per part of the product, with one export each. */
const places = import.meta.glob<Record<string, unknown>>('/domain/copy/*-copy.ts', { eager: true })

type Words = string | number | ((...values: never[]) => string) | { [key: string]: Words }

/** Values to try in a sentence that depends on some: amounts and counts first, then words. */
const samples = [
  [2, 3, 4],
  ['Lagoon Loft', 'Lekki', 'Ada'],
  ['2026-01-20', '2026-01-23', '2026-01-13'],
]

const isWhole = (text: unknown): text is string =>
  typeof text === 'string' && !/undefined|NaN|Invalid|\[object/.test(text)

/** Returns a sentence with sample values in it, if it takes any. */
function filledIn(sentence: (...values: never[]) => string): string | undefined {
  for (const values of samples) {
    try {
      const text: unknown = sentence(...(values as never[]))
      if (isWhole(text)) return text
    } catch {
      // These values are of the wrong kind. The next ones may fit.
    }
  }
  return undefined
}

/** Renders a text or a group of texts. A text that depends on values is shown with some. */
function Sentence({ words }: { words: Words }) {
  if (typeof words === 'function') {
    const text = filledIn(words)
    return text === undefined ? (
      <em>depends on its values</em>
    ) : (
      <>
        {text} <em>(for example)</em>
      </>
    )
  }
  if (typeof words !== 'object') return String(words)
  return (
    <dl>
      {Object.entries(words).map(([name, inner]) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>
            <Sentence words={inner} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Lists every text of the product, read from domain/copy. */
export function CopyDeck() {
  return Object.values(places)
    .flatMap(Object.entries<unknown>)
    .map(([place, words]) => (
      <section key={place}>
        <h2>{place}</h2>
        <Sentence words={words as Words} />
      </section>
    ))
}
