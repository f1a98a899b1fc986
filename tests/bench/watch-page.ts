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
  /** The content was painted and the splash over. */
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
  /**
   * Milliseconds between two looks. They are timers, because asking for each frame would make the
   * browser draw between the parts of React's work, which nothing else asks for.
   */
  interval: number
}

/**
 * Runs in the browser before a page. It fills `window.visit` until the content that a selector
 * counts is ready and can be tapped. Nothing else asks the page meanwhile, because each question
 * would take time of its processor.
 */
export function watchPage({ selector, count, visited, interval }: Watched) {
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
  /** When the browser painted the content or more of its page, even under the splash. */
  let painted = 0
  watch('largest-contentful-paint', (entry) => {
    visit.largestPaint = entry.startTime
    const { element } = entry as unknown as { element: Element | null }
    if (element?.closest('.splash') === null) painted ||= entry.startTime
  })
  watch('element', (entry) => (painted ||= entry.startTime))
  /**
   * Asks for the paint of content that was in the document before it. Of other content, the next
   * frame counts once it is complete.
   */
  const markPaint = (content: Element) => {
    if (!content.checkVisibility()) {
      for (const each of [content, ...content.querySelectorAll('*')]) {
        each.setAttribute('elementtiming', 'content')
      }
      return
    }
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => (painted ||= performance.now()))
    port1.start()
    requestAnimationFrame(() => port2.postMessage(''))
  }
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
  /**
   * Returns when the splash, which precedes the content, is over, or 0 before that is known. The
   * browser fades it out at a set time even when a script keeps this function from looking
   * (tests/e2e/splash-end.phone.e2e.ts).
   */
  const splashEnd = () => {
    const splash = document.querySelector('.splash')
    if (!splash) return performance.now()
    const [fading] = splash.getAnimations()
    const end = fading?.effect?.getComputedTiming().endTime
    return typeof fading?.startTime === 'number' ? fading.startTime + Number(end) : 0
  }
  const look = () => {
    const content = document.querySelectorAll(selector)
    const isThere = content.length >= count
    if (isThere && visit.splashEnd === 0) visit.splashEnd = splashEnd()
    if (isThere && painted === 0 && content[0]) markPaint(content[0])
    if (isThere && visit.splashEnd > 0 && painted > 0) {
      visit.ready ||= Math.max(visit.splashEnd, painted)
    }
    const [first] = content
    if (visit.ready > 0 && first && isTakenOver(first)) {
      visit.tappable = Math.max(visit.ready, performance.now())
      ;(window as unknown as Record<string, (text: string) => void>)[visited]?.('')
    } else setTimeout(look, interval)
  }
  setTimeout(look, interval)
}
