import { approvalLabel, isApproved, type IssueEvent, type PullReview } from './github-approval'

/** Asks GitHub whether a reviewer has approved the visual changes of this head commit. */
const { GH_TOKEN, REPOSITORY, NUMBER, HEAD_SHA = '', AUTHOR = '' } = process.env

async function pagesOf<T>(path: string): Promise<T[]> {
  const found: T[] = []
  for (let page = 1; ; page += 1) {
    const address = `https://api.github.com/repos/${REPOSITORY}${path}?per_page=100&page=${page}`
    const answer = await fetch(address, {
      headers: { authorization: `Bearer ${GH_TOKEN}`, accept: 'application/vnd.github+json' },
    })
    if (!answer.ok) throw new Error(`GitHub answered ${answer.status} to ${path}.`)
    const rows = (await answer.json()) as T[]
    found.push(...rows)
    if (rows.length < 100) return found
  }
}

const [reviews, events] = await Promise.all([
  pagesOf<PullReview>(`/pulls/${NUMBER}/reviews`),
  pagesOf<IssueEvent>(`/issues/${NUMBER}/events`),
])

if (isApproved({ head: HEAD_SHA, author: AUTHOR, reviews, events })) {
  console.log(`The visual changes of ${HEAD_SHA} are approved.`)
} else {
  console.error(
    `The visual changes of ${HEAD_SHA} wait for a reviewer. Look at the artefact "visual-review", ` +
      `then approve the pull request or set the label "${approvalLabel(HEAD_SHA)}".`,
  )
  process.exitCode = 1
}
