import { STORY_FINISHED } from 'storybook/internal/core-events'

/** Smallest and largest height of a frame that is as high as its content, in CSS pixels. */
const SMALLEST = 96
const LARGEST = 640

/** What opens above a story, and is outside of its element. */
const OPEN = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="presentation"]'

/** Height in CSS pixels in which a dialog, a menu or a popover has room. A frame begins with it. */
export const ROOM = 480

function heightOf({ body, defaultView }: Document): number {
  const root = body.querySelector('#storybook-root')
  const { top = 0, height = 0 } = root?.getBoundingClientRect() ?? {}
  const isOpen = [...body.children].some(
    (child) => child !== root && (child.matches(OPEN) || child.querySelector(OPEN) !== null),
  )
  // A list that opens below its field adds nothing to the height of the element.
  const padding = top + (defaultView?.scrollY ?? 0)
  const own = Math.ceil(2 * padding + Math.max(height, root?.scrollHeight ?? 0))
  return Math.min(LARGEST, Math.max(SMALLEST, own, isOpen ? ROOM : 0))
}

interface StoryWindow {
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase: string } }
  __STORYBOOK_ADDONS_CHANNEL__?: { once: (event: string, begin: () => void) => void }
}

/**
 * Makes a frame as high as its content, within limits, once its story has been played, and keeps it
 * so. Until then its height stays, because play functions scroll and measure the window.
 */
export function fitContent(frame: HTMLIFrameElement) {
  const { contentDocument: page, contentWindow } = frame
  if (!page || !contentWindow) return
  const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } =
    contentWindow as StoryWindow
  let isPlanned = false
  const fit = () => {
    isPlanned = false
    const height = `${heightOf(page)}px`
    if (frame.style.height !== height) frame.style.height = height
  }
  const plan = () => {
    if (!isPlanned) requestAnimationFrame(fit)
    isPlanned = true
  }
  const begin = () => {
    new ResizeObserver(plan).observe(page.body.querySelector('#storybook-root') ?? page.body)
    new MutationObserver(plan).observe(page.body, {
      attributes: true,
      childList: true,
      subtree: true,
    })
    plan()
  }
  if (preview?.currentRender?.phase === 'finished') begin()
  else channel?.once(STORY_FINISHED, begin)
}
