import type { Listing } from '@domain/schemas/listing-schema'
import { useLayoutEffect, useRef } from 'react'

interface Kept {
  id: string
  /** CSS pixels from the window's top. */
  top: number
}

/** How much of a card must be in sight for it to be the one that is looked at. */
const SEEN = 0.5

/** Below the header and the bar that stick to the top. CSS pixels. */
const hiddenAbove = () =>
  Math.max(
    0,
    ...[...document.querySelectorAll('header, [data-sticky-bar]')].map(
      (bar) => bar.getBoundingClientRect().bottom,
    ),
  )

/**
 * Keeps the first home in sight where it is while its surroundings change: `keep` remembers
 * it and says which one of the page it is; when the homes are drawn anew it is put back there.
 * `settled` says that the homes shown are those that were asked for.
 */
export function useKeepPlace(listings: readonly Listing[] | undefined, settled: boolean) {
  const frame = useRef<HTMLDivElement>(null)
  const kept = useRef<Kept>(undefined)
  const cards = () => [...(frame.current?.querySelectorAll('[role="list"] > li') ?? [])]

  useLayoutEffect(() => {
    if (!kept.current) return
    const { id, top } = kept.current
    const card = cards()[listings?.findIndex(({ _id }) => _id === id) ?? -1]
    if (card) window.scrollBy({ top: card.getBoundingClientRect().top - top, behavior: 'instant' })
    if (settled) kept.current = undefined
  })

  return {
    frame,
    /** The place of the first home in sight among those of the page, from 0. */
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
