import type { Review } from '@tests/visual/review-data'
import type { Decisions } from './decisions'

/** Quotes every line, so that none of them is a command or a heading on the pull request. */
const quoted = (comment: string) =>
  comment.split(/\r\n|[\r\n\u2028\u2029]/).map((line) => `  > ${line}`)

/** Tells whether every change of a review has a decision. */
export const isDecided = ({ changes }: Review, decisions: Decisions) =>
  changes.every(({ key }) => decisions[key])

/**
 * Returns the comment that tells the pull request what a reviewer decided. It names the digest, so
 * it holds for exactly these pictures. There is none while a change has no decision, and no approval
 * when something was not photographed.
 */
export function decisionText(review: Review, decisions: Decisions): string | undefined {
  const { digest, changes, faults } = review
  if (!isDecided(review, decisions)) return undefined
  const rejected = changes.filter(({ key }) => decisions[key]?.verdict === 'rejected')
  if (rejected.length === 0) return faults.length > 0 ? undefined : `/visual approve ${digest}`
  const lines = rejected.flatMap(({ name, key }) => {
    const comment = decisions[key]?.comment
    return comment ? [`- ${name}:`, ...quoted(comment)] : [`- ${name}`]
  })
  return [`/visual reject ${digest}`, '', ...lines].join('\n')
}
