// Runs in every page. It ends when fonts and photos have loaded, nothing changes any more, nothing
// has the focus, and two frames are drawn. A picture also shows photos below the fold, so they are
// loaded too. Some story shows a photo that never loads, so the wait has a limit.
const MOST_WAITING = 10_000

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Attributes of photos as the page wrote them. They say when a photo loads, which no picture shows. */
window.stayletWritten = new WeakMap()

const cameOrFailed = async (image) => {
  if (!window.stayletWritten.has(image)) {
    const [loading, decoding] = ['loading', 'decoding'].map((name) => image.getAttribute(name))
    window.stayletWritten.set(image, { loading, decoding })
  }
  image.loading = 'eager'
  // Otherwise the browser may draw the page first and its photos later.
  image.decoding = 'sync'
  // decode() fails immediately for a photo that has not chosen its source yet.
  if (!image.complete) {
    await new Promise((come) => {
      image.addEventListener('load', come, { once: true })
      image.addEventListener('error', come, { once: true })
    })
  }
  await image.decode().catch(() => undefined)
}

/** Yields the addresses of pictures that styles draw. */
function* drawnByStyles() {
  const inline = [...document.querySelectorAll('[style*="url("]')]
  const rules = [...window.stayletRules()].map(({ rule }) => rule)
  for (const { style } of [...inline, ...rules]) {
    for (const [, address] of style.cssText.matchAll(/url\("([^"]+)"\)/g)) yield address
  }
}

/** Pictures of styles by their address. No event of the page says that they have come. */
const ofStyles = new Map()

const loadOnce = (address) => {
  if (!ofStyles.has(address)) {
    const image = new Image()
    image.src = address
    ofStyles.set(
      address,
      image.decode().catch(() => undefined),
    )
  }
  return ofStyles.get(address)
}

const photosCame = () =>
  Promise.all([...[...document.images].map(cameOrFailed), ...[...drawnByStyles()].map(loadOnce)])

// Parts of a page whose code loads late are complete once nothing changes for a while.
const changedWithin = async (milliseconds) => {
  let changed = false
  const observer = new MutationObserver(() => (changed = true))
  observer.observe(document.body, { attributes: true, childList: true, subtree: true })
  await pause(milliseconds)
  observer.disconnect()
  return changed
}

// PhotoFrame fades a photo in after its load event.
const isWaiting = ({ dataset, naturalWidth }) => dataset.waiting === 'true' && naturalWidth > 0

// A dialog takes the focus back immediately.
const loseFocus = () => {
  const focused = document.activeElement
  if (focused instanceof HTMLElement && !focused.closest('[role="dialog"]')) focused.blur()
}

/** Finishes animations that end by themselves, and removes those that never end. */
window.stayletEndMotion = () => {
  for (const animation of document.getAnimations()) {
    const { endTime } = animation.effect?.getComputedTiming() ?? {}
    if (endTime === undefined || endTime === Infinity) animation.cancel()
    else animation.finish()
  }
}

const waitUntilQuiet = async (milliseconds) => {
  const latest = performance.now() + MOST_WAITING
  let changed = true
  while (changed && performance.now() < latest) {
    window.stayletLoadAll()
    await Promise.race([photosCame(), pause(latest - performance.now())])
    loseFocus()
    changed = (await changedWithin(milliseconds)) || [...document.images].some(isWaiting)
  }
}

const scrollBack = () => {
  window.scrollTo(0, 0)
  // How far a scrollable panel moved depends on its content when a field took the focus.
  for (const element of document.body.querySelectorAll('*')) {
    if (element.scrollTop > 0) element.scrollTop = 0
  }
}

/** Waits for a story that was just opened. */
window.stayletSettle = async () => {
  await document.fonts.ready
  await waitUntilQuiet(150)
  scrollBack()
  // A menu stays where its opener was when it opened. A resize makes it follow after a while.
  window.dispatchEvent(new Event('resize'))
  if (document.querySelector('.MuiPopover-paper')) await pause(250)
  window.stayletEndMotion()
  await window.stayletTwoFrames()
}

/** Returns whether the page has drawn photos that nothing has waited for yet. */
const hasNewPhotos = () => [...document.images].some(({ decoding }) => decoding !== 'sync')

/** Scrolls the page, and waits until it has followed. */
window.stayletScrollTo = async (top) => {
  window.scrollTo({ top, behavior: 'instant' })
  await window.stayletTwoFrames()
  await waitUntilQuiet(60)
  window.stayletEndMotion()
  await window.stayletTwoFrames()
}

/** Waits after a change of variant: a new width may choose other photos and render again. */
window.stayletResettle = async ({ resized }) => {
  if (resized || hasNewPhotos()) {
    await window.stayletTwoFrames()
    await waitUntilQuiet(60)
    if (document.querySelector('.MuiPopover-paper')) await pause(250)
  }
  scrollBack()
  window.stayletEndMotion()
  await window.stayletTwoFrames()
}
