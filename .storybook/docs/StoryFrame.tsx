import { useState, type SyntheticEvent } from 'react'
import { useGlobals } from './use-globals'

export interface StoryFrameProps {
  id: string
  name: string
  /** Sentence below the name, from the story's docstring. */
  words?: string | undefined
  /** Height of the frame in CSS pixels, for what covers its window. By default its content's. */
  height?: number | undefined
}

/** Height of a frame before its story has loaded, in CSS pixels. */
const UNKNOWN = 160
/** Highest frame in CSS pixels. Taller content scrolls. */
const MOST = 560

const heightOf = (document: Document | null | undefined) => {
  const root = document?.querySelector('#storybook-root')
  return root ? root.getBoundingClientRect().bottom + 16 : 0
}

/**
 * A state in a window of its own, as wide as a phone: it plays, may cover its window, and follows
 * the toolbars. It loads when it is scrolled near.
 */
export function StoryFrame({ id, name, words, height: fixed }: StoryFrameProps) {
  const globals = useGlobals()
  const [height, setHeight] = useState(fixed ?? UNKNOWN)
  const chosen = Object.entries(globals)
    .filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    .map((entry) => entry.join(':'))
  const source = `iframe.html?id=${id}&viewMode=story&globals=${chosen.join(';')}`
  const fit = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    if (fixed !== undefined) return
    const { contentDocument, contentWindow } = currentTarget
    const measure = () => {
      const found = heightOf(contentDocument)
      if (found > 0) setHeight(Math.min(Math.max(found, UNKNOWN / 2), MOST))
    }
    measure()
    const Observer = (contentWindow as (Window & typeof globalThis) | null)?.ResizeObserver
    if (Observer && contentDocument) {
      const root = contentDocument.querySelector('#storybook-root')
      if (root) new Observer(measure).observe(root)
    }
  }
  return (
    <figure className="state">
      <figcaption>
        <a href={`./?path=/story/${id}`} target="_top">
          {name}
        </a>
        {words && <p>{words}</p>}
      </figcaption>
      <iframe title={name} src={source} loading="lazy" style={{ height }} onLoad={fit} />
    </figure>
  )
}
