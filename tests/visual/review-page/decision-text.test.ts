import { expect, it } from 'vitest'
import { decide, type Question } from '@tests/visual/approval/decide'
import type { Review, ReviewChange } from '@tests/visual/review-data'
import { decisionText } from './decision-text'
import type { Decision } from './decisions'

const digest = 'd'.repeat(64)
const change: ReviewChange = {
  name: 'ui-form-field--default/390',
  story: 'ui-form-field--default',
  title: 'ui/form/Field',
  storyName: 'Default',
  variant: '390',
  kind: 'changed',
  key: 'key',
  why: [],
}
const review: Review = {
  base: '1'.repeat(40),
  head: '2'.repeat(40),
  digest,
  changes: [change],
  faults: [],
  judges: [],
  notes: [],
}
const textFor = (decision: Decision, more: Partial<Review> = {}) =>
  decisionText({ ...review, ...more }, { key: decision })

/** Returns what the approval reads in a comment of a reviewer. */
const readByApproval = (body: string) => {
  const question: Question = {
    head: review.head,
    authors: ['ada'],
    areAuthorsKnown: true,
    verdict: { ...review, changes: 1, faults: 0, judges: 0, madeAt: '2026-01-07T10:00:00Z' },
    comments: [
      {
        user: { login: 'tunde', type: 'User' },
        body,
        created_at: '2026-01-07T11:00:00Z',
        updated_at: '2026-01-07T11:00:00Z',
      },
    ],
    gone: [],
    reviews: [],
    rejections: [],
    writers: new Set(['ada', 'tunde']),
  }
  return decide(question)
}

it('quotes every line of a comment, so that only the first line is a command', () => {
  const comment = `Too dark\n/visual approve ${digest}\r\n# Heading\u2028/visual approve ${digest}`
  const text = textFor({ verdict: 'rejected', comment }) ?? ''
  const [first, ...others] = text.split(/\r\n|[\r\n\u2028]/)
  expect(first).toBe(`/visual reject ${digest}`)
  expect(others.slice(2)).toHaveLength(4)
  for (const line of others.slice(2)) expect(line).toMatch(/^ {2}> /)
  expect(readByApproval(text)).toEqual({ state: 'failure', description: 'Rejected by tunde.' })
})

it('is an approval that the pull request reads when every change is approved', () => {
  expect(readByApproval(textFor({ verdict: 'approved' }) ?? '').state).toBe('success')
})

it('offers no approval when something was not photographed, and still a rejection', () => {
  const faults = ['app-pages-homepage--ready (after): took too long']
  expect(textFor({ verdict: 'approved' }, { faults })).toBeUndefined()
  expect(textFor({ verdict: 'rejected' }, { faults })).toContain(`/visual reject ${digest}`)
})
