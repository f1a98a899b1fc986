import { describe, expect, it } from 'vitest'
import { approvalLabel, isApproved } from './github-approval'

const head = 'abcdef0123456789'
const question = { head, author: 'ada', reviews: [], events: [] }
const review = (login: string, state: string, commit_id = head) => ({
  state,
  commit_id,
  user: { login },
})
const label = (login: string, event: string, name = approvalLabel(head)) => ({
  event,
  label: { name },
  actor: { login },
})

describe('an approval on a pull request (CAT-04)', () => {
  it('is missing initially', () => {
    expect(isApproved(question)).toBe(false)
  })

  it('is valid as an approving review of the head commit', () => {
    expect(isApproved({ ...question, reviews: [review('tunde', 'APPROVED')] })).toBe(true)
  })

  it('is invalid for later commits', () => {
    const reviews = [review('tunde', 'APPROVED', '0000000')]
    const events = [label('tunde', 'labeled', approvalLabel('0000000'))]
    expect(isApproved({ ...question, reviews, events })).toBe(false)
  })

  it('is withdrawn by a later review, but not by a comment', () => {
    const approved = review('tunde', 'APPROVED')
    const back = [approved, review('tunde', 'CHANGES_REQUESTED')]
    expect(isApproved({ ...question, reviews: back })).toBe(false)
    const comment = [approved, review('tunde', 'COMMENTED')]
    expect(isApproved({ ...question, reviews: comment })).toBe(true)
  })

  it('is valid as a label that names the commit, while the label is set', () => {
    const set = label('tunde', 'labeled')
    expect(isApproved({ ...question, events: [set] })).toBe(true)
    expect(isApproved({ ...question, events: [set, label('tunde', 'unlabeled')] })).toBe(false)
  })

  it('is never valid from the author', () => {
    const reviews = [review('ada', 'APPROVED')]
    expect(isApproved({ ...question, reviews, events: [label('ada', 'labeled')] })).toBe(false)
  })
})
