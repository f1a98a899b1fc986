/** Space between a field and its popup, and between the popup and the window, in pixels. */
const GAP = 8
const EDGE = 16

/** Height in pixels that the calendar may need at the default text size. */
const CALENDAR_HEIGHT = 560

/**
 * Returns what a popup under a field aligns to: the field's lower edge, and the sides of the card
 * around it (`data-popup-edge`), so that the popup does not hang over the card's edge.
 */
export function popupAnchor(field: Element) {
  const card = field.closest('[data-popup-edge]') ?? field
  return {
    nodeType: 1 as const,
    getBoundingClientRect: () => {
      const { left, width } = card.getBoundingClientRect()
      const { top, height } = field.getBoundingClientRect()
      return new DOMRect(left, top, width, height + GAP)
    },
  }
}

/** Tells whether a popup should end where the field ends, because the field is at the right. */
export function isAtRight(field: Element): boolean {
  const { left, right } = field.getBoundingClientRect()
  return left + right > window.innerWidth
}

/** Scrolls the page so far that the calendar fits under the field, while the field stays visible. */
export function makeRoomBelow(field: Element) {
  const { top, bottom } = field.getBoundingClientRect()
  const missing = bottom + GAP + CALENDAR_HEIGHT + EDGE - window.innerHeight
  const header = parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0
  const most = Math.max(0, top - header)
  if (missing > 0) window.scrollBy({ top: Math.min(missing, most), behavior: 'instant' })
}
