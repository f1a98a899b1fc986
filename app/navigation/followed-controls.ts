const CONTROLS = 'a[href], button'

/** Name that finds a control again, because the page is rendered anew. */
const nameOf = (control: Element) =>
  control.getAttribute('href') ?? control.ariaLabel ?? control.textContent

const namesakes = (name: string | null) =>
  [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter((each) => nameOf(each) === name)

/** Control that a guest clicked last on each history entry, by the entry's key. */
const followed = new Map<string, { name: string | null; index: number }>()

export const followedControls = {
  /** Remembers the control around the click's target. */
  remember(key: string, target: Element) {
    const control = target.closest<HTMLElement>(CONTROLS)
    if (!control) return
    const name = nameOf(control)
    followed.set(key, { name, index: namesakes(name).indexOf(control) })
  },
  /**
   * Remembers the first link to an address, for a page that was left before clicks were noticed.
   */
  rememberLink: (key: string, href: string) => void followed.set(key, { name: href, index: 0 }),
  /**
   * Finds the control again. Returns null where none is remembered, and undefined until it is
   * there.
   */
  find(key: string): HTMLElement | null | undefined {
    const left = followed.get(key)
    return left ? namesakes(left.name)[left.index] : null
  },
}
