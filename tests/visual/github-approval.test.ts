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
  it('is missing at first', () => {
    expect(isApproved(question)).toBe(false)
  })

  it("is a reviewer's approving review of the head commit", () => {
    expect(isApproved({ ...question, reviews: [review('tunde', 'APPROVED')] })).toBe(true)
  })

  it('does not outlive the commit that was looked at', () => {
    const reviews = [review('tunde', 'APPROVED', '0000000')]
    const events = [label('tunde', 'labeled', approvalLabel('0000000'))]
    expect(isApproved({ ...question, reviews, events })).toBe(false)
  })

  it('is taken back by a later review, and not by a comment', () => {
    const approved = review('tunde', 'APPROVED')
    const back = [approved, review('tunde', 'CHANGES_REQUESTED')]
    expect(isApproved({ ...question, reviews: back })).toBe(false)
    const comment = [approved, review('tunde', 'COMMENTED')]
    expect(isApproved({ ...question, reviews: comment })).toBe(true)
  })

  it('is also a label that names the commit, while it is there', () => {
    const set = label('tunde', 'labeled')
    expect(isApproved({ ...question, events: [set] })).toBe(true)
    expect(isApproved({ ...question, events: [set, label('tunde', 'unlabeled')] })).toBe(false)
  })

  it("is never the author's own", () => {
    const reviews = [review('ada', 'APPROVED')]
    expect(isApproved({ ...question, reviews, events: [label('ada', 'labeled')] })).toBe(false)
  })
})
