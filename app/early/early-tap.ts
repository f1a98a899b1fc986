/** Age in milliseconds above which a tap is forgotten, because its answer would be a surprise. */
const LONGEST = 5000

declare global {
  interface Window {
    /**
     * Enters what was entered in fields too early, clicks the button that was tapped too early, if
     * any, and stops looking for them, except in an element that React cannot take over yet.
     */
    answerEarlyTap?: (except?: string) => void
  }
}

type Field = HTMLInputElement | HTMLSelectElement

/**
 * Enters again what a guest entered in a field. React sets the field to its own value when it takes
 * it over, which is at the latest for a click. Its setter on the element hides changes from it.
 */
function enterAgain(field: Field, value: string) {
  field.dispatchEvent(new MouseEvent('auxclick', { bubbles: true }))
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  const name = field.localName === 'select' ? 'change' : 'input'
  field.dispatchEvent(new Event(name, { bubbles: true }))
}

/**
 * Keeps what a guest enters, and the last button that they tap, before React can answer: the page
 * that the server has drawn looks ready as soon as the splash is over. Links work by themselves.
 */
export function keepEarlyTap() {
  let within = '#root'
  let button: HTMLElement | null = null
  let tappedAt = 0
  const entered = new Map<Field, string>()
  /** Forgets the button, which looks pale while its tap waits. */
  const forget = (kept: HTMLElement | null) => {
    kept?.style.removeProperty('opacity')
    if (kept === button) button = null
  }
  const keep = ({ target, timeStamp }: MouseEvent) => {
    const tapped =
      target instanceof Element ? target.closest<HTMLElement>(`${within} button`) : null
    if (!tapped) return
    forget(button)
    button = tapped
    tappedAt = timeStamp
    tapped.style.opacity = '0.5'
    setTimeout(() => {
      if (tappedAt === timeStamp) forget(tapped)
    }, LONGEST)
  }
  const keepEntered = ({ target }: Event) => {
    const field = target as Field
    if (field.matches(`${within} :is(input, select)`)) entered.set(field, field.value)
  }
  // Without React the form of the header would load the page again.
  const keepPage = (event: Event) => event.preventDefault()
  addEventListener('click', keep, true)
  addEventListener('input', keepEntered, true)
  addEventListener('submit', keepPage, true)
  window.answerEarlyTap = (except) => {
    const isAnswered = (element: Element) => !except || !element.closest(except)
    if (except) within = except
    else {
      removeEventListener('click', keep, true)
      removeEventListener('input', keepEntered, true)
      removeEventListener('submit', keepPage, true)
    }
    const fields = [...entered].filter(([field]) => isAnswered(field))
    let tapped: HTMLElement | null = null
    if (button && isAnswered(button)) {
      // The timer is late on a slow phone.
      if (performance.now() - tappedAt < LONGEST) tapped = button
      forget(button)
    }
    for (const [field] of fields) entered.delete(field)
    // React has learned by then that the code of the content has come.
    setTimeout(() => {
      for (const [field, value] of fields) enterAgain(field, value)
      tapped?.click()
    })
  }
}
