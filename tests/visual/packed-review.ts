import type { Review, ReviewChange } from './review-data'

type Kind = ReviewChange['kind']

const kinds: readonly Kind[] = ['changed', 'added', 'removed', 'renamed']

type PackedChange = [
  variant: string,
  kind: number,
  key: string,
  before: string,
  after: string,
  difference: string,
  pixels: number,
  largestStep: number,
  lines?: ReviewChange['lines'],
]

interface PackedStory {
  story: string
  title: string
  storyName: string
  from?: string
  /** Position in the list of reasons. */
  why: number
  changes: PackedChange[]
}

/** A review as its page loads it: what changes of one story share is written once. */
export interface PackedReview extends Omit<Review, 'changes'> {
  stories: PackedStory[]
  reasons: string[][]
}

/** Digits of a hash that tell the pictures of one review apart. A decision names a whole hash. */
const SHORT_HASH = 20

/** Returns the name that a picture has in the review's folder, without its ending. */
export const pictureName = (hash: string) => hash.slice(0, SHORT_HASH)

/** Packs a review for its page. */
export function packReview({ changes, ...rest }: Review): PackedReview {
  const stories = new Map<string, PackedStory>()
  const reasons: string[] = []
  for (const change of changes) {
    const { story, title, storyName, from, variant, lines } = change
    const reason = JSON.stringify(change.why)
    if (!reasons.includes(reason)) reasons.push(reason)
    const group = stories.get(story) ?? {
      story,
      title,
      storyName,
      ...(from !== undefined && { from }),
      why: reasons.indexOf(reason),
      changes: [],
    }
    stories.set(story, group)
    group.changes.push([
      variant,
      kinds.indexOf(change.kind),
      pictureName(change.key),
      pictureName(change.before ?? ''),
      pictureName(change.after ?? ''),
      pictureName(change.difference ?? ''),
      change.pixels ?? 0,
      change.largestStep ?? 0,
      ...(lines ? [lines] : []),
    ] as PackedChange)
  }
  return {
    ...rest,
    stories: [...stories.values()],
    reasons: reasons.map((reason) => JSON.parse(reason) as string[]),
  }
}

/** Returns the review that was packed, with short hashes. */
export function unpackReview({ stories, reasons, ...rest }: PackedReview): Review {
  const changes = stories.flatMap(({ changes: own, why, ...story }) =>
    own.map(
      ([
        variant,
        kind,
        key,
        before,
        after,
        difference,
        pixels,
        largestStep,
        lines,
      ]): ReviewChange => ({
        ...story,
        name: `${story.from === undefined ? '' : `${story.from} → `}${story.story}/${variant}`,
        variant,
        kind: kinds[kind] ?? 'changed',
        key,
        why: reasons[why] ?? [],
        ...(before !== '' && { before }),
        ...(after !== '' && { after }),
        ...(difference !== '' && { difference, pixels, largestStep }),
        ...(lines && { lines }),
      }),
    ),
  )
  return { ...rest, changes }
}
