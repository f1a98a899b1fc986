import type { Review } from '@tests/visual/review-data'
import type { Decisions } from './decisions'

/**
 * Returns the comment that tells the pull request what a reviewer decided, or `undefined` while a
 * change has no decision. It names the digest, so it holds for exactly these pictures.
 */
export function decisionText({ digest, changes }: Review, decisions: Decisions) {
  if (changes.some(({ key }) => !decisions[key])) return undefined
  const rejected = changes.filter(({ key }) => decisions[key]?.verdict === 'rejected')
  if (rejected.length === 0) return `/visual approve ${digest}`
  const lines = rejected.map(({ name, key }) => {
    const comment = decisions[key]?.comment
    return `- ${name}${comment ? `: ${comment}` : ''}`
  })
  return [`/visual reject ${digest}`, '', ...lines].join('\n')
}
