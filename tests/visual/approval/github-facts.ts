import type { Verdict } from '@tests/visual/write-review'
import { STATUS, rejectedIn, type Comment, type PullReview, type Question } from './decide'
import type { GitHub, Node } from './github-api'

/** The only workflow whose verdict counts. Its event always runs the default branch's code. */
const WORKFLOW = '.github/workflows/visual-review.yml'

interface Login {
  login: string
}

interface Repository {
  full_name: string
  default_branch: string
}

interface Pull {
  number: number
  head: { sha: string; ref: string; repo: { full_name: string } | null }
  base: { ref: string }
  user: Login | null
  /** Number of its commits. The list of them ends at 250. */
  commits: number
}

interface Commit {
  node_id: string
  author: Login | null
  committer: Login | null
  commit: { message: string }
}

interface ListedComment extends Comment {
  node_id: string
}

interface ListedReview extends PullReview {
  id: number
}

interface IssueEvent {
  event: string
  actor: Login | null
  dismissed_review?: { state: string; review_id: number }
}

/** A name in any place of a message counts, because GitHub reads such lines generously as well. */
const coAuthor = /co-authored-by\s*:[^<\n]*<\s*(?:\d+\+)?([\w-]+)@users\.noreply\.github\.com\s*>/gi

/** Returns everybody that a commit names: GitHub's own authors, and its own addresses. */
const namedIn = (
  { node_id, author, committer, commit }: Commit,
  nodes: ReadonlyMap<string, Node>,
) => [
  author,
  committer,
  ...(nodes.get(node_id)?.authors?.nodes.map(({ user }) => user) ?? []),
  ...[...commit.message.matchAll(coAuthor)].map(([, login = '']) => ({ login })),
]

interface Artefact {
  id: number
  expired: boolean
  created_at: string
  workflow_run: { id: number } | null
}

interface Run {
  event: string
  path: string
  html_url: string
  head_branch: string | null
  head_repository: { full_name: string } | null
  actor: Login | null
}

interface Push {
  actor: Login | null
  /** Commits at which the branch ended, before and after. */
  before: string
  after: string
}

interface Status {
  context: string
  state: string
  description: string | null
  target_url: string | null
  created_at: string
}

/** What visual-review.yml says when it begins, and when it fails. */
export const RETAKEN = ['The pictures are being taken.', 'The pictures could not be taken.']

/**
 * Returns whether a run judged pictures with the default branch's code. Any workflow of a pull
 * request can upload an artefact, and a branch can hold another workflow with the same path.
 */
const isTrusted = (run: Run, { full_name, default_branch }: Repository) =>
  run.event === 'workflow_run' &&
  run.path.split('@')[0] === WORKFLOW &&
  run.head_branch === default_branch &&
  run.head_repository?.full_name === full_name

/** Returns the latest trusted verdict about a commit. */
async function verdictOf(github: GitHub, repository: Repository, head: string) {
  const artefacts = await github.list<Artefact>(
    `/actions/artifacts?name=visual-verdict-${head}`,
    'artifacts',
  )
  const latestFirst = artefacts
    .filter(({ expired }) => !expired)
    .sort((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at))
  for (const { id, created_at, workflow_run } of latestFirst) {
    if (!workflow_run) continue
    const run = await github.read<Run>(`/actions/runs/${workflow_run.id}`)
    if (!isTrusted(run, repository)) continue
    const text = await github.readZipped(`/actions/artifacts/${id}/zip`, 'verdict.json')
    const verdict = JSON.parse(text) as Verdict
    return { verdict: { ...verdict, madeAt: created_at }, url: run.html_url }
  }
  return undefined
}

/**
 * Returns every pull request to the default branch that ends in the same commit. They share the
 * commit's status, so what is said in one of them counts for all.
 */
async function pullsWith(github: GitHub, pull: Pull) {
  const same = await github.list<Pull>(`/commits/${pull.head.sha}/pulls`)
  const others = same.filter(
    ({ number, head, base }) =>
      number !== pull.number && head.sha === pull.head.sha && base.ref === pull.base.ref,
  )
  return [
    pull,
    ...(await Promise.all(others.map(({ number }) => github.read<Pull>(`/pulls/${number}`)))),
  ]
}

/**
 * Lists the pushes to the branch of a pull request. A fork that is private or gone tells nothing, and
 * everybody who may write could have pushed to it.
 */
async function pushesOf(github: GitHub, { head }: Pull): Promise<Push[] | undefined> {
  if (!head.repo) return undefined
  const ref = encodeURIComponent(`refs/heads/${head.ref}`)
  return github
    .list<Push>(`/repos/${head.repo.full_name}/activity?ref=${ref}`)
    .catch((error: unknown) => {
      console.error(error)
      return undefined
    })
}

/**
 * Returns who pushed to the branch of a pull request. The author of a commit is whoever its author
 * says, so the names in commits are not enough. A push may ask for no run, and a list of pushes may
 * have ended.
 */
async function pushersOf(github: GitHub, { head }: Pull, pushes: readonly Push[]) {
  const branch = encodeURIComponent(head.ref)
  const runs = await Promise.all(
    ['push', 'pull_request'].map((event) =>
      github.list<Run>(`/actions/runs?event=${event}&branch=${branch}`, 'workflow_runs'),
    ),
  )
  const ran = runs
    .flat()
    .filter(({ head_repository }) => head_repository?.full_name === head.repo?.full_name)
  return [...pushes, ...ran].map(({ actor }) => actor)
}

