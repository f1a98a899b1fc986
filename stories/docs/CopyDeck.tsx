import { copyTexts, type CopyText } from './copy-texts'

const texts = copyTexts()

/** Renders a text or a group of texts. A text that depends on values is shown with some. */
function Sentence({ text, isExample, inner }: CopyText) {
  if (inner.length === 0) {
    return (
      <>
        {text} {isExample && <em>(for example)</em>}
      </>
    )
  }
  return (
    <dl>
      {inner.map((each) => (
        <div key={each.name}>
          <dt>
            <code>{each.name}</code>
          </dt>
          <dd>
            <Sentence {...each} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Lists every text of the product. */
export function CopyDeck() {
  return texts.map((place) => (
    <section key={place.name}>
      <h2>{place.name}</h2>
      <Sentence {...place} />
    </section>
  ))
}
