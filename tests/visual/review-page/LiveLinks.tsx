import type { ReviewChange } from '@tests/visual/review-data'

/** Catalogue of one side that is served beside the page. */
export interface LiveSide {
  address: string
  /** Ids of its stories. */
  stories: readonly string[]
}

export type LiveStories = Record<'before' | 'after', LiveSide>

interface LiveLinksProps {
  change: ReviewChange
  live: LiveStories
}

/** Links to the live story of both sides, each in a new tab, so that the review stays where it is. */
export function LiveLinks({ change: { before, after, from, story }, live }: LiveLinksProps) {
  const ids = { before: before && (from ?? story), after: after && story }
  return (['before', 'after'] as const).map((side) => {
    const id = ids[side]
    if (!id) return null
    return (
      <span key={side}>
        {' · '}
        {live[side].stories.includes(id) ? (
          <a
            href={`${live[side].address}/iframe.html?viewMode=story&id=${id}`}
            target="_blank"
            rel="noreferrer"
          >
            story {side}
          </a>
        ) : (
          `no live story ${side}: its catalogue was not built`
        )}
      </span>
    )
  })
}
