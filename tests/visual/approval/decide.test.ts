import { describe, expect, it } from 'vitest'
import { decide, descriptionsOf, rejectedIn, type Comment, type Question } from './decide'

const head = 'abcdef0123456789'
const digest = 'd'.repeat(64)
const verdict = {
  head,
  base: '0'.repeat(40),
  digest,
  changes: 3,
  faults: 0,
  judges: 0,
  madeAt: '2026-01-07T10:00:00Z',
}
const question: Question = {
  head,
  authors: ['ada', 'co-author'],
  areAuthorsKnown: true,
  verdict,
  comments: [],
  gone: [],
  reviews: [],
  rejections: [],
  writers: new Set(['ada', 'co-author', 'tunde', 'ngozi', 'robot']),
}

const comment = (login: string, body: string, more: Partial<Comment> = {}): Comment => ({
  user: { login, type: 'User' },
  body,
  created_at: '2026-01-07T11:00:00Z',
  updated_at: '2026-01-07T11:00:00Z',
  ...more,
})
const approval = (login: string, more?: Partial<Comment>) =>
  comment(login, `/visual approve ${digest}`, more)
const rejection = (login: string) =>
  comment(login, `/visual reject ${digest}\n\n- ui-form-field--default/390: wrong`)
const review = (login: string, state: string) => ({ user: { login, type: 'User' }, state })

const stateOf = (more: Partial<Question>) => decide({ ...question, ...more }).state

