import { drawnPaths, isDrawnForUs } from '@app/start/drawn-page'
import { DRAWN_CODE_ID } from '@domain/page-data'

/** Time in milliseconds after the first frame in which the page and its photos come first. */
const HEAD_START = 150

/** The code must come even where the browser lacks what tells whether the page is drawn. */
function canWait() {
  try {
    return isDrawnForUs() && !document.hidden
  } catch {
    return false
  }
}

/**
 * Begins to fetch the code of a page that the server has drawn. The document holds it in a template,
 * so that the photos of the first screen need not share a narrow line with it. A page that React
 * draws again needs its code at once, and so does a hidden tab, which has no frames.
 */
export function beginCode() {
  if (drawnPaths().length === 0) return
  const begin = () => {
    const held = document.querySelector<HTMLTemplateElement>(`#${DRAWN_CODE_ID}`)
    if (held) held.replaceWith(held.content)
    // This script is before the template.
    else setTimeout(begin)
  }
  if (canWait()) requestAnimationFrame(() => void setTimeout(begin, HEAD_START))
  else begin()
}
