import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { cards } from './cards'

function SaveButton() {
  const [isSaved, setSaved] = useState(false)
  return (
    <button type="button" onClick={() => setSaved(!isSaved)}>
      {isSaved ? 'Saved' : 'Save'}
    </button>
  )
}

/** The least that React can do: twelve cards without a design library, a router or data. */
createRoot(document.body.appendChild(document.createElement('main'))).render(
  <ul>
    {cards.map(({ id, name, place, price }) => (
      <li key={id}>
        <article>
          <h2>
            <a href={`#${id}`}>{name}</a>
          </h2>
          <p>{place}</p>
          <p>
            <b>{price}</b> per night
          </p>
          <SaveButton />
        </article>
      </li>
    ))}
  </ul>,
)