describe('the pictures of a pull request (CAT-04)', () => {
  it('wait for a reviewer, and are approved by a named person with the right to write', () => {
    expect(stateOf({})).toBe('pending')
    expect(decide({ ...question, comments: [approval('tunde')] })).toEqual({
      state: 'success',
      description: '3 changes approved by tunde.',
    })
  })

  it('need nobody when none changed', () => {
    expect(stateOf({ verdict: { ...verdict, changes: 0 } })).toBe('success')
  })

  it('need somebody when none changed and the change touches what takes them', () => {
    const equal = { ...verdict, changes: 0, judges: 2 }
    expect(stateOf({ verdict: equal })).toBe('pending')
    expect(stateOf({ verdict: equal, comments: [approval('ada')] })).toBe('pending')
    expect(stateOf({ verdict: equal, comments: [approval('tunde')] })).toBe('success')
  })

  it('stay rejected when the rejection is deleted or rewritten, until its writer approves', () => {
    const rejections = [{ login: 'tunde', at: '2026-01-07T10:30:00Z' }]
    expect(stateOf({ rejections })).toBe('failure')
    expect(stateOf({ rejections, comments: [approval('ngozi')] })).toBe('failure')
    expect(stateOf({ rejections, comments: [approval('tunde')] })).toBe('success')
    const later = [{ login: 'tunde', at: '2026-01-07T11:30:00Z' }]
    expect(stateOf({ rejections: later, comments: [approval('tunde')] })).toBe('failure')
    const byStranger = [{ login: 'stranger', at: '2026-01-07T10:30:00Z' }]
    expect(stateOf({ rejections: byStranger, comments: [approval('tunde')] })).toBe('success')
  })

  it('name in their status who rejected them, so that it can be read again', () => {
    const { description } = decide({
      ...question,
      comments: [rejection('tunde'), rejection('ngozi')],
      reviews: [review('ada', 'CHANGES_REQUESTED')],
    })
    expect(description).toBe('Rejected by tunde, ngozi. Changes requested by ada.')
    expect(rejectedIn(description)).toEqual(['tunde', 'ngozi'])
    expect(rejectedIn('Changes requested by ada.')).toEqual([])
  })

  it('remember everybody who rejected them, however many they are', () => {
    const names = Array.from({ length: 7 }, (_, at) => `a-reviewer-with-a-name-${at}`)
    const comments = names.map(rejection)
    const { description } = decide({ ...question, comments, writers: new Set(names) })
    const parts = descriptionsOf(description)
    expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(140)
    expect(parts.flatMap(rejectedIn)).toEqual(names)
    expect(descriptionsOf('Rejected by tunde. Changes requested by ada.')).toEqual([
      'Rejected by tunde. Changes requested by ada.',
    ])
    expect(descriptionsOf('x'.repeat(200))).toEqual(['x'.repeat(140)])
  })

  it('are rejected by a comment that was deleted or edited before anybody decided', () => {
    const gone = [rejection('tunde')]
    expect(decide({ ...question, gone, comments: [approval('ngozi')] })).toEqual({
      state: 'failure',
      description: 'Rejected by tunde.',
    })
    const later = { created_at: '2026-01-07T12:00:00Z', updated_at: '2026-01-07T12:00:00Z' }
    expect(stateOf({ gone, comments: [approval('tunde', later)] })).toBe('success')
    expect(stateOf({ gone: [rejection('stranger')], comments: [approval('tunde')] })).toBe(
      'success',
    )
    expect(stateOf({ gone: [approval('tunde')] })).toBe('pending')
  })

  it('are rejected until the same person approves', () => {
    expect(stateOf({ comments: [rejection('tunde')] })).toBe('failure')
    expect(stateOf({ comments: [rejection('tunde'), approval('ngozi')] })).toBe('failure')
    expect(stateOf({ comments: [rejection('tunde'), approval('tunde')] })).toBe('success')
    expect(stateOf({ comments: [approval('tunde'), rejection('tunde')] })).toBe('failure')
  })

  it.each([
    `/visual reject ${digest}: the button is wrong`,
    `/visual reject ${digest} the button is wrong`,
    ` /visual reject ${digest}`,
    `\n/visual reject ${digest}`,
    `/Visual Reject ${digest.toUpperCase()}`,
    `@ada /visual reject ${digest}`,
    `\`\`\`\n/visual reject ${digest}\n\`\`\``,
    '/visual reject',
    '/visual reject the button is wrong',
    '> see below\n\n/visual reject',
    `> /visual approve ${digest}\n\n/visual reject ${digest}`,
    `Looks wrong on phones.\n/visual reject ${digest}`,
    '**/visual reject**',
    'Sorry, /visual reject',
    `/visual rejected ${digest}`,
    `/visual: reject ${digest}`,
    `/visual-reject ${digest}`,
    `<!-- x -->\n/visual reject ${digest}`,
    `\u200b/visual reject ${digest}`,
    `/visual approve ${digest}\n\n/visual reject ${digest}`,
    `/visual reject ${'e'.repeat(64)}\n/visual reject ${digest}`,
  ])('are rejected by words that an approval could not have: %j', (body) => {
    expect(stateOf({ comments: [comment('tunde', body), approval('ngozi')] })).toBe('failure')
  })

  it('are not rejected by a reply that quotes a rejection, or rejects other pictures', () => {
    const quoting = comment('ngozi', `> /visual reject ${digest}\n\nIt looks right to me.`)
    const ofOthers = comment('ngozi', `/visual reject ${'e'.repeat(64)}`)
    for (const given of [quoting, ofOthers]) {
      expect(stateOf({ comments: [given, approval('tunde')] })).toBe('success')
    }
  })

  it('stay rejected in a new commit that changes none of them', () => {
    const earlier = { created_at: '2026-01-07T09:00:00Z', updated_at: '2026-01-07T09:00:00Z' }
    const rejected = { ...rejection('tunde'), ...earlier }
    expect(stateOf({ comments: [rejected, approval('ngozi')] })).toBe('failure')
    const inCapitals = comment('tunde', `/visual reject ${digest.toUpperCase()}`, earlier)
    expect(stateOf({ comments: [inCapitals, approval('ngozi')] })).toBe('failure')
    const ofOthers = comment('tunde', `/visual reject ${'e'.repeat(64)}`, earlier)
    expect(stateOf({ comments: [ofOthers, approval('ngozi')] })).toBe('success')
    const bare = comment('tunde', '/visual reject', earlier)
    expect(stateOf({ comments: [bare, approval('ngozi')] })).toBe('success')
  })

  it('are blocked while a reviewer requests changes', () => {
    const comments = [approval('tunde')]
    const requested = review('ngozi', 'CHANGES_REQUESTED')
    expect(stateOf({ comments, reviews: [requested] })).toBe('failure')
    expect(stateOf({ comments, reviews: [requested, review('ngozi', 'COMMENTED')] })).toBe(
      'failure',
    )
    expect(stateOf({ comments, reviews: [review('stranger', 'CHANGES_REQUESTED')] })).toBe(
      'success',
    )
  })

  it.each([
    ['tunde', 'success'],
    ['ngozi', 'success'],
    ['ada', 'failure'],
    ['Ada', 'failure'],
    ['stranger', 'failure'],
    ['', 'failure'],
  ])('are blocked by requested changes that %j dismissed: %s', (dismissedBy, state) => {
    const dismissed = { ...review('ngozi', 'DISMISSED'), dismissedBy }
    const writers = new Set([...question.writers, 'Ada'])
    expect(stateOf({ writers, comments: [approval('tunde')], reviews: [dismissed] })).toBe(state)
  })

  it('are not blocked by an approving review that was dismissed', () => {
    const reviews = [review('ngozi', 'DISMISSED')]
    expect(stateOf({ comments: [approval('tunde')], reviews })).toBe('success')
  })
})

