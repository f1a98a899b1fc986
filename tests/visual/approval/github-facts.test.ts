import { describe, expect, it } from 'vitest'
import { decide } from './decide'
import type { GitHub } from './github-api'
import { factsOf } from './github-facts'

const head = 'a'.repeat(40)
const digest = 'd'.repeat(64)
const person = (login: string) => ({ login, type: 'User' })
const trusted = {
  event: 'workflow_run',
  path: '.github/workflows/visual-review.yml',
  html_url: 'https://github.test/runs/1',
  head_branch: 'main',
  head_repository: { full_name: 'staylet/staylet' },
  actor: null,
}
const push = (login: string, repository = 'staylet/staylet') => ({
  ...trusted,
  event: 'push',
  head_repository: { full_name: repository },
  actor: person(login),
})
const pull = {
  number: 7,
  head: { sha: head, ref: 'topic', repo: { full_name: 'staylet/staylet' } },
  base: { ref: 'main' },
  user: person('ada'),
  commits: 1,
}
const commit = (login: string | null, message = 'feat: change a colour') => {
  const author = login === null ? null : person(login)
  return { author, committer: author, commit: { message } }
}
const approval = (login: string) => ({
  user: person(login),
  body: `/visual approve ${digest}`,
  created_at: '2026-01-07T11:00:00Z',
  updated_at: '2026-01-07T11:00:00Z',
})

const verdict = { head, base: '0'.repeat(40), digest, changes: 3, faults: 0, judges: 0 }

/** A repository in which tunde may approve, with other responses where a test needs them. */
function facts(answers: Record<string, unknown> = {}) {
  const all: Record<string, unknown> = {
    '': { full_name: 'staylet/staylet', default_branch: 'main' },
    '/pulls/7': pull,
    [`/commits/${head}/pulls`]: [pull],
    [`/actions/artifacts?name=visual-verdict-${head}`]: [
      { id: 1, expired: false, created_at: '2026-01-07T10:00:00Z', workflow_run: { id: 1 } },
    ],
    '/actions/runs/1': trusted,
    '/issues/7/comments': [approval('tunde')],
    '/pulls/7/commits': [commit('ada')],
    '/collaborators/ada/permission': { permission: 'write' },
    '/collaborators/tunde/permission': { permission: 'write' },
    '/collaborators/ngozi/permission': { permission: 'admin' },
    '/collaborators/reader/permission': { permission: 'read' },
    ...answers,
  }
  const github: GitHub = {
    read: <T>(path: string) => Promise.resolve(all[path] as T),
    list: <T>(path: string) => Promise.resolve((all[path] ?? []) as T[]),
    readZipped: () => Promise.resolve(JSON.stringify(verdict)),
  }
  return factsOf(github, '7')
}
const stateOf = async (answers: Record<string, unknown> = {}) => {
  const found = await facts(answers)
  return found && decide(found.question).state
}

describe('what GitHub says about a pull request', () => {
  it('lets a person with the right to write approve, and no other', async () => {
    expect(await stateOf()).toBe('success')
    expect(await stateOf({ '/issues/7/comments': [approval('reader')] })).toBe('pending')
  })

  it.each([
    ['another event', { event: 'pull_request' }],
    ['another workflow', { path: '.github/workflows/checks.yml' }],
    ['another branch', { head_branch: 'topic' }],
    ['a fork', { head_repository: { full_name: 'eve/staylet' } }],
  ])('takes no verdict from %s', async (_where, more) => {
    expect(await stateOf({ '/actions/runs/1': { ...trusted, ...more } })).toBe('pending')
  })

  it('takes no verdict that has expired', async () => {
    const artefacts = [{ id: 1, expired: true, created_at: '', workflow_run: { id: 1 } }]
    const path = `/actions/artifacts?name=visual-verdict-${head}`
    expect(await stateOf({ [path]: artefacts })).toBe('pending')
  })

  it('counts a person who pushed as an author, whatever names the commits have', async () => {
    const runs = '/actions/runs?event=push&branch=topic'
    expect(await stateOf({ [runs]: [push('tunde')] })).toBe('pending')
    expect(await stateOf({ [runs]: [push('tunde', 'eve/staylet')] })).toBe('success')
    const opened = '/actions/runs?event=pull_request&branch=topic'
    expect(await stateOf({ [opened]: [push('tunde')] })).toBe('pending')
  })

  it('counts a person who pushed without a run as an author', async () => {
    const pushes = '/activity?ref=refs%2Fheads%2Ftopic'
    expect(await stateOf({ [pushes]: [{ actor: person('tunde') }] })).toBe('pending')
    const fork = { ...pull, head: { ...pull.head, repo: { full_name: 'eve/staylet' } } }
    // The list covers only the branch of that name in this repository.
    const both = { '/pulls/7': fork, [pushes]: [{ actor: person('tunde') }] }
    expect(await stateOf(both)).toBe('success')
  })

  it.each(['tunde', 'Tunde'])('counts the co-author %s as an author', async (name) => {
    const message = `feat: x\n\nCo-authored-by: T <7+${name}@users.noreply.github.com>`
    expect(await stateOf({ '/pulls/7/commits': [commit('ada', message)] })).toBe('pending')
  })

  it('reads every pull request with the same commit, because they share its status', async () => {
    const same = [pull, { ...pull, number: 8 }]
    const other = { [`/commits/${head}/pulls`]: same, '/pulls/8': { ...pull, number: 8 } }
    const commits = { '/pulls/8/commits': [commit(null)] }
    expect(await stateOf({ ...other, ...commits })).toBe('success')
    const rejected = { ...approval('ngozi'), body: `/visual reject ${digest}` }
    expect(await stateOf({ ...other, ...commits, '/issues/8/comments': [rejected] })).toBe(
      'failure',
    )
    const hers = { '/pulls/8/commits': [commit('tunde')] }
    expect(await stateOf({ ...other, ...hers })).toBe('pending')
  })

  it('remembers a rejection that was deleted, because a status names it', async () => {
    const statuses = [
      {
        context: 'visual review',
        state: 'failure',
        description: 'Rejected by ngozi.',
        created_at: '2026-01-07T10:30:00Z',
      },
    ]
    expect(await stateOf({ [`/commits/${head}/statuses`]: statuses })).toBe('failure')
  })

  it('lets nobody approve more commits than GitHub lists', async () => {
    expect(await stateOf({ '/pulls/7': { ...pull, commits: 251 } })).toBe('failure')
  })

  it('decides nothing for another branch than the default one', async () => {
    expect(await facts({ '/pulls/7': { ...pull, base: { ref: 'topic-2' } } })).toBeUndefined()
  })
})
