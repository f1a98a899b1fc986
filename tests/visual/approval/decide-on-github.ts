import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Verdict } from '@tests/visual/write-review'
import { decide, type Comment, type PullReview } from './decide'

/**
 * Sets the status "visual review" of a pull request from what GitHub knows about it. It runs from
 * the default branch only, takes no pictures, and reads nothing of the pull request's checkout.
 */
const { GH_TOKEN = '', STATUS_TOKEN = GH_TOKEN, REPOSITORY = '', NUMBER = '' } = process.env

const workflow = '.github/workflows/visual-review.yml'

/** Longest description that GitHub takes. */
const LONGEST_DESCRIPTION = 140

async function ask(path: string, options: { token?: string; body?: object } = {}) {
  const { token = GH_TOKEN, body } = options
  const answer = await fetch(`https://api.github.com/repos/${REPOSITORY}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, accept: 'application/vnd.github+json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  if (!answer.ok) throw new Error(`GitHub answered ${answer.status} to ${path}.`)
  return answer
}

const read = async <T>(path: string) => (await (await ask(path)).json()) as T

async function pagesOf<T>(path: string): Promise<T[]> {
  const found: T[] = []
  for (let page = 1; ; page += 1) {
    const rows = await read<T[]>(`${path}?per_page=100&page=${page}`)
    found.push(...rows)
    if (rows.length < 100) return found
  }
}

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
}

/**
 * Returns the verdict about a commit. Any workflow of a pull request can upload an artefact with
 * this name, so only one from the workflow and the event that run the default branch's code counts.
 */
async function verdictOf(head: string) {
  const { artifacts } = await read<{ artifacts: Artefact[] }>(
    `/actions/artifacts?name=visual-verdict-${head}&per_page=100`,
  )
  for (const { id, expired, created_at, workflow_run } of artifacts) {
    if (expired || !workflow_run) continue
    const run = await read<Run>(`/actions/runs/${workflow_run.id}`)
    const isTrusted = run.event === 'pull_request_target' && run.path.split('@')[0] === workflow
    if (!isTrusted) continue
    const file = join(mkdtempSync(join(tmpdir(), 'verdict-')), 'verdict.zip')
    writeFileSync(
      file,
      Buffer.from(await (await ask(`/actions/artifacts/${id}/zip`)).arrayBuffer()),
    )
    const text = execFileSync('unzip', ['-p', file, 'verdict.json'], { encoding: 'utf8' })
    return { verdict: { ...(JSON.parse(text) as Verdict), madeAt: created_at }, url: run.html_url }
  }
  return undefined
}

interface Login {
  login: string
}

interface Pull {
  head: { sha: string }
  user: Login
}

interface Commit {
  author: Login | null
  committer: Login | null
}

const canWrite = async (login: string) => {
  const { permission } = await read<{ permission: string }>(
    `/collaborators/${encodeURIComponent(login)}/permission`,
  )
  return permission === 'admin' || permission === 'write'
}

const pull = await read<Pull>(`/pulls/${NUMBER}`)
const head = pull.head.sha
const [found, comments, reviews, commits] = await Promise.all([
  verdictOf(head),
  pagesOf<Comment>(`/issues/${NUMBER}/comments`),
  pagesOf<PullReview>(`/pulls/${NUMBER}/reviews`),
  pagesOf<Commit>(`/pulls/${NUMBER}/commits`),
])
const people = new Set([...comments, ...reviews].flatMap(({ user }) => (user ? [user.login] : [])))
const rights = await Promise.all(
  [...people].map(async (login) => [login, await canWrite(login)] as const),
)
const { state, description } = decide({
  head,
  authors: [pull.user, ...commits.flatMap(({ author, committer }) => [author, committer])].flatMap(
    (person) => (person ? [person.login] : []),
  ),
  verdict: found?.verdict,
  comments,
  reviews,
  writers: new Set(rights.flatMap(([login, may]) => (may ? [login] : []))),
})
await ask(`/statuses/${head}`, {
  token: STATUS_TOKEN,
  body: {
    state,
    context: 'visual review',
    description: description.slice(0, LONGEST_DESCRIPTION),
    ...(found ? { target_url: found.url } : {}),
  },
})
console.log(`${head}: ${state}. ${description}`)
