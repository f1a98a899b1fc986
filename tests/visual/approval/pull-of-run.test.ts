import { describe, expect, it } from 'vitest'
import { pullOfRun } from './pull-of-run'

const run = {
  head_sha: 'a'.repeat(40),
  head_branch: 'topic',
  head_repository: { full_name: 'staylet/staylet', owner: { login: 'staylet' } },
  created_at: '2026-01-07T10:00:00Z',
}
const pull = {
  number: 7,
  state: 'open',
  head: { sha: run.head_sha },
  base: { ref: 'main' },
  closed_at: null,
}
const other = { ...pull, number: 8, base: { ref: 'eve' } }

const found = (pulls: object[], events: object[] = []) => {
  const lists: Record<string, unknown> = {
    '/pulls?state=all&head=staylet%3Atopic': pulls,
    '/issues/7/events': events,
  }
  return pullOfRun(
    {
      read: <T>() => Promise.resolve({ default_branch: 'main' } as T),
      list: <T>(path: string) => Promise.resolve((lists[path] ?? []) as T[]),
    },
    run,
  )
}
const moved = (created_at: string) => ({ event: 'base_ref_changed', created_at })

describe('the pull request of a catalogue', () => {
  it('is the open one to the default branch whose head is the commit', async () => {
    expect(await found([pull])).toEqual({ number: 7, refusal: undefined })
    expect(await found([])).toBeUndefined()
    expect(await found([other])).toBeUndefined()
    expect(await found([{ ...pull, state: 'closed' }])).toBeUndefined()
    expect(await found([{ ...pull, head: { sha: 'b'.repeat(40) } }])).toBeUndefined()
  })

  it('is refused while another one leads the branch elsewhere, whose workflow may have built it', async () => {
    expect((await found([pull, other]))?.refusal).toContain('8')
    const later = { ...other, state: 'closed', closed_at: '2026-01-07T10:05:00Z' }
    expect((await found([pull, later]))?.refusal).toContain('8')
    const earlier = { ...later, head: { sha: 'b'.repeat(40) }, closed_at: '2026-01-07T09:00:00Z' }
    expect((await found([pull, earlier]))?.refusal).toBeUndefined()
  })

  it('is refused when closing another one may have started the run', async () => {
    const closed = { ...other, state: 'closed', closed_at: '2026-01-07T09:59:58Z' }
    expect((await found([pull, closed]))?.refusal).toContain('8')
    const ofAnotherCommit = { ...closed, head: { sha: 'b'.repeat(40) } }
    expect((await found([pull, ofAnotherCommit]))?.refusal).toContain('8')
    const longAgo = { ...closed, closed_at: '2026-01-06T10:00:00Z' }
    expect((await found([pull, longAgo]))?.refusal).toContain('8')
  })

  it('is refused when it led to another branch while the catalogue was built', async () => {
    expect((await found([pull], [moved('2026-01-07T10:05:00Z')]))?.refusal).toBeDefined()
    // The run of an earlier move may begin after the move back.
    expect((await found([pull], [moved('2026-01-07T09:59:59Z')]))?.refusal).toBeDefined()
    expect((await found([pull], [moved('2026-01-07T09:00:00Z')]))?.refusal).toBeUndefined()
  })
})
