import { describe, expect, it, vi } from 'vitest'
import { decide, type Comment } from './decide'
import type { GitHub } from './github-api'
import { RETAKEN, factsOf } from './github-facts'
import { goneIn } from './gone-comments'

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
const pushed = (login: string, before = '0'.repeat(40)) => ({
  actor: person(login),
  before,
  after: head,
})
const commit = (login: string | null, message = 'feat: change a colour') => {
  const author = login === null ? null : person(login)
  return { node_id: `commit of ${login}`, author, committer: author, commit: { message } }
}
const approval = (login: string) => ({
  node_id: `comment of ${login}`,
  user: person(login),
  body: `/visual approve ${digest}`,
  created_at: '2026-01-07T11:00:00Z',
  updated_at: '2026-01-07T11:00:00Z',
})

const activity = '/repos/staylet/staylet/activity?ref=refs%2Fheads%2Ftopic'

const verdict = { head, base: '0'.repeat(40), digest, changes: 3, faults: 0, judges: 0 }

/** A repository in which tunde may approve, with other responses where a test needs them. */
function facts(answers: Record<string, unknown> = {}, gone: Comment[] = []) {
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
    [activity]: [],
    '/collaborators/ada/permission': { permission: 'write' },
    '/collaborators/tunde/permission': { permission: 'write' },
    '/collaborators/ngozi/permission': { permission: 'admin' },
    '/collaborators/reader/permission': { permission: 'read' },
    ...answers,
  }
  const github: GitHub = {
    read: <T>(path: string) => Promise.resolve(all[path] as T),
    list: async <T>(path: string) => {
      if (path.startsWith('/repos/') && !all[path])
        throw new Error(`GitHub answered 404 to ${path}.`)
      return (all[path] ?? []) as T[]
    },
    readZipped: () => Promise.resolve(JSON.stringify(verdict)),
    nodes: (ids) => Promise.resolve(ids.map((id) => ({ id, ...(all[id] as object | undefined) }))),
  }
  return factsOf(github, '7', gone)
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
    const pushes = [pushed('tunde')]
    expect(await stateOf({ [activity]: pushes })).toBe('pending')
    const fork = { ...pull, head: { ...pull.head, repo: { full_name: 'eve/staylet' } } }
    // The branch of the same name in this repository is another one.
    const ofFork = activity.replace('staylet/', 'eve/')
    const both = { '/pulls/7': fork, [activity]: pushes }
    expect(await stateOf({ ...both, [ofFork]: [] })).toBe('success')
    expect(await stateOf({ ...both, [ofFork]: pushes })).toBe('pending')
  })

  it('lets nobody approve what was pushed to a fork that tells nothing', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    for (const repo of [{ full_name: 'eve/hidden' }, null]) {
      const fork = { ...pull, head: { ...pull.head, repo } }
      expect(await stateOf({ '/pulls/7': fork })).toBe('failure')
    }
    vi.restoreAllMocks()
  })

  it.each([
    'Co-authored-by: T <7+tunde@users.noreply.github.com>',
    'Co-authored-by: T <7+Tunde@users.noreply.github.com>',
    'Co-authored-by: T <tunde@users.noreply.github.com> ',
    'Co-Authored-By: <7+tunde@users.noreply.github.com>',
    'Co-authored-by:T <7+tunde@users.noreply.github.com>',
    '  Co-authored-by:  T\t<7+tunde@users.noreply.github.com>',
  ])('counts the co-author of %j as an author', async (line) => {
    const message = `feat: x\n\n${line}`
    expect(await stateOf({ '/pulls/7/commits': [commit('ada', message)] })).toBe('pending')
  })

  it('counts a co-author with any address that GitHub knows as an author', async () => {
    const authors = { nodes: [{ user: null }, { user: person('tunde') }] }
    expect(await stateOf({ 'commit of ada': { authors } })).toBe('pending')
    expect(await stateOf({ 'commit of ada': { authors: { nodes: [{ user: null }] } } })).toBe(
      'success',
    )
  })

  it('knows an edit in the second of the writing', async () => {
    const edit = { lastEditedAt: '2026-01-07T11:00:00Z' }
    expect(await stateOf({ 'comment of tunde': edit })).toBe('pending')
    expect(await stateOf({ 'comment of tunde': { lastEditedAt: null } })).toBe('success')
  })

  it('knows who dismissed requested changes', async () => {
    const reviews = [{ id: 5, user: person('ngozi'), state: 'DISMISSED' }]
    const dismissed = (login: string | null, state = 'changes_requested') => ({
      '/pulls/7/reviews': reviews,
      '/issues/7/events': [
        {
          event: 'review_dismissed',
          actor: login === null ? null : person(login),
          dismissed_review: { state, review_id: 5 },
        },
      ],
    })
    expect(await stateOf(dismissed('ada'))).toBe('failure')
    expect(await stateOf(dismissed(null))).toBe('failure')
    expect(await stateOf(dismissed('reader'))).toBe('failure')
    expect(await stateOf(dismissed('tunde'))).toBe('success')
    expect(await stateOf(dismissed('ada', 'approved'))).toBe('success')
  })

  it.each(RETAKEN)('takes no verdict from before the status "%s"', async (description) => {
    const status = { context: 'visual review', state: 'failure', description }
    const at = (created_at: string) => ({
      [`/commits/${head}/statuses`]: [{ ...status, created_at }],
    })
    expect(await stateOf(at('2026-01-07T10:00:01Z'))).toBe('pending')
    expect(await stateOf(at('2026-01-07T09:50:00Z'))).toBe('success')
  })

  it('knows a rejection that was deleted or edited before anybody decided', async () => {
    const rejection = { ...approval('ngozi'), body: `/visual reject ${digest}` }
    for (const event of [
      { action: 'deleted', comment: rejection },
      {
        action: 'edited',
        comment: { ...rejection, body: 'Fine.', updated_at: '2026-01-07T11:00:09Z' },
        changes: { body: { from: rejection.body } },
      },
    ]) {
      const found = await facts({}, goneIn(event))
      expect(found && decide(found.question).description).toBe('Rejected by ngozi.')
    }
    expect(goneIn({ action: 'created', comment: rejection })).toEqual([])
    expect(goneIn({})).toEqual([])
  })

  it('remembers the rejection of equal pictures of a commit that was replaced', async () => {
    const old = 'c'.repeat(40)
    const status = (about: string) => ({
      [activity]: [pushed('ada', old)],
      [`/commits/${old}/statuses`]: [
        {
          context: 'visual review',
          state: 'failure',
          description: 'Rejected by ngozi.',
          target_url: `https://github.test/runs/1#${about}`,
          created_at: '2026-01-07T09:30:00Z',
        },
      ],
    })
    expect(await stateOf(status(digest))).toBe('failure')
    expect(await stateOf(status('e'.repeat(64)))).toBe('success')
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
