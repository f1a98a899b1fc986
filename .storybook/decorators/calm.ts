/**
 * Makes pictures still and stories alike on every machine: the clock stands at one moment (timers
 * still run, so nothing hangs), motion is off unless the toolbar or the story asks for it, and a
 * plain link inside a piece does not carry the catalogue away.
 */

/** Wednesday, 7 January 2026, ten in the morning in Lagos. */
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

const stayHere = (event: MouseEvent) => {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (link && !event.defaultPrevented) event.preventDefault()
}

export interface CalmContext {
  globals: Record<string, unknown>
  parameters: Record<string, unknown>
}

/** A `beforeEach` of the preview; returns what puts things back. `parameters.clock: 'runs'` leaves the clock alone. */
export function calm({ globals, parameters }: CalmContext) {
  if (parameters['clock'] !== 'runs') globalThis.Date = stillDate
  window.matchMedia = answerMotion(globals['motion'] !== 'full')
  // On window, after React's own root: the router's links have decided by then.
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
