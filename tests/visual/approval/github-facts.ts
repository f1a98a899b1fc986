import type { Verdict } from '@tests/visual/write-review'
import { STATUS, rejectedIn, type Comment, type PullReview, type Question } from './decide'
import type { GitHub } from './github-api'

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
  author: Login | null
  committer: Login | null
  commit: { message: string }
}

const coAuthor = /^co-authored-by: .*<(?:\d+\+)?([\w-]+)@users\.noreply\.github\.com>$/gim

/** Returns everybody that a commit names, as far as GitHub's own addresses tell who they are. */
const namedIn = ({ author, committer, commit }: Commit) => [
  author,
  committer,
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
}

interface Status {
  context: string
  state: string
  description: string | null
  created_at: string
}

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
 * Returns who pushed to the branch of a pull request. The author of a commit is whoever its author
 * says, so the names in commits are not enough. A push may ask for no run, and only this repository
 * tells who pushed without one.
 */
async function pushersOf(github: GitHub, repository: Repository, { head }: Pull) {
  const pushes =
    head.repo?.full_name === repository.full_name
      ? await github.list<Push>(`/activity?ref=${encodeURIComponent(`refs/heads/${head.ref}`)}`)
      : []
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

const loginsOf = (people: readonly (Login | null)[]) => [
  ...new Set(people.flatMap((person) => (person ? [person.login] : []))),
]

const byTime = <T>(rows: T[], timeOf: (row: T) => string | null | undefined) =>
  rows.sort((a, b) => Date.parse(timeOf(a) ?? '') - Date.parse(timeOf(b) ?? ''))

/**
 * Collects what GitHub knows about a pull request and its commit. Returns `undefined` for one that
 * does not lead to the default branch, because its pictures are compared with nothing.
 */
export async function factsOf(
  github: GitHub,
  number: string,
): Promise<{ question: Question; url: string | undefined } | undefined> {
  const repository = await github.read<Repository>('')
  const pull = await github.read<Pull>(`/pulls/${number}`)
  if (pull.base.ref !== repository.default_branch) return undefined
  const head = pull.head.sha
  const pulls = await pullsWith(github, pull)
  const of = async <T>(pathOf: (one: Pull) => string) =>
    (await Promise.all(pulls.map((one) => github.list<T>(pathOf(one))))).flat()
  const [found, comments, reviews, commits, pushers, statuses] = await Promise.all([
    verdictOf(github, repository, head),
    of<Comment>((one) => `/issues/${one.number}/comments`),
    of<PullReview>((one) => `/pulls/${one.number}/reviews`),
    Promise.all(pulls.map((one) => github.list<Commit>(`/pulls/${one.number}/commits`))),
    Promise.all(pulls.map((one) => pushersOf(github, repository, one))),
    github.list<Status>(`/commits/${head}/statuses`),
  ])
  const rejections = statuses
    .filter(({ context, state }) => context === STATUS && state === 'failure')
    .flatMap(({ description, created_at }) =>
      rejectedIn(description ?? '').map((login) => ({ login, at: created_at })),
    )
  const people = new Set([
    ...loginsOf([...comments, ...reviews].map(({ user }) => user)),
    ...rejections.map(({ login }) => login),
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
        ...commits.flat().flatMap(namedIn),
        ...pushers.flat(),
      ]),
      areAuthorsKnown: pulls.every((one, at) => commits[at]?.length === one.commits),
      verdict: found?.verdict,
      comments: byTime(comments, ({ created_at }) => created_at),
      reviews: byTime(reviews, ({ submitted_at }) => submitted_at),
      rejections,
      writers: new Set(rights.flat()),
    },
    url: found?.url,
  }
}
