import { useDeferredValue, useState } from 'react'
import { copyTexts, countTexts, titleOf, textsWith, type CopyText } from './copy-texts'

const texts = copyTexts()
const total = countTexts(texts)

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

/** Lists every text of the product, and finds them by their words or their names. */
export function CopyDeck() {
  const [typed, setTyped] = useState('')
  const found = textsWith(texts, useDeferredValue(typed))
  return (
    <>
      <label className="find">
        Find a text by its words or by its name
        <input type="search" value={typed} onChange={(event) => setTyped(event.target.value)} />
      </label>
      <p role="status">
        {countTexts(found)} of {total} texts
      </p>
      {found.map((place) => (
        <section key={place.name} className="texts">
          <h2>{titleOf(place.name)}</h2>
          <p>
            <code>{place.name}</code>
          </p>
          <Sentence {...place} />
        </section>
      ))}
    </>
  )
}
