// Runs in every page: ends when fonts and photos are there, nothing changes any more, nothing has the
// focus, and two frames are drawn. Photos below the fold are on the picture too, so they are asked
// for; one that never comes is a state that some story shows, and is waited for in vain only so long.
window.stayletSettle = async () => {
  const latest = performance.now() + 10_000
  const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))

  const cameOrFailed = async (image) => {
    image.loading = 'eager'
    // Otherwise the browser may draw a page first and its photos later.
    image.decoding = 'sync'
    // To decode fails at once for a photo that is still choosing its file.
    if (!image.complete) {
      await new Promise((come) => {
        image.addEventListener('load', come)
        image.addEventListener('error', come)
      })
    }
    await image.decode().catch(() => undefined)
  }
  const photosCame = () => Promise.all([...document.images].map(cameOrFailed))

  // Parts of a page whose code comes late have come once nothing changes for a while.
  const changedAwhile = async () => {
    let changed = false
    const observer = new MutationObserver(() => (changed = true))
    observer.observe(document.body, { attributes: true, childList: true, subtree: true })
    await pause(150)
    observer.disconnect()
    return changed
  }

  // PhotoFrame fades a photo in once it has heard of it.
  const isWaiting = ({ dataset, naturalWidth }) => dataset.waiting === 'true' && naturalWidth > 0
  // A dialog takes the focus back at once.
  const loseFocus = () => {
    const focused = document.activeElement
    if (focused instanceof HTMLElement && !focused.closest('[role="dialog"]')) focused.blur()
  }

  await document.fonts.ready
  let changed = true
  while (changed && performance.now() < latest) {
    await Promise.race([photosCame(), pause(latest - performance.now())])
    loseFocus()
    changed = (await changedAwhile()) || [...document.images].some(isWaiting)
  }
  // How far a panel scrolled on its own depends on what was there when a field took the focus.
  for (const element of document.body.querySelectorAll('*')) {
    if (element.scrollTop > 0) element.scrollTop = 0
  }
  // A menu stands where its opener was as it opened; it looks again a while after a resize.
  window.dispatchEvent(new Event('resize'))
  if (document.querySelector('.MuiPopover-paper')) await pause(250)
  await new Promise((drawn) => {
    requestAnimationFrame(() => requestAnimationFrame(drawn))
  })
}
