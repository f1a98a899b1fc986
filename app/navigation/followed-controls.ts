/** Selector and text that find a control again, because the page is drawn anew. */
interface Name {
  selector: string
  /** Text of a control that has no other name. */
  text?: string | null
}

interface Followed extends Name {
  /** Place among the controls with the same name. */
  index: number
}

const CONTROLS = 'a[href], button'
const followed = new Map<string, Followed>()

const nameOfLink = (href: string): Name => ({ selector: `a[href="${CSS.escape(href)}"]` })

function nameOf(control: Element): Name {
  const href = control.getAttribute('href')
  if (href !== null) return nameOfLink(href)
  const label = control.ariaLabel
  return label === null
    ? { selector: 'button:not([aria-label])', text: control.textContent }
    : { selector: `button[aria-label="${CSS.escape(label)}"]` }
}

const namesakes = ({ selector, text }: Name) =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (each) => text === undefined || each.textContent === text,
  )

/** Control that a guest clicked last on each history entry, by the entry's key. */
export const followedControls = {
  /** Remembers the control around the click's target. */
  remember(key: string, target: Element) {
    const control = target.closest<HTMLElement>(CONTROLS)
    if (!control) return
    const name = nameOf(control)
    followed.set(key, { ...name, index: namesakes(name).indexOf(control) })
  },
  /**
   * Remembers the first link to an address, for a page that was left before clicks were noticed.
   */
  rememberLink(key: string, href: string) {
    followed.set(key, { ...nameOfLink(href), index: 0 })
  },
  /**
   * Finds the control again. Returns null where none is remembered, and undefined until it is
   * there.
   */
  find(key: string): HTMLElement | null | undefined {
    const left = followed.get(key)
    return left ? namesakes(left)[left.index] : null
  },
}
