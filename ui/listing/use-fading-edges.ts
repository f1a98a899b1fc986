import { useEffect, useRef } from 'react'

/**
 * Marks a sideways-scrolling row with `data-more-before` and `data-more-after`, so that its style
 * can fade the edge where more is hidden. Written to the element: scrolling draws nothing again.
 */
export function useFadingEdges<Row extends HTMLElement>() {
  const ref = useRef<Row>(null)
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
