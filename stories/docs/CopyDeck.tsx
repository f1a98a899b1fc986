/** Modules of texts, one per part of the product, with one export each. */
const places = import.meta.glob<Record<string, unknown>>('/domain/copy/*-copy.ts', { eager: true })

type Words = string | number | ((...values: never[]) => string) | { [key: string]: Words }

/** Renders a text or a group of texts. Texts that depend on values are only listed by name. */
function Sentence({ words }: { words: Words }) {
  if (typeof words === 'function') return <em>depends on its values</em>
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
