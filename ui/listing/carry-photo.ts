import { motion } from '@ui/theme/tokens'
import { wantsStillness } from '@ui/theme/use-wants-stillness'

/** Photo of the card whose link the guest has just followed, until the page takes it over. */
let sent: { url: string; picture: HTMLImageElement; from: DOMRect; at: number } | undefined

/** Longest time in milliseconds between card and page. What is shown later is another visit. */
const PATIENCE = 1_000

/** Remembers the photo of a card and its place, when the guest follows the card's link. */
export function sendPhoto(url: string | undefined, card: HTMLElement | null) {
  // Only the cover photo: the page begins with it, whichever photo the card shows.
  const picture = card?.querySelector<HTMLImageElement>(
    '[data-zoom] > [data-top="true"]:first-of-type img',
  )
  sent =
    url && picture?.complete
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
  if (performance.now() - at > PATIENCE || wantsStillness()) return
  // The page scrolls to its top before the next frame.
  requestAnimationFrame(() => {
    const to = place.getBoundingClientRect()
    const copy = picture.cloneNode() as HTMLImageElement
    copy.alt = ''
    copy.dataset['carried'] = ''
    Object.assign(copy.style, {
      position: 'fixed',
      left: `${to.left}px`,
      top: `${to.top}px`,
      width: `${to.width}px`,
      height: `${to.height}px`,
      opacity: 1,
      pointerEvents: 'none',
      transformOrigin: '0 0',
    })
    document.body.append(copy)
    const start = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width}, ${from.height / to.height})`
    const flight = copy.animate([{ transform: start }, { transform: 'none' }], {
      duration: motion.large,
      easing: motion.easing,
    })
    const land = () => copy.remove()
    void flight.finished.then(land, land)
  })
}
