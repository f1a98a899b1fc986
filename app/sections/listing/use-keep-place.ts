import { useLayoutEffect, useRef } from 'react'
import type { Listing } from '@domain/schemas/listing-schema'

interface Kept {
  id: string
  /** Distance from the top of the window, in CSS pixels. */
  top: number
}

/** Share of a card that must be visible for it to count as the first visible card. */
const SEEN = 0.5

/** Returns the lower edge of the header and the sticky bar, in CSS pixels. */
const hiddenAbove = () =>
  Math.max(
    0,
    ...[...document.querySelectorAll('header, [data-sticky-bar]')].map(
      (bar) => bar.getBoundingClientRect().bottom,
    ),
  )

/**
 * Keeps the first visible listing in place while the layout around it changes. `keep`
 * records its position, which is restored when the listings are rendered again. `settled` means
 * that the listings shown belong to the current query.
 */
export function useKeepPlace(listings: readonly Listing[] | undefined, settled: boolean) {
  const frame = useRef<HTMLDivElement>(null)
  const kept = useRef<Kept>(undefined)
  const cards = () => [...(frame.current?.querySelectorAll('[role="list"] > li') ?? [])]

  useLayoutEffect(() => {
    if (!kept.current) return
    const { id, top } = kept.current
    const card = cards()[listings?.findIndex(({ _id }) => _id === id) ?? -1]
    // The last cards are hidden while a panel is on its way.
    if (card?.getClientRects().length)
      window.scrollBy({ top: card.getBoundingClientRect().top - top, behavior: 'instant' })
    if (settled) kept.current = undefined
  })

  return {
    frame,
    /** Records the first visible listing and returns its index on the page, from 0. */
    keep() {
      const edge = hiddenAbove()
      const all = cards()
      const seen = all.findIndex((card) => {
        const { top, height } = card.getBoundingClientRect()
        return top + height * SEEN > edge
      })
      const index = Math.max(0, seen)
      const id = listings?.[index]?._id
      const card = all[index]
      kept.current = id && card ? { id, top: card.getBoundingClientRect().top } : undefined
      return index
    },
  }
}
