/** Every place's words: one file each, one export each. */
const places = import.meta.glob<Record<string, unknown>>('/domain/copy/*.ts', { eager: true })

type Words = string | number | ((...values: never[]) => string) | { [key: string]: Words }

/** Sentences that take a value are shown with the name of their place. */
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

/** Every text of the product, read from the folder that holds them. */
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
