/**
 * Code that runs in the page, as text, because a compiled function may refer to helpers that the
 * page does not have.
 */

/**
 * Waits until nothing loads, nothing moves and the browser is idle. Resolves with whether it is.
 */
export const REST = `(async () => {
  const busy = () => document.querySelector('.splash:not([data-failed]), main [aria-busy="true"]') ||
    !document.querySelector('main')?.textContent.trim() ||
    [...document.querySelectorAll('main [role="status"]')].some((each) => /^(Loading|Checking)/.test(each.textContent)) ||
    // A menu that fades out still lies over its button.
    document.getAnimations().some((each) => each.playState === 'running' && each.effect.getComputedTiming().endTime < Infinity)
  const frame = () => new Promise(requestAnimationFrame)
  const idle = () => new Promise((done) => requestIdleCallback(done, { timeout: 500 }))
  const until = performance.now() + 5000
  let still = 0, before = ''
  while (still < 2 && performance.now() < until) {
    await frame(); await frame(); await idle()
    const box = document.activeElement?.getBoundingClientRect()
    const now = [scrollY, box?.top, box?.left].map((each) => Math.round(each ?? 0)).join()
    still = !busy() && now === before ? still + 1 : 0
    before = now
  }
  return still >= 2
})()`

/**
 * Checks the focus: whether it is on the body, and whether the focused control is entirely under a
 * bar or outside the window.
 */
export const LOOK = `(() => {
  const active = document.activeElement
  const isLost = !active || active === document.body
  const name = isLost ? 'body' : active.tagName.toLowerCase() + ' "' +
    (active.ariaLabel || active.labels?.[0]?.textContent || active.textContent || active.id).trim().slice(0, 40) + '"'
  const { left, top, right, bottom } = (active ?? document.body).getBoundingClientRect()
  const isControl = !isLost && active.matches('a[href], button, input, select, textarea, [tabindex="0"]')
  // What is hidden visually, such as an input below its label, has no place of its own.
  const isTiny = right - left < 4 || bottom - top < 4
  let covered = ''
  if (isControl && !isTiny) {
    // Only what stays in place while the page scrolls covers it: bars, banners and toasts.
    const barOver = (hit) => {
      for (let each = hit; each && !each.contains(active); each = each.parentElement) {
        if (/sticky|fixed/.test(getComputedStyle(each).position)) return each
      }
    }
    const points = [0.08, 0.3, 0.5, 0.7, 0.92]
    let over = 'the edge of the window'
    const seen = points.some((x) => points.some((y) => {
      const hit = document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y)
      const bar = barOver(hit)
      if (bar) over = bar.tagName.toLowerCase() + ' "' + bar.textContent.slice(0, 30) + '"'
      return hit && !bar
    }))
    if (!seen) covered = over + ' at ' + [left, top, right, bottom].map(Math.round).join()
  }
  return { isLost, name, covered }
})()`
