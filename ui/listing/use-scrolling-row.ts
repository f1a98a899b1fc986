import { useEffect, useRef } from 'react'

/**
 * Returns a ref for a horizontally scrolling row. It scrolls the selected tab into view when
 * `selected` changes, and sets `data-more-before` and `data-more-after`, so that the style can fade
 * an edge with hidden content. The attributes are set on the element, so scrolling renders nothing
 * again.
 */
export function useScrollingRow<Row extends HTMLElement>(selected: string | undefined) {
  const ref = useRef<Row>(null)

  useEffect(() => {
    const row = ref.current
    const tab = row?.querySelector('[aria-pressed="true"], [aria-selected="true"]')
    if (!row || !tab) return
    // scrollIntoView would also scroll a page whose tabs are below the fold.
    const room = row.getBoundingClientRect()
    const place = tab.getBoundingClientRect()
    if (place.left >= room.left && place.right <= room.right) return
    row.scrollLeft += place.left + place.width / 2 - room.left - room.width / 2
  }, [selected])

  useEffect(() => {
    const row = ref.current
    if (!row) return
    const mark = () => {
      const left = Math.abs(row.scrollLeft)
      row.toggleAttribute('data-more-before', left > 1)
      row.toggleAttribute('data-more-after', left + row.clientWidth < row.scrollWidth - 1)
    }
    const observer = new ResizeObserver(mark)
    observer.observe(row)
    for (const child of row.children) observer.observe(child)
    row.addEventListener('scroll', mark, { passive: true })
    return () => {
      observer.disconnect()
      row.removeEventListener('scroll', mark)
    }
  })
  return ref
}
