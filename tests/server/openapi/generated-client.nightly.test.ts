import { expect, it } from 'vitest'
import { describeOnEachDatabase } from '@tests/server/databases'
import { lastMessageTo } from '@tests/server/messages'
import { seedListing } from '@tests/server/rows'
import { startTestServer, type TestServer } from '@tests/server/test-server'
import * as api from '../../../docs/client'

const email = 'bola@staylet.test'
const password = 'Lagoon#2026'

/** Makes the client call a server that does not listen. */
const fetchFrom =
  (app: TestServer): typeof fetch =>
  async (url, { method = 'GET', headers, body } = {}) => {
    const answer = await app.inject({
      method: method as 'GET',
      url: url as string,
      headers: Object.fromEntries(new Headers(headers)),
      ...(typeof body === 'string' && { payload: body }),
    })
    const { 'content-type': type = '' } = answer.headers
    return new Response(answer.body, {
      status: answer.statusCode,
      headers: { 'content-type': String(type) },
    })
  }

/** Returns the body of a response with this status. */
function expectStatus<Response extends { status: number; data?: unknown }, Status extends number>(
  response: Response,
  status: Status,
) {
  expect(response.status).toBe(status)
  return response.data as Extract<Response, { status: Status }> extends { data: infer Data }
    ? Data
    : never
}

describeOnEachDatabase('a client generated from the document', (database) => {
  it('goes from the sign-up to a booking, a review and the logout', async () => {
    const app = await startTestServer(database())
    Object.assign(api.defaults, { baseUrl: '', headers: {}, fetch: fetchFrom(app) })
    const loft = await seedListing(database())

    const started = await api.startEmailSignUp({ email })
    const { user } = expectStatus(started, 200)
    const { code = '' } = await lastMessageTo(app, email)
    const { token = '' } = expectStatus(await api.checkCode({ email, code }), 200)
    const profile = { fullName: 'Bola Ade', dob: '1990-02-28', phoneNo: '08031234567', password }
    const proof = { id: user._id, verificationToken: token }
    expectStatus(await api.completeSignUp({ ...profile, ...proof }), 200)
    expect(expectStatus(await api.getCurrentUser(), 401).code).toBe('unauthenticated')
    const { accessToken } = expectStatus(await api.logIn({ identifier: email, password }), 200)
    api.defaults.headers = { authorization: `Bearer ${accessToken}` }
    expect(expectStatus(await api.getCurrentUser(), 200).user.fullName).toBe('Bola Ade')

    const { listings } = expectStatus(await api.searchListings({ city: 'Lekki', limit: '5' }), 200)
    expect(listings.map(({ _id }) => _id)).toEqual([loft])
    const { favourites } = expectStatus(
      await api.addFavourite({ userId: user._id, listingId: loft }),
      200,
    )
    expect(favourites.listing).toHaveLength(1)
    const query = { userId: user._id, listingId: loft }
    const removed = expectStatus(await api.removeFavourite(undefined, query), 200)
    expect(removed.favourites.listing).toEqual([])

    const stay = {
      startDate: '2026-04-01T00:00:00.000Z',
      endDate: '2026-04-03T00:00:00.000Z',
      travelersNo: 2,
      totalPrice: 54_500,
      userId: user._id,
      listing: loft,
    }
    const idempotencyKey = crypto.randomUUID()
    const { booking } = expectStatus(await api.createBooking(stay, { idempotencyKey }), 201)
    const again = expectStatus(await api.createBooking(stay, { idempotencyKey }), 201)
    expect([booking.status, again.booking._id]).toEqual(['Pending', booking._id])
    expect(expectStatus(await api.listBookings(user._id), 200).bookings).toHaveLength(1)
    expect(expectStatus(await api.createBooking(stay), 409).code).toBe('dates_unavailable')

    const { review } = expectStatus(await api.saveReview({ rating: 5, listing: loft }), 201)
    expect(expectStatus(await api.listReviews(loft), 200)).toEqual([review])
    expectStatus(await api.logOut(), 200)
    expectStatus(await api.listBookings(user._id), 401)
  })
})
