/** Scrolls a list, and never the page, until one of its entries is in view. */
export function scrollInList(list: Element, entry: Element) {
  const { top, bottom } = entry.getBoundingClientRect()
  const frame = list.getBoundingClientRect()
  const end = Math.min(frame.bottom, window.innerHeight)
  if (top < frame.top) list.scrollTop -= frame.top - top
  else if (bottom > end) list.scrollTop += bottom - end
}

/**
 * Scrolls the page until a change is in view: from its name, or from its pictures when what comes
 * before them would leave too little room. A page whose beginning shows the change stays there.
 */
export function showChange(article: Element, pictures: Element) {
  const half = window.innerHeight / 2
  const before = pictures.getBoundingClientRect().top - article.getBoundingClientRect().top
  const { top } = (before < half ? article : pictures).getBoundingClientRect()
  if (top >= 0 && top <= half) return
  const inPage = top + window.scrollY
  window.scrollTo({ top: inPage <= half ? 0 : inPage })
}
