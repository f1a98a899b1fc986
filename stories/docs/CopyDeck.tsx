import * as copy from '@domain/copy'

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

/** Every text of the product, read from the one module that holds them. */
export function CopyDeck() {
  return Object.entries(copy).map(([place, words]) => (
    <section key={place}>
      <h2>{place}</h2>
      <Sentence words={words as unknown as Words} />
    </section>
  ))
}
