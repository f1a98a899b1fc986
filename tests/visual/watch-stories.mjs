// Runs in every page before Storybook does, and keeps a promise of how the story ends. Nothing that
// an earlier story stored may change this one.
localStorage.clear()
// Stories are photographed in more settings than their plays are written for: .storybook/decorators.
window.stayletCamera = true
sessionStorage.clear()
void indexedDB.databases().then((all) => all.forEach(({ name }) => indexedDB.deleteDatabase(name)))

const failures = ['storyErrored', 'storyThrewException', 'storyMissing']

window.stayletFinish = new Promise((finish) => {
  const listen = (channel) => {
    let failedPlay
    channel.once('playFunctionThrewException', ({ message }) => {
      failedPlay = message
    })
    channel.once('storyFinished', ({ status }) => finish({ status, failedPlay }))
    channel.once('docsRendered', () => finish({ status: 'success' }))
    for (const status of failures) {
      channel.once(status, (detail) => finish({ status, message: detail?.message ?? `${detail}` }))
    }
  }
  const look = () => {
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__
    if (channel) listen(channel)
    else requestAnimationFrame(look)
  }
  look()
})

// The page reports that it is hidden, so toasts keep their full time and slides do not move on
// . A screenshot then does not depend on when it was taken. `visibilityState` stays as it is,
// because the events of a play take another way on a page that it calls hidden.
Object.defineProperty(document, 'hidden', { get: () => true })

/** Whether a picture is being taken, of which the page does not learn. */
let isHeld = false

// The first listener of the window hears an event before every other one.
window.addEventListener('resize', (event) => isHeld && event.stopImmediatePropagation(), true)

/** Observers of what comes near the window, each of which can be told that everything has. */
const watching = new Set()

window.IntersectionObserver = class extends IntersectionObserver {
  #callback
  #targets = new Set()

  constructor(callback, options) {
    super(callback, options)
    this.#callback = callback
    // Whoever asks about what is near the window waits to load it. A negative margin asks about what
    // a guest sees.
    if (options?.rootMargin && !options.rootMargin.includes('-')) watching.add(this)
  }

  observe(target) {
    super.observe(target)
    this.#targets.add(target)
  }

  unobserve(target) {
    super.unobserve(target)
    this.#targets.delete(target)
  }

  disconnect() {
    super.disconnect()
    this.#targets.clear()
  }

  say() {
    const entries = [...this.#targets].map((target) => ({ target, isIntersecting: true }))
    if (entries.length > 0) this.#callback(entries, this)
  }
}

/**
 * Makes everything load that waits until it is near the window, because a picture shows the whole
 * page. Otherwise the first picture itself would make it load.
 */
window.stayletLoadAll = () => {
  for (const observer of watching) observer.say()
}

// A component may look different at a width that no picture has.
window.stayletMatchMedia = window.matchMedia.bind(window)
window.stayletQueries = new Set()
window.matchMedia = (query) => {
  window.stayletQueries.add(query)
  const list = window.stayletMatchMedia(query)
  list.addEventListener('change', (event) => isHeld && event.stopImmediatePropagation())
  return list
}

/** Waits until the page has been drawn twice. */
window.stayletTwoFrames = () =>
  new Promise((drawn) => {
    requestAnimationFrame(() => requestAnimationFrame(drawn))
  })

let width = 0

/**
 * Keeps the page from learning about the size of its window until `stayletLetGo`. To take a picture
 * that is larger than the window, Chromium makes the window one pixel wide for a moment.
 */
window.stayletHold = () => {
  isHeld = true
  width = window.innerWidth
}

/** Ends `stayletHold` once the window has its size again and the page is drawn. */
window.stayletLetGo = async () => {
  do await window.stayletTwoFrames()
  while (window.innerWidth !== width)
  isHeld = false
}

// Storybook hides a slow story until it is drawn, and hidden elements cannot take the focus.
document.addEventListener('DOMContentLoaded', () => {
  const style = document.createElement('style')
  style.textContent = `
    #storybook-root { display: block !important }
    .MuiTouchRipple-root { display: none !important }
    /* A layer of its own is composited, and its edges differ from one run to the next. */
    * { caret-color: transparent !important; will-change: auto !important }
    /* Smoothing depends on what the browser has cached. */
    img { image-rendering: pixelated !important }
    /* What an opaque photo covers is not drawn if the photo came before it was. A photo that is not
       exactly in its place covers nothing. Any rule of the product wins, so that its change shows. */
    :where(img) { object-position: calc(50% + 0.001px) }`
  document.head.append(style)
})
