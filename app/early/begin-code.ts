import { drawnPaths, isDrawnForUs } from '@app/start/drawn-page'
import { DRAWN_CODE_ID } from '@domain/page-data'

/** Time in milliseconds after the first frame in which the page and its photos come first. */
const HEAD_START = 150

/**
 * Time in milliseconds from the document's first byte to the first frame from which a phone counts as
 * slow. It draws for longer than its photos take, and would ask for the code only after that.
 */
const SLOW_FRAME = 400

/** Returns how long the code waits after the first frame. */
function headStart() {
  const now = performance.now()
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return now - (visit?.responseStart ?? now) > SLOW_FRAME ? 0 : HEAD_START
}

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
    else if (document.readyState === 'loading') setTimeout(begin)
  }
  const beginLater = () => {
    const wait = headStart()
    // Any timer would wait until a slow phone has laid out the page.
    if (wait > 0) setTimeout(begin, wait)
    else begin()
  }
  if (canWait()) requestAnimationFrame(beginLater)
  else begin()
}
