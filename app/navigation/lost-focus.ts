import { CONTENT_ID } from '@ui/layout/content-id'
import { isPageComing } from './focus-page'
import { canHoldFocus, putFocus } from './put-focus'

declare global {
  interface Window {
    /** Control that had the focus last, then everything around it at that time, the nearest first. */
    focusPath?: [HTMLElement, ...HTMLElement[]]
  }
}

const CONTROLS = 'a[href], button, input, select, textarea'
const ITEMS = 'li, article, tr'
/** Regions in which a heading says where the guest is. */
const REGIONS = 'main, [role="dialog"], header, footer, nav'
/** Events after which a control may be hidden or disabled. */
const ACTIONS = ['click', 'keyup', 'focusout'] as const
/** Number of earlier controls to which the focus may return. */
const MAX_EARLIER = 10

/** Where the focus is, so that the nearest remaining thing is found when it goes. */
interface Place {
  control: HTMLElement
  /** Elements around the control, the nearest first. */
  around: HTMLElement[]
  /** List around the control, the index of its item, and the control's index in the item. */
  list?: Element | null | undefined
  item: number
  part: number
}

function placeOf([control, ...around]: NonNullable<Window['focusPath']>): Place {
  const item = control.closest(ITEMS)
  return {
    control,
    around,
    list: item?.parentElement,
    item: item ? [...(item.parentElement?.children ?? [])].indexOf(item) : -1,
    part: item ? [...item.querySelectorAll(CONTROLS)].indexOf(control) : -1,
  }
}

/** Returns the same part of the item that took the place of a removed one. */
function neighbour({ list, item, part }: Place) {
  if (!list?.isConnected) return undefined
  const next = list.children[Math.min(item, list.children.length - 1)]
  const parts = next ? [...next.querySelectorAll<HTMLElement>(CONTROLS)] : []
  return [parts[part], ...parts].find((each) => each && canHoldFocus(each))
}

/** Returns the button that shows and hides what the focus was in. */
const opener = ({ around }: Place) =>
  around
    .filter(({ id }) => id !== '')
    .flatMap(({ id }) => [
      ...document.querySelectorAll<HTMLElement>(
        `[aria-controls="${CSS.escape(id)}"][aria-expanded]`,
      ),
    ])
    .find(canHoldFocus)

/**
 * Returns the heading of the nearest part of the page that is still there, or the button of its
 * alert.
 */
function heading({ around }: Place) {
  for (const each of around) {
    if (!each.isConnected || !each.closest(REGIONS)) continue
    const found = [...each.querySelectorAll<HTMLElement>('h1, h2, h3')].find(canHoldFocus)
    // An alert is announced by itself, so the focus moves on to its button.
    if (found) return found.closest('[role="alert"]')?.querySelector<HTMLElement>(CONTROLS) ?? found
  }
  return undefined
}

/**
 * Moves the focus to the nearest thing that remains when the focused control is removed, hidden or
 * disabled. Otherwise it falls to the body, and a screen reader starts at the top again. After a
 * click outside every control, the focus stays on the body. Returns a function that ends the watch.
 */
export function watchLostFocus() {
  let place: Place | undefined
  let isChecking = false
  const earlier: HTMLElement[] = []

  function rescue(lost: Place) {
    const target =
      neighbour(lost) ??
      opener(lost) ??
      heading(lost) ??
      earlier.findLast(canHoldFocus) ??
      document.getElementById(CONTENT_ID)
    if (target) putFocus(target)
  }
  function check() {
    isChecking = false
    if (document.activeElement !== document.body || !place || isPageComing()) return
    if (canHoldFocus(place.control)) place = undefined
    else rescue(place)
  }
  /** Checks after the frame in which the browser takes the focus from what is hidden. */
  function checkSoon() {
    if (isChecking || !place) return
    isChecking = true
    requestAnimationFrame(() => requestAnimationFrame(check))
  }
  const checkNow = () => document.activeElement === document.body && checkSoon()
  /** Takes the place from app/early/note-focus.ts. */
  function note() {
    if (place) earlier.push(place.control)
    if (earlier.length > MAX_EARLIER) earlier.shift()
    place = window.focusPath && placeOf(window.focusPath)
  }
  // The control may have gone before this code came.
  note()
  checkSoon()
  const observer = new MutationObserver(checkNow)
  observer.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('focusin', note)
  for (const event of ACTIONS) document.addEventListener(event, checkSoon)
  return () => {
    place = undefined
    observer.disconnect()
    document.removeEventListener('focusin', note)
    for (const event of ACTIONS) document.removeEventListener(event, checkSoon)
  }
}
