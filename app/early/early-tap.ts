/**
 * Age in milliseconds above which a tap is forgotten, because its answer would be a surprise. A form
 * that was sent is not forgotten.
 */
const LONGEST = 5000

declare global {
  interface Window {
    /**
     * Enters what was entered in fields too early, clicks the buttons that were tapped too early, in
     * their order, and stops looking for them, except in an element that React cannot take over yet.
     */
    answerEarlyTap?: (except?: string) => void
  }
}

type Field = HTMLInputElement | HTMLSelectElement

interface Tap {
  button: HTMLButtonElement
  at: number
  /** Whether the tap, or Enter in a field, sent the button's form. */
  isSent?: boolean
}

/**
 * Enters again what a guest entered in a field. React sets the field to its own value when it takes
 * it over, which is at the latest for a click. Its setter on the element hides changes from it. The
 * caret, which such changes move to the end, stays where the guest is writing.
 */
function enterAgain(field: Field, value: string) {
  const isWriting = field === document.activeElement && field.value === value
  const { selectionStart: start, selectionEnd: end } = field as HTMLInputElement
  field.dispatchEvent(new MouseEvent('auxclick', { bubbles: true }))
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  const name = field.localName === 'select' ? 'change' : 'input'
  field.dispatchEvent(new Event(name, { bubbles: true }))
  // A list of options has no caret, and a field for an email address does not tell it.
  if (isWriting && field instanceof HTMLInputElement && start !== null)
    field.setSelectionRange(start, end)
}

/**
 * Keeps what a guest enters, and the buttons that they tap, before React can answer: the page that
 * the server has drawn looks ready as soon as the splash is over. Links work by themselves.
 */
export function keepEarlyTap() {
  let within = '#root'
  let taps: Tap[] = []
  const entered = new Map<Field, string>()
  /** Field in which an input method is composing a word. */
  let composing: EventTarget | null = null
  /** Takes taps off the list. A button looks pale while a tap on it waits. */
  const take = (isTaken: (tap: Tap) => boolean) => {
    const taken = taps.filter(isTaken)
    taps = taps.filter((tap) => !taken.includes(tap))
    for (const { button } of taken) button.style.removeProperty('opacity')
    for (const { button } of taps) button.style.opacity = '0.5'
    return taken
  }
  const keep = ({ target, timeStamp }: MouseEvent) => {
    const button =
      target instanceof Element ? target.closest<HTMLButtonElement>(`${within} button`) : null
    if (!button) return
    const tap: Tap = { button, at: timeStamp }
    taps.push(tap)
    button.style.opacity = '0.5'
    setTimeout(() => take((each) => each === tap && !each.isSent), LONGEST)
  }
  const takeSent = (form: HTMLFormElement | null) =>
    take(({ button, isSent }) => isSent === true && button.form === form)
  const keepEntered = ({ target }: Event) => {
    const field = target as Field
    if (!field.matches(`${within} :is(input, select)`)) return
    entered.set(field, field.value)
    // The guest is writing another text than the one that was sent.
    takeSent(field.form)
  }
  const keepSent = (event: SubmitEvent) => {
    // Where the code has failed, the browser itself sends the form.
    if (document.querySelector('[data-failed]')) return
    // Without React the form of the header would load the page again.
    event.preventDefault()
    const tap = taps.at(-1)
    if (!tap || tap.button !== event.submitter) return
    takeSent(tap.button.form)
    // Enter clicks the button too.
    tap.isSent = true
  }
  addEventListener('click', keep, true)
  addEventListener('input', keepEntered, true)
  addEventListener('submit', keepSent, true)
  addEventListener('compositionstart', ({ target }) => (composing = target), true)
  addEventListener('compositionend', () => (composing = null), true)
  window.answerEarlyTap = (except) => {
    const isAnswered = (element: Element) => !except || !element.closest(except)
    if (except) within = except
    else {
      removeEventListener('click', keep, true)
      removeEventListener('input', keepEntered, true)
      removeEventListener('submit', keepSent, true)
    }
    const fields = [...entered].filter(([field]) => isAnswered(field))
    const tapped = take(({ button }) => isAnswered(button))
    for (const [field] of fields) entered.delete(field)
    // React has learned by then that the code of the content has come.
    setTimeout(() => {
      for (const [field, value] of fields) {
        const again = () => enterAgain(field, field.value)
        // Another value would cut the word off.
        if (field === composing) field.addEventListener('compositionend', again, { once: true })
        else enterAgain(field, value)
      }
    })
    for (const { button, at, isSent } of tapped) {
      // The timer is late on a slow phone. React renders between two tasks, so that the next tap
      // builds on this one, and hears nothing of a button that is gone.
      if (isSent || performance.now() - at < LONGEST) setTimeout(() => button.click())
    }
  }
}
