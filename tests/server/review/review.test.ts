import { Compile } from 'typebox/compile'
import { expect, it } from 'vitest'
import { averageRating } from '@domain/listing/review-average'
import { ReviewSchema } from '@domain/schemas/review-schema'
import { describeOnEachDatabase } from '@tests/server/databases'
import { insertGuest, seedListing } from '@tests/server/rows'
import { as, NOW, startTestServer, type TestServer } from '@tests/server/test-server'

const review = (app: TestServer, by: { token: string }, payload: object) =>
  app.inject({ method: 'POST', url: '/api/reviews', headers: as(by), payload })

describeOnEachDatabase('reviews', (database) => {
  const prepare = async (clock = () => NOW) => {
    const app = await startTestServer(database(), { clock })
    const ada = await insertGuest(database())
    const bola = await insertGuest(database(), 'bola@staylet.test')
    return { app, ada, bola, home: await seedListing(database()) }
  }
  const reviewsOf = async (app: TestServer, home: string) =>
    (await app.inject(`/api/reviews/listing/${home}`)).json()

  it('accepts a review and lists it with _id and rating for everyone (API-22, ENT-10)', async () => {
    const { app, ada, home } = await prepare()
    expect(await reviewsOf(app, home)).toEqual([])
    const comment = ' Quiet, and close to the water. '
    const answer = await review(app, ada, { rating: 4.5, listing: home, comment })
    expect(answer.statusCode).toBe(201)
    const saved = answer.json().review
    expect(saved).toEqual({
      _id: expect.any(String),
      rating: 4.5,
      listing: home,
      comment: comment.trim(),
      author: 'Ada',
      createdAt: NOW.toISOString(),
    })
    expect(Compile(ReviewSchema).Check(saved)).toBe(true)
    expect(await reviewsOf(app, home)).toEqual([saved])
  })

  it('returns the average over all guests and the newest review first (API-22, REV-01)', async () => {
    let now = NOW
    const { app, ada, bola, home } = await prepare(() => now)
    const chidi = await insertGuest(database(), 'chidi@staylet.test')
    for (const [guest, rating] of [
      [ada, 4],
      [bola, 5],
      [chidi, 5],
    ] as const) {
      now = new Date(now.getTime() + 1_000)
      await review(app, guest, { rating, listing: home })
    }
    const reviews = await reviewsOf(app, home)
    expect(reviews.map(({ rating }: { rating: number }) => rating)).toEqual([5, 5, 4])
    expect(averageRating(reviews)).toBe(4.7)
    // Reviews do not change the listing's rating.
    expect((await app.inject(`/api/listing/${home}`)).json().listing.rating).toBeUndefined()
  })

  it('counts each guest once per listing and keeps the later review (API-22)', async () => {
    const { app, ada, home } = await prepare()
    const first = (await review(app, ada, { rating: 1, listing: home, comment: 'Cold' })).json()
    await review(app, ada, { rating: 5, listing: home })
    const reviews = await reviewsOf(app, home)
    expect(reviews).toEqual([expect.objectContaining({ _id: first.review._id, rating: 5 })])
    expect(reviews[0].comment).toBeUndefined()
    const other = await seedListing(database(), { name: 'Other' })
    expect((await review(app, ada, { rating: 2, listing: other })).statusCode).toBe(201)
  })

  it('lets guests delete only their own reviews (API-22)', async () => {
    const { app, ada, bola, home } = await prepare()
    const { _id } = (await review(app, ada, { rating: 3, listing: home })).json().review
    const remove = { method: 'DELETE', url: `/api/reviews/${_id}` } as const
    expect((await app.inject(remove)).statusCode).toBe(401)
    expect((await app.inject({ ...remove, headers: as(bola) })).statusCode).toBe(403)
    const answer = await app.inject({ ...remove, headers: as(ada) })
    expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'Review deleted' }])
    expect((await app.inject({ ...remove, headers: as(ada) })).statusCode).toBe(404)
    expect(await reviewsOf(app, home)).toEqual([])
  })

  it("refuses visitors, the listing's host, hidden listings and ratings out of range (API-22)", async () => {
    const { app, ada, bola, home } = await prepare()
    const payload = { rating: 4, listing: home }
    const visitor = await app.inject({ method: 'POST', url: '/api/reviews', payload })
    expect(visitor.statusCode).toBe(401)
    await database().updateTable('listings').set({ host_id: bola._id }).execute()
    expect((await review(app, bola, payload)).statusCode).toBe(403)
    for (const rating of [0, 5.5, '4', null]) {
      const answer = await review(app, ada, { rating, listing: home })
      expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['rating']])
    }
    const missing = { rating: 4, listing: crypto.randomUUID() }
    expect((await review(app, ada, missing)).statusCode).toBe(404)
    await database().updateTable('listings').set({ published: false }).execute()
    expect((await review(app, ada, payload)).statusCode).toBe(404)
    expect((await app.inject(`/api/reviews/listing/${home}`)).statusCode).toBe(404)
    expect((await app.inject('/api/reviews/listing/none')).statusCode).toBe(404)
  })
})
