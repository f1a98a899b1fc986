/** What one visit measured, in milliseconds since the navigation began, unless it says otherwise. */
export interface Visit {
  /** First paint of content. */
  firstPaint: number
  largestPaint: number
  /** Time beyond 50 ms of all long tasks after the first paint. */
  blocked: number
  /** Sum of layout shifts. */
  shift: number
  /** The splash was over. 0 on a page without one. */
  splashEnd: number
  /** The content was in the document and the splash over. */
  ready: number
  /** React had taken the content over, so that a tap responds. */
  tappable: number
}

/** Name of the function that the watched page calls once, when it can be tapped. */
export const VISITED = 'benchVisited'

interface Watched {
  /** Selects the content that must be there. */
  selector: string
  /** How much of it. */
  count: number
  /** The constant VISITED, which the browser lacks. */
  visited: string
}

/**
 * Runs in the browser before a page. It fills `window.visit` until the content that a selector
 * counts is ready and can be tapped. Nothing else asks the page meanwhile, because each question
 * would take time of its processor.
 */
export function watchPage({ selector, count, visited }: Watched) {
  const visit: Visit = {
    firstPaint: 0,
    largestPaint: 0,
    blocked: 0,
    shift: 0,
    splashEnd: 0,
    ready: 0,
    tappable: 0,
  }
  Object.assign(window, { visit })
  const tasks: PerformanceEntry[] = []
  const watch = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({
      type,
      buffered: true,
    })
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') visit.firstPaint = entry.startTime
  })
  watch('largest-contentful-paint', (entry) => (visit.largestPaint = entry.startTime))
  watch('longtask', (entry) => {
    tasks.push(entry)
    visit.blocked = tasks
      .filter(({ startTime }) => startTime >= visit.firstPaint)
      .reduce((sum, { duration }) => sum + duration - 50, 0)
  })
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as unknown as { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) visit.shift += value
  })
  const isTakenOver = (element: Element) =>
    [element, ...element.querySelectorAll('a, button')].some((each) =>
      Object.keys(each).some((key) => key.startsWith('__reactProps')),
    )
  const look = () => {
    const content = document.querySelectorAll(selector)
    const hasSplash = document.querySelector('.splash') !== null
    if (visit.splashEnd === 0 && !hasSplash && document.body) visit.splashEnd = performance.now()
    if (visit.ready === 0 && !hasSplash && content.length >= count) visit.ready = performance.now()
    const [first] = content
    if (visit.ready > 0 && first && isTakenOver(first)) {
      visit.tappable = performance.now()
      ;(window as unknown as Record<string, (text: string) => void>)[visited]?.('')
    } else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