/** Returns whose rejections of these pictures the statuses of a branch's commits name. */
async function rejectionsIn(
  github: GitHub,
  digest: string | undefined,
  statuses: readonly Status[],
  heads: readonly string[],
) {
  const earlier = await Promise.all(
    heads.map((sha) => github.list<Status>(`/commits/${sha}/statuses`)),
  )
  const ofThese = earlier.flat().filter(({ target_url }) => target_url?.endsWith(`#${digest}`))
  return [...statuses, ...ofThese]
    .filter(({ context, state }) => context === STATUS && state === 'failure')
    .flatMap(({ description, created_at }) =>
      rejectedIn(description ?? '').map((login) => ({ login, at: created_at })),
    )
}

const loginsOf = (people: readonly (Login | null)[]) => [
  ...new Set(people.flatMap((person) => (person ? [person.login] : []))),
]

const byTime = <T>(rows: T[], timeOf: (row: T) => string | null | undefined) =>
  rows.sort((a, b) => Date.parse(timeOf(a) ?? '') - Date.parse(timeOf(b) ?? ''))

/**
 * Collects what GitHub knows about a pull request and its commit. Returns `undefined` for one that
 * does not lead to the default branch, because its pictures are compared with nothing.
 *
 * @param gone Comments as they were until somebody deleted or edited them just now.
 */
export async function factsOf(
  github: GitHub,
  number: string,
  gone: readonly Comment[] = [],
): Promise<{ question: Question; url: string | undefined } | undefined> {
  const repository = await github.read<Repository>('')
  const pull = await github.read<Pull>(`/pulls/${number}`)
  if (pull.base.ref !== repository.default_branch) return undefined
  const head = pull.head.sha
  const pulls = await pullsWith(github, pull)
  const of = async <T>(pathOf: (one: Pull) => string) =>
    (await Promise.all(pulls.map((one) => github.list<T>(pathOf(one))))).flat()
  const [latest, comments, reviews, commits, pushes, statuses, events] = await Promise.all([
    verdictOf(github, repository, head),
    of<ListedComment>((one) => `/issues/${one.number}/comments`),
    of<ListedReview>((one) => `/pulls/${one.number}/reviews`),
    Promise.all(pulls.map((one) => github.list<Commit>(`/pulls/${one.number}/commits`))),
    Promise.all(pulls.map((one) => pushesOf(github, one))),
    github.list<Status>(`/commits/${head}/statuses`),
    of<IssueEvent>((one) => `/issues/${one.number}/events`),
  ])
  // A verdict says nothing once a later run about the same commit has begun or failed.
  const isRetaken = statuses.some(
    ({ context, description, created_at }) =>
      context === STATUS &&
      RETAKEN.includes(description ?? '') &&
      Date.parse(created_at) > Date.parse(latest?.verdict.madeAt ?? ''),
  )
  const found = isRetaken ? undefined : latest
  const ids = [...comments, ...commits.flat()].map(({ node_id }) => node_id)
  const nodes = new Map((await github.nodes([...new Set(ids)])).map((node) => [node.id, node]))
  const pushers = await Promise.all(
    pulls.map((one, at) => pushersOf(github, one, pushes[at] ?? [])),
  )
  const heads = new Set(
    pushes.flatMap((all) => all?.flatMap(({ before, after }) => [before, after]) ?? []),
  )
  const earlier = [...heads].filter((sha) => sha !== head && !/^0*$/.test(sha))
  const rejections = await rejectionsIn(github, found?.verdict.digest, statuses, earlier)
  const dismissed = new Map(
    events.flatMap(({ event, actor, dismissed_review: review }) =>
      event === 'review_dismissed' && review?.state === 'changes_requested'
        ? [[review.review_id, actor?.login ?? ''] as const]
        : [],
    ),
  )
  const people = new Set([
    ...loginsOf([...comments, ...gone, ...reviews].map(({ user }) => user)),
    ...rejections.map(({ login }) => login),
    ...[...dismissed.values()].filter((login) => login !== ''),
  ])
  const rights = await Promise.all(
    [...people].map(async (login) => {
      const path = `/collaborators/${encodeURIComponent(login)}/permission`
      const { permission } = await github.read<{ permission: string }>(path)
      return permission === 'admin' || permission === 'write' ? [login] : []
    }),
  )
  return {
    question: {
      head,
      authors: loginsOf([
        ...pulls.map(({ user }) => user),
        ...commits.flat().flatMap((commit) => namedIn(commit, nodes)),
        ...pushers.flat(),
      ]),
      areAuthorsKnown: pulls.every(
        (one, at) => commits[at]?.length === one.commits && pushes[at] !== undefined,
      ),
      verdict: found?.verdict,
      comments: byTime(comments, ({ created_at }) => created_at).map((comment) => ({
        ...comment,
        isEdited: (nodes.get(comment.node_id)?.lastEditedAt ?? null) !== null,
      })),
      gone,
      reviews: byTime(reviews, ({ submitted_at }) => submitted_at).map((review) => {
        const dismissedBy = dismissed.get(review.id)
        return { ...review, ...(dismissedBy !== undefined && { dismissedBy }) }
      }),
      rejections,
      writers: new Set(rights.flat()),
    },
    url: found?.url,
  }
}
