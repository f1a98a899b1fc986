/**
 * Returns the height of what can cover the top of the page, in CSS pixels: the header, which
 * reappears when scrolling up, and the sticky bar.
 */
export const barsHeight = () =>
  [...document.querySelectorAll<HTMLElement>('header, [data-sticky-bar]')]
    .filter((bar) => getComputedStyle(bar).position === 'sticky')
    .reduce((sum, bar) => sum + bar.offsetHeight, 0)
