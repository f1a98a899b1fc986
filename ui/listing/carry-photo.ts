import { fly } from '@ui/theme/fly'

/** Photo of the card whose link the guest has just followed, until the page takes it over. */
let sent: { url: string; picture: HTMLImageElement; from: DOMRect; at: number } | undefined

/**
 * Longest time in milliseconds between card and page. A page that is shown later belongs to another
 * visit.
 */
const CARRY_LIMIT = 1_000

/** Remembers the photo of a card and its place, when the guest follows the card's link. */
export function sendPhoto(url: string | undefined, card: HTMLElement | null) {
  // Only the cover photo flies, because the page begins with it, whichever photo the card shows.
  const picture = card?.querySelector<HTMLImageElement>(
    '[data-zoom] > [data-top="true"]:first-of-type img',
  )
  sent =
    url && picture?.complete && picture.naturalWidth > 0
      ? { url, picture, from: picture.getBoundingClientRect(), at: performance.now() }
      : undefined
}

/**
 * Carries the photo from its card to the same photo on the page. The page is drawn and can be used
 * meanwhile: a copy of the photo flies above it.
 */
export function receivePhoto(url: string, place: HTMLElement) {
  if (sent?.url !== url || place.offsetWidth === 0) return
  const { picture, from, at } = sent
  sent = undefined
  if (performance.now() - at > CARRY_LIMIT) return
  // The page scrolls to its top before the next frame.
  requestAnimationFrame(() => fly(picture, from, place.getBoundingClientRect()))
}