describe('a forged approval does not count', () => {
  const other = 'e'.repeat(64)
  it.each<[string, Partial<Question>]>([
    ['from the author', { comments: [approval('ada')] }],
    ['from the author of a commit', { comments: [approval('co-author')] }],
    ['from a stranger', { comments: [approval('stranger')] }],
    ['from a bot', { comments: [approval('robot', { user: { login: 'robot', type: 'Bot' } })] }],
    ['from nobody', { comments: [approval('', { user: null })] }],
    [
      'by an app in the name of a person',
      { comments: [approval('tunde', { performed_via_github_app: { id: 1 } })] },
    ],
    [
      'given before the pictures existed',
      {
        comments: [
          approval('tunde', {
            created_at: '2026-01-07T09:59:59Z',
            updated_at: '2026-01-07T09:59:59Z',
          }),
        ],
      },
    ],
    [
      'written into the comment of somebody else',
      { comments: [approval('tunde', { updated_at: '2026-01-07T11:30:00Z' })] },
    ],
    [
      'written into the comment of somebody else in the second of its writing',
      { comments: [approval('tunde', { isEdited: true })] },
    ],
    [
      'while the decision of another may have been rewritten',
      {
        comments: [
          approval('ngozi', { updated_at: '2026-01-07T11:30:00Z' }),
          approval('tunde', {
            created_at: '2026-01-07T12:00:00Z',
            updated_at: '2026-01-07T12:00:00Z',
          }),
        ],
      },
    ],
    ['of other pictures', { comments: [comment('tunde', `/visual approve ${other}`)] }],
    [
      'of part of a digest',
      { comments: [comment('tunde', `/visual approve ${digest.slice(0, 9)}`)] },
    ],
    ['in a quotation', { comments: [comment('tunde', `> /visual approve ${digest}`)] }],
    ['below other words', { comments: [comment('tunde', `No.\n/visual approve ${digest}`)] }],
    ['as an approving review, which is about the code', { reviews: [review('tunde', 'APPROVED')] }],
    ['while the pictures are being taken', { verdict: undefined, comments: [approval('tunde')] }],
    [
      'of the pictures of an earlier commit',
      { head: '9'.repeat(16), comments: [approval('tunde')] },
    ],
  ])('%s', (_what, more) => {
    expect(stateOf(more)).toBe('pending')
  })

  it('does not help commits whose authors GitHub does not name', () => {
    expect(stateOf({ areAuthorsKnown: false, comments: [approval('tunde')] })).toBe('failure')
  })

  it('does not help a build that failed or a story that could not be photographed', () => {
    const failed = { verdict: { ...verdict, faults: 1 }, comments: [approval('tunde')] }
    expect(stateOf(failed)).toBe('failure')
    expect(stateOf({ verdict: { ...verdict, changes: 0, faults: 1 } })).toBe('failure')
  })
})
