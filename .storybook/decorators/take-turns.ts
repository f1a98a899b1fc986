import { STORY_FINISHED, STORY_RENDERED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

/**
 * Whether the story is in one of the frames of a docs page. Storybook names them after their
 * stories.
 */
const isInFrame = () => window.frameElement?.id.startsWith('iframe--') === true

/**
 * Lets a frame of a docs page see its own window. Otherwise nothing in a frame that is not on the
 * screen yet is visible to an observer, and the play functions there fail.
 */
export function seeOwnWindow() {
  if (!isInFrame()) return
  window.IntersectionObserver = class extends IntersectionObserver {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super(callback, { root: document, ...options })
    }
  }
}

interface TurnContext {
  id: string
  tags: string[]
  viewMode?: string
  abortSignal: AbortSignal
}

/** Gives the focus to the story, and returns the function that gives it back to the docs page. */
function takeFocus(page: Document) {
  const before = page.activeElement as HTMLElement | null
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
 * browser scrolls to what takes the focus, even where nobody looks at it.
 */
function keepPlace(page: Window) {
  const { scrollX, scrollY } = page
  const goBack = () => page.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
  const stop = (event?: Event) => {
    // What a play function does is no move of the designer.
    if (event?.isTrusted === false) return
    page.removeEventListener('scroll', goBack)
    for (const move of MOVES) page.removeEventListener(move, stop, true)
  }
  page.addEventListener('scroll', goBack)
  for (const move of MOVES) page.addEventListener(move, stop, true)
  return stop
}

/** Resolves when Storybook has drawn and played a story, or has given up. */
const played = ({ id, abortSignal }: TurnContext) =>
  new Promise<void>((resolve) => {
    const channel = addons.getChannel()
    const end = (story: string | { storyId: string }) => {
      if ((typeof story === 'string' ? story : story.storyId) !== id) return
      channel.off(STORY_RENDERED, end)
      channel.off(STORY_FINISHED, end)
      resolve()
    }
    channel.on(STORY_RENDERED, end)
    channel.on(STORY_FINISHED, end)
    abortSignal.addEventListener('abort', () => resolve(), { once: true })
  })

/**
 * Lets one story of a docs page play at a time, in the page or in a frame, because they share a single
 * focus. Runs as a `beforeEach` of the preview.
 */
export async function waitForTurn(context: TurnContext) {
  const isPlayedHere = context.viewMode === 'docs' && context.tags.includes('played')
  if (!isPlayedHere && !isInFrame()) return
  // The browser has no locks on a page that is neither local nor served by HTTPS.
  if (!('locks' in navigator)) return
  const page = isInFrame() ? window.parent : window
  await new Promise<void>((begin) => {
    // Each opened page has its own moment of origin, and thereby its own queue.
    void navigator.locks.request(`docs page ${page.performance.timeOrigin}`, async () => {
      const letMove = keepPlace(page)
      const giveFocusBack = takeFocus(page.document)
      const end = played(context)
      begin()
      await end
      giveFocusBack()
      letMove()
    })
  })
}
