import { afterEach, describe, expect, it } from 'vitest'
import { approvalKey } from './approvals'
import type { Change } from './compare'
import { reviewPage, type Review } from './review-page'
import { serveReview } from './serve-review'

const after = Buffer.from('picture')
const change: Change = {
  name: 'desktop/<card>.png',
  kind: 'added',
  key: approvalKey(undefined, after),
  after,
}
const review: Review = { changes: [change], approvals: {}, base: 'main', notes: ['No "before".'] }

const closers: (() => void)[] = []
afterEach(() => closers.splice(0).forEach((close) => close()))

const serve = async () => {
  const approvals: Record<string, string> = {}
  const server = await serveReview({ ...review, approvals }, (key, name) => {
    approvals[key] = name
  })
  closers.push(server.close)
  const page = async () => (await fetch(server.address)).text()
  const post = (form: Record<string, string>) =>
    fetch(`${server.address}/approve`, {
      method: 'POST',
      body: new URLSearchParams(form),
      redirect: 'manual',
    })
  const token = /name="token" value="(\w+)"/.exec(await page())?.[1] ?? ''
  return { approvals, page, post, token }
}

describe('the review page', () => {
  it('is one file that contains every screenshot', () => {
    const page = reviewPage(review)
    expect(page).toContain(`data:image/png;base64,${after.toString('base64')}`)
    expect(page).not.toMatch(/(?:src|href)="(?!data:)/)
    expect(page).toContain('1 of 1 changes to review')
  })

  it('escapes names and notes', () => {
    expect(reviewPage(review)).not.toContain('<card>')
    expect(reviewPage(review)).toContain('No &#34;before&#34;.')
  })

  it('has no button without a server to handle it', () => {
    expect(reviewPage(review)).not.toContain('<button')
  })

  it('approves the change whose button is clicked, and shows it', async () => {
    const { approvals, page, post, token } = await serve()
    expect((await post({ token, key: change.key })).status).toBe(303)
    expect(approvals).toEqual({ [change.key]: change.name })
    expect(await page()).toContain('0 of 1 changes to review')
  })

  it('refuses an approval from another page or for an unknown change', async () => {
    const { approvals, post, token } = await serve()
    expect((await post({ key: change.key })).status).toBe(403)
    expect((await post({ token, key: 'other' })).status).toBe(403)
    expect(approvals).toEqual({})
  })
})
