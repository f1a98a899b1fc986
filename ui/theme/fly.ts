import { motion } from './tokens'
import { wantsStillness } from './use-wants-stillness'

/**
 * Lets a copy of a picture fly above the page from one place to another, and removes it there. The
 * page can be used meanwhile. Without motion nothing flies.
 */
export function fly(
  picture: HTMLElement | SVGElement,
  from: DOMRect,
  to: DOMRect,
  style?: Readonly<Record<string, string>>,
) {
  // A page in a background tab may have no place for it yet.
  if (wantsStillness() || to.width === 0) return
  const copy = picture.cloneNode(true) as typeof picture
  copy.ariaHidden = 'true'
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
    ...style,
  })
  document.body.append(copy)
  const start = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width}, ${from.height / to.height})`
  const flight = copy.animate([{ transform: start }, { transform: 'none' }], {
    duration: motion.large,
    easing: motion.easing,
  })
  const land = () => copy.remove()
  void flight.finished.then(land, land)
}
