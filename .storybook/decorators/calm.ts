/**
 * Makes stories and their screenshots the same on every machine. `Date` is fixed at one moment,
 * while timers still run so that nothing hangs. Motion is reduced unless the toolbar or the story
 * enables it, and a click on a plain link does not navigate away from Storybook.
 */

/** Wednesday, 7 January 2026, 10:00 in Lagos. */
export const STORY_NOW = Date.parse('2026-01-07T09:00:00Z')

const RealDate = Date
const realMatchMedia = window.matchMedia.bind(window)

const stillDate = new Proxy(RealDate, {
  construct: (Real, args) =>
    args.length === 0 ? new Real(STORY_NOW) : Reflect.construct(Real, args),
  apply: () => new RealDate(STORY_NOW).toString(),
  get: (Real, key) => (key === 'now' ? () => STORY_NOW : Reflect.get(Real, key)),
})

const answerMotion =
  (reduced: boolean): typeof window.matchMedia =>
  (query) => {
    const list = realMatchMedia(query)
    if (!query.includes('prefers-reduced-motion')) return list
    return Object.defineProperty(list, 'matches', { value: query.includes('reduce') === reduced })
  }

/** Returns whether an element belongs to a docs page and not to one of the stories on it. */
export const isOfDocsPage = (element: Element) =>
  element.closest('#storybook-docs') !== null &&
  element.closest('.specimen, .sb-story, .sbdocs-preview') === null

const stayHere = (event: MouseEvent) => {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (link && !event.defaultPrevented && !isOfDocsPage(link)) event.preventDefault()
}

/**
 * Ends a pause of all motion that an earlier story left behind. Storybook pauses motion while it
 * runs `afterEach`, and does not resume it when that throws. One failed story would therefore fail
 * the stories about motion.
 */
const endPause = () => {
  for (const style of document.head.querySelectorAll('style')) {
    if (style.textContent.includes('animation-play-state: paused')) style.remove()
  }
}

export interface CalmContext {
  globals: Record<string, unknown>
  parameters: Record<string, unknown>
}

/**
 * Prepares each story. Runs as a `beforeEach` of the preview and returns the function that restores
 * the page. `parameters.clock: 'runs'` leaves the clock alone.
 */
export function calm({ globals, parameters }: CalmContext) {
  endPause()
  if (parameters['clock'] !== 'runs') globalThis.Date = stillDate
  // The visual review lets the browser decide ('system'), so that it can read the motion too.
  if (globals['motion'] !== 'system') {
    window.matchMedia = answerMotion(globals['motion'] !== 'full')
  }
  // React handles events on its root, which is below window, so the router's links have already
  // called preventDefault.
  window.addEventListener('click', stayHere)
  Object.defineProperty(navigator, 'connection', {
    configurable: true,
    value: {
      saveData: globals['dataSaver'] === 'on',
      addEventListener() {},
      removeEventListener() {},
    },
  })
  return () => {
    globalThis.Date = RealDate
    window.matchMedia = realMatchMedia
    window.removeEventListener('click', stayHere)
  }
}
