import { paths } from '@domain/paths'
import { fly } from '@ui/theme/fly'

/** Side in pixels of the heart when it lands. */
const LANDED = 12

/**
 * Lets the heart of a listing that the guest saves fly to the link to the saved listings, where the
 * header shows it.
 */
export function landHeart(button: Element) {
  const heart = button.querySelector('svg')
  const link = document.querySelector(`header a[href="${paths.savedListings}"]`)
  if (!heart || !link) return
  const { right, top, bottom, width, height } = link.getBoundingClientRect()
  if (width === 0 || bottom <= 0) return
  const to = new DOMRect(right - LANDED, top + (height - LANDED) / 2, LANDED, LANDED)
  const colour = 'var(--st-palette-heart-main)'
  fly(heart, heart.getBoundingClientRect(), to, { zIndex: '1500', color: colour, fill: colour })
}
