export interface PullReview {
  state: string
  commit_id: string
  user: { login: string } | null
}

export interface IssueEvent {
  event: string
  label?: { name: string }
  actor: { login: string } | null
}

interface Question {
  head: string
  author: string
  reviews: readonly PullReview[]
  events: readonly IssueEvent[]
}

/** Returns the label that approves one commit's screenshots by naming the commit. */
export const approvalLabel = (head: string) => `visual-approved ${head.slice(0, 7)}`

/**
 * Tells whether someone other than the author has approved this exact commit, by an approving
 * review that is still valid or by a label that names the commit and is still set.
 */
export function isApproved({ head, author, reviews, events }: Question): boolean {
  const latest = new Map<string, PullReview>()
  for (const review of reviews) {
    if (review.user && review.state !== 'COMMENTED') latest.set(review.user.login, review)
  }
  const reviewed = [...latest].some(
    ([login, { state, commit_id }]) =>
      login !== author && state === 'APPROVED' && commit_id === head,
  )
  const lastOfLabel = events
    .filter(({ label }) => label?.name === approvalLabel(head))
    .findLast(({ event }) => event === 'labeled' || event === 'unlabeled')
  const labelled = lastOfLabel?.event === 'labeled' && lastOfLabel.actor?.login !== author
  return reviewed || labelled
}
