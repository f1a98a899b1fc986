import { STORY_FINISHED, STORY_RENDERED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

/**
 * Whether the story is in one of the frames of a docs page. Storybook names them after their
 * stories.
 */
export const isInDocsPage = () => window.frameElement?.id.startsWith('iframe--') === true

/**
 * Lets a frame of a docs page see its own window. Otherwise nothing in a frame that is not on the
 * screen yet is visible to an observer, and the play functions there fail.
 */
export function seeOwnWindow() {
  if (!isInDocsPage()) return
  window.IntersectionObserver = class extends IntersectionObserver {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super(callback, { root: document, ...options })
    }
  }
}

interface TurnContext {
  abortSignal: AbortSignal
}

/** Gives this frame the focus, and returns the function that gives it back to the docs page. */
function takeFocus() {
  const before = window.parent.document.activeElement as HTMLElement | null
  window.focus()
  // A browser in the background focuses no frame, but a dialog keeps the focus only if it has it.
  document.hasFocus = () => true
  return () => {
    Reflect.deleteProperty(document, 'hasFocus')
    if (before?.tagName !== 'IFRAME') before?.focus({ preventScroll: true })
  }
}

/** What a designer does to move a page. */
const MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/**
 * Keeps the docs page where it is until the returned function is called or the designer moves it: a
 * browser scrolls to what takes the focus, also out of a frame that nobody looks at.
 */
function keepPlace() {
  const { parent } = window
  const { scrollX, scrollY } = parent
  const goBack = () => parent.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
  const stop = () => {
    parent.removeEventListener('scroll', goBack)
    for (const move of MOVES) parent.removeEventListener(move, stop, true)
  }
  parent.addEventListener('scroll', goBack)
  for (const move of MOVES) parent.addEventListener(move, stop, true)
  return stop
}

/**
 * Resolves when Storybook has drawn and played the story of this frame, or has given up. The checks
 * that follow need no focus.
 */
const played = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const channel = addons.getChannel()
    channel.once(STORY_RENDERED, () => resolve())
    channel.once(STORY_FINISHED, () => resolve())
    signal.addEventListener('abort', () => resolve(), { once: true })
  })

/**
 * Waits for `name`, and holds it until `end` has resolved. The browser hands it over when a frame
 * goes away, and it has no locks on a page that is neither local nor served by HTTPS.
 */
export async function takeTurn(name: string, end: () => Promise<unknown>): Promise<void> {
  await new Promise<void>((begin) => {
    void navigator.locks.request(name, async () => {
      begin()
      await end()
    })
  })
}

/**
 * Lets one frame of a docs page draw and play at a time, because they share a single focus: a dialog
 * that opens in one of them would take it from the play function of another. Runs as a `beforeEach`
 * of the preview.
 */
export async function waitForTurn({ abortSignal }: TurnContext) {
  if (!isInDocsPage() || !('locks' in navigator)) return
  // Each opened page has its own moment of origin, and thereby its own queue.
  await takeTurn(`docs page ${window.parent.performance.timeOrigin}`, async () => {
    const letMove = keepPlace()
    const giveFocusBack = takeFocus()
    await played(abortSignal)
    giveFocusBack()
    letMove()
  })
}
