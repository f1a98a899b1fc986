import { CONTENT_ID } from '@ui/layout/content-id'
import { isPageComing, putFocus } from './focus-page'

const CONTROLS = 'a[href], button, input, select, textarea'
const ITEMS = 'li, article, tr'
/** Regions in which a heading says where the guest is. */
const REGIONS = 'main, [role="dialog"], header, footer, nav'
/** Events after which a control may be hidden or disabled. */
const ACTIONS = ['click', 'keyup', 'focusout'] as const

/** Returns whether an element can hold the focus: it is there, visible and enabled. */
const canHoldFocus = (element: Element) =>
  element.isConnected &&
  element.checkVisibility({ visibilityProperty: true }) &&
  !element.matches(':disabled') &&
  !element.closest('[inert], [aria-hidden="true"]')

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

function placeOf(control: Element | null): Place | undefined {
  if (!(control instanceof HTMLElement) || control === document.body) return undefined
  const around: HTMLElement[] = []
  for (let each = control.parentElement; each; each = each.parentElement) around.push(each)
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
function opener({ around }: Place) {
  const openers = document.querySelectorAll<HTMLElement>('[aria-controls][aria-expanded]')
  return [...openers].find(
    (each) =>
      canHoldFocus(each) &&
      around.some(({ id }) => id !== '' && id === each.getAttribute('aria-controls')),
  )
}

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
  let place = placeOf(document.activeElement)
  let earlier: HTMLElement | undefined
  let isChecking = false

  function check() {
    isChecking = false
    if (document.activeElement !== document.body || !place || isPageComing()) return
    if (canHoldFocus(place.control)) {
      place = undefined
      return
    }
    const before = earlier && canHoldFocus(earlier) ? earlier : undefined
    const target =
      neighbour(place) ??
      opener(place) ??
      heading(place) ??
      before ??
      document.getElementById(CONTENT_ID)
    if (target) putFocus(target)
  }
  /** Checks after the frame in which the browser takes the focus from what is hidden. */
  function checkSoon() {
    if (isChecking || !place) return
    isChecking = true
    requestAnimationFrame(() => requestAnimationFrame(check))
  }
  function note() {
    earlier = place?.control
    place = placeOf(document.activeElement)
  }
  const observer = new MutationObserver(
    () => document.activeElement === document.body && checkSoon(),
  )
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
