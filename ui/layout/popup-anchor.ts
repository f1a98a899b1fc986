import type { PaperProps } from '@mui/material/Paper'
import type { Theme } from '@mui/material/styles'
import { BREAKPOINTS } from '@domain/constants'
import { size } from '@ui/theme/tokens'

/** Space in pixels between a control and its popup, and between the popup and the window. */
const GAP = 8
const EDGE = 16

/** Minimum height in pixels of a popup. It scrolls inside rather than being shorter. */
const LEAST = 240

/**
 * The row around the control, whose lower edge counts, so that the popup does not cover the row.
 */
const rowOf = (control: Element) => control.closest('[data-popup-row]') ?? control

/**
 * The card around the control, whose sides count, so that the popup does not hang over its edge.
 */
const cardOf = (control: Element) => control.closest('[data-popup-edge]') ?? control

/** Returns what a popup below a control aligns to, for MUI's `anchorEl`. */
function popupAnchor(control: Element) {
  return {
    nodeType: 1 as const,
    getBoundingClientRect: () => {
      const { left, width } = cardOf(control).getBoundingClientRect()
      const { top, bottom } = rowOf(control).getBoundingClientRect()
      return new DOMRect(left, top, width, bottom - top + GAP)
    },
  }
}

/**
 * Returns the side of the window that a control is nearer to. Its popup aligns with the control on
 * that side.
 */
function popupSide(control: Element): 'left' | 'right' {
  const { left, right } = control.getBoundingClientRect()
  return left + right > window.innerWidth ? 'right' : 'left'
}

/** Returns the height that a popup below a control may have. */
const popupHeight = (control: Element): string => {
  const { bottom } = rowOf(control).getBoundingClientRect()
  return `max(${LEAST}px, calc(100dvh - ${Math.round(bottom + GAP + EDGE)}px))`
}

/**
 * Returns the props of a Popover that is a dialog below a control.
 *
 * @param paper Props of its paper, which give the dialog its name.
 */
export function popupProps(control: Element | null, paper: PaperProps, width?: string) {
  const horizontal = control ? popupSide(control) : 'left'
  return {
    anchorEl: control && popupAnchor(control),
    anchorOrigin: { vertical: 'bottom', horizontal },
    transformOrigin: { vertical: 'top', horizontal },
    slotProps: {
      paper: {
        role: 'dialog',
        'aria-modal': true,
        ...paper,
        style: { maxHeight: control ? popupHeight(control) : undefined },
        sx: {
          width,
          border: 1,
          borderColor: 'line',
          bgcolor: 'raised',
          borderRadius: ({ radius }: Theme) => radius.dialog,
        },
      },
    },
  } as const
}

/**
 * Scrolls the page just far enough that a popup fits below a control, while the control stays in
 * sight below the header. A phone's sheet needs no room.
 *
 * @param height Height in pixels that the popup may need.
 */
export function makeRoomBelow(control: Element, height: number) {
  if (window.innerWidth < BREAKPOINTS.md) return
  const { top } = control.getBoundingClientRect()
  const isAway = top < 0 || top > window.innerHeight
  if (isAway) control.scrollIntoView({ block: 'start', behavior: 'instant' })
  const row = rowOf(control).getBoundingClientRect()
  const missing = row.bottom + GAP + height + EDGE - window.innerHeight
  const most = Math.max(0, row.top - size.header - EDGE)
  if (missing > 0) window.scrollBy({ top: Math.min(missing, most), behavior: 'instant' })
}
