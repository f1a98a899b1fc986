import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '@tests/server/databases'
import { insertGuest, seedListing, makePayload } from '@tests/server/rows'
import { as, NOW, patiently, startTestServer, type TestServer } from '@tests/server/test-server'

const book = (app: TestServer, guest: { token: string }, payload: object, key?: string) =>
  app.inject({
    method: 'POST',
    url: '/api/booking',
    headers: { ...as(guest), ...(key && { 'idempotency-key': key }) },
    payload,
  })

describeOnBothDatabases('bookings', (database) => {
  const prepare = async () => {
    const app = await startTestServer(database())
    const ada = await insertGuest(database())
    const home = await seedListing(database())
    return { app, ada, home }
  }
  const countBookings = async () =>
    (await database().selectFrom('bookings').select('id').execute()).length

  it('stores a booking as Pending and returns it in the published shape (API-20, ENT-09)', async () => {
    const { app, ada, home } = await prepare()
    const answer = await book(
      app,
      ada,
      makePayload(ada._id, home, { specialRequests: 'Late arrival' }),
    )
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toEqual({
      booking: {
        _id: expect.any(String),
        // Eight letters and digits without look-alikes.
        reference: expect.stringMatching(/^[2-9A-HJKMNP-Z]{8}$/),
        status: 'Pending',
        startDate: '2026-04-01T00:00:00.000Z',
        endDate: '2026-04-03T00:00:00.000Z',
        travelersNo: 2,
        totalPrice: 54_500,
        seenTotal: 54_500,
        priceDiffers: false,
        heldUntil: '2026-03-11T09:00:00.000Z',
        specialRequests: 'Late arrival',
        createdAt: NOW.toISOString(),
        listing: {
          _id: home,
          name: 'Lagoon Loft',
          description: 'Glass to the lagoon.',
          listingImg: [],
        },
      },
    })
  })

  it('responds with our own quote, and with the price that the client showed when it differs (R-109)', async () => {
    const { app, ada, home } = await prepare()
    const { booking } = (
      await book(app, ada, makePayload(ada._id, home, { totalPrice: 1.55 }))
    ).json()
    expect(booking).toMatchObject({ totalPrice: 54_500, seenTotal: 1.55, priceDiffers: true })
  })

  it('refuses booked nights with 409 and leaves the turnover day free', async () => {
    const { app, ada, home } = await prepare()
    const stay = (start: string, end: string) =>
      makePayload(ada._id, home, {
        startDate: `2026-04-${start}T00:00:00.000Z`,
        endDate: `2026-04-${end}T00:00:00.000Z`,
      })
    expect((await book(app, ada, stay('10', '12'))).statusCode).toBe(201)
    const clash = await book(app, ada, stay('11', '14'))
    expect([clash.statusCode, clash.json().code]).toEqual([409, 'already_booked'])
    const bola = await insertGuest(database(), 'bola@staylet.test')
    const refused = await book(app, bola, { ...stay('11', '14'), userId: bola._id })
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toEqual({
      code: 'dates_unavailable',
      message: 'Some of these nights are already booked.',
    })
    expect((await book(app, ada, stay('12', '13'))).statusCode).toBe(201)
    // A zero-night stay holds its night and conflicts with any stay that holds the same night.
    expect((await book(app, ada, stay('20', '20'))).statusCode).toBe(201)
    expect((await book(app, ada, stay('20', '20'))).statusCode).toBe(409)
    expect((await book(app, ada, stay('19', '21'))).statusCode).toBe(409)
    expect((await book(app, ada, stay('21', '22'))).statusCode).toBe(201)
  })

  it('allows the nights of a cancelled booking to be booked again', async () => {
    const { app, ada, home } = await prepare()
    await book(app, ada, makePayload(ada._id, home))
    for (const status of ['Confirmed', 'Completed'] as const) {
      await database().updateTable('bookings').set({ status }).execute()
      expect((await book(app, ada, makePayload(ada._id, home))).statusCode).toBe(409)
    }
    await database().updateTable('bookings').set({ status: 'Cancelled' }).execute()
    expect((await book(app, ada, makePayload(ada._id, home))).statusCode).toBe(201)
  })

  it('returns the same booking for a repeated idempotency key, and 422 for another payload', async () => {
    const { app, ada, home } = await prepare()
    const payload = makePayload(ada._id, home)
    const first = await book(app, ada, payload, 'intent-1')
    const again = await book(app, ada, { ...payload }, 'intent-1')
    expect(again.json()).toEqual(first.json())
    expect(again.statusCode).toBe(201)
    const other = await book(app, ada, { ...payload, travelersNo: 1 }, 'intent-1')
    expect([other.statusCode, other.json().code]).toEqual([422, 'idempotency_mismatch'])
    expect(await countBookings()).toBe(1)
  })

  it('tells in a repeat that the booking is cancelled, and books anew with another key (R-108)', async () => {
    const { app, ada, home } = await prepare()
    const payload = makePayload(ada._id, home)
    const { _id } = (await book(app, ada, payload, 'intent-1')).json().booking
    const url = `/api/booking/cancel/${_id}`
    expect((await app.inject({ method: 'POST', url, headers: as(ada) })).statusCode).toBe(200)
    const again = await book(app, ada, payload, 'intent-1')
    expect(again.statusCode).toBe(201)
    expect(again.json().booking).toMatchObject({ _id, status: 'Cancelled', cancelReason: 'guest' })
    const anew = await book(app, ada, payload, 'intent-2')
    expect(anew.json().booking).toMatchObject({ status: 'Pending' })
    expect(await countBookings()).toBe(2)
  })

  it("refuses changed details of a guest's own nights, and names that booking to the guest alone (R-153)", async () => {
    const { app, ada, home } = await prepare()
    const bola = await insertGuest(database(), 'bola@staylet.test')
    const made = (await book(app, ada, makePayload(ada._id, home), 'k1')).json().booking
    const changed = { specialRequests: 'Late arrival' }
    // The same tab after an edit, another tab, and a client without keys.
    for (const key of ['k2', 'k3', undefined]) {
      const again = await book(app, ada, makePayload(ada._id, home, changed), key)
      expect(again.statusCode).toBe(409)
      expect(again.json()).toEqual({
        code: 'already_booked',
        message: 'You already booked these nights.',
        bookingId: made._id,
      })
    }
    const longer = { startDate: '2026-04-02T00:00:00.000Z', endDate: '2026-04-05T00:00:00.000Z' }
    expect((await book(app, ada, makePayload(ada._id, home, longer))).json()).toMatchObject({
      message: 'You already booked some of these nights.',
      bookingId: made._id,
    })
    const others = await book(app, bola, makePayload(bola._id, home))
    expect([others.statusCode, others.json().code]).toEqual([409, 'dates_unavailable'])
    expect(others.body).not.toContain(made._id)
    expect(await countBookings()).toBe(1)
  })

  it("names a guest's own booking of the nights before a limit that it fills (R-153)", async () => {
    const app = await startTestServer(database(), { env: { PENDING_STAYS: '1' } })
    const ada = await insertGuest(database())
    const home = await seedListing(database())
    const made = (await book(app, ada, makePayload(ada._id, home), 'k1')).json().booking
    const again = await book(app, ada, makePayload(ada._id, home, { travelersNo: 1 }), 'k2')
    expect(again.json()).toMatchObject({ code: 'already_booked', bookingId: made._id })
  })

  it('stores who stays in one spelling, and names each detail that cannot be right', async () => {
    const { app, ada, home } = await prepare()
    const guest = {
      firstName: '\u2068Ada\u2069\r\nGrace',
      lastName: 'O\u0301bi',
      email: 'mailto:ada@ＳＴＡＹＬＥＴ.test,',
      phone: '\u202A+234 ８０３ 123 4567\u202C',
    }
    const wrong = { firstName: '\u200B', lastName: 'Obi', email: 'ada@', phone: 'call 1 me' }
    const refused = await book(app, ada, makePayload(ada._id, home, { guest: wrong }))
    expect(refused.statusCode).toBe(400)
    expect(refused.json().fields).toEqual({
      'guest.firstName': 'This field is required',
      'guest.email': 'Please enter a valid email address',
      'guest.phone': 'Please enter a phone number, such as 08012345678',
    })
    expect((await book(app, ada, makePayload(ada._id, home, { guest }))).statusCode).toBe(201)
    const { guest: stored } = await database()
      .selectFrom('bookings')
      .select('guest')
      .executeTakeFirstOrThrow()
    expect(stored).toEqual({
      firstName: 'Ada Grace',
      lastName: 'Óbi',
      email: 'ada@STAYLET.test',
      phone: '08031234567',
    })
  })

  it('keeps the idempotency keys of two guests apart', async () => {
    const { app, ada, home } = await prepare()
    const bola = await insertGuest(database(), 'bola@staylet.test')
    await book(app, ada, makePayload(ada._id, home), 'same')
    const answer = await book(app, bola, makePayload(bola._id, home), 'same')
    expect(answer.statusCode).toBe(409)
  })

  it('stores one booking when the same idempotency key arrives twenty times at once', async () => {
    const { app, ada, home } = await prepare()
    const payload = makePayload(ada._id, home)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => book(app, ada, payload, 'one-intent')),
    )
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
    expect(new Set(answers.map((answer) => answer.json().booking._id)).size).toBe(1)
    expect(await countBookings()).toBe(1)
  })

  it.each([
    ['two nights', '2026-05-03'],
    ['zero nights', '2026-05-01'],
  ])('stores exactly one of a hundred simultaneous bookings of %s', async (_title, end) => {
    const { app, ada, home } = await prepare()
    const guests = await Promise.all(
      Array.from({ length: 10 }, (_, n) => insertGuest(database(), `g${n}@staylet.test`)),
    )
    const dates = { startDate: '2026-05-01T00:00:00Z', endDate: `${end}T00:00:00Z` }
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) => {
        const guest = guests[n % guests.length] ?? ada
        return patiently(() => book(app, guest, makePayload(guest._id, home, dates), `try-${n}`))
      }),
    )
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)
    expect(statuses).toEqual([201, ...Array.from({ length: 99 }, () => 409)])
    expect(await countBookings()).toBe(1)
  })

  it('names each invalid field of a booking', async () => {
    const { app, ada, home } = await prepare()
    const faults: [object, string][] = [
      [{ startDate: '2026-03-09T00:00:00Z' }, 'startDate'],
      [{ startDate: '2026-02-30T00:00:00Z' }, 'startDate'],
      [{ startDate: '2026-04-01T10:00:00Z' }, 'startDate'],
      [{ endDate: '2026-03-31T00:00:00Z' }, 'endDate'],
      [{ travelersNo: 5 }, 'travelersNo'],
      [{ travelersNo: 1.5 }, 'travelersNo'],
      [{ totalPrice: -1 }, 'totalPrice'],
      [{ totalPrice: 1.555 }, 'totalPrice'],
      [{ totalPrice: '54500' }, 'totalPrice'],
      [{ extra: true }, 'extra'],
      [{ specialRequests: 'a\u0000b' }, 'specialRequests'],
    ]
    for (const [change, field] of faults) {
      const answer = await book(app, ada, makePayload(ada._id, home, change))
      expect([change, answer.statusCode]).toEqual([change, 400])
      expect(answer.json()).toMatchObject({ code: 'invalid_request' })
      expect(Object.keys(answer.json().fields)).toContain(field)
    }
    expect(await countBookings()).toBe(0)
  })

  it("accepts today's date in Lagos even when it is still yesterday in UTC", async () => {
    const app = await startTestServer(database(), { clock: () => new Date('2026-03-11T23:30:00Z') })
    const ada = await insertGuest(database())
    const home = await seedListing(database())
    const from = (day: string) => makePayload(ada._id, home, { startDate: `${day}T00:00:00Z` })
    expect((await book(app, ada, from('2026-03-11'))).statusCode).toBe(400)
    expect((await book(app, ada, from('2026-03-12'))).statusCode).toBe(201)
  })

  it('responds with 404 for a listing that does not exist', async () => {
    const { app, ada } = await prepare()
    const answer = await book(app, ada, makePayload(ada._id, crypto.randomUUID()))
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found'])
  })

  it('refuses bookings by visitors and bookings for another user (ROLE-04, ROLE-05)', async () => {
    const { app, ada, home } = await prepare()
    const bola = await insertGuest(database(), 'bola@staylet.test')
    const payload = makePayload(ada._id, home)
    const visitor = await app.inject({ method: 'POST', url: '/api/booking', payload })
    expect([visitor.statusCode, visitor.json().code]).toEqual([401, 'unauthenticated'])
    const other = await book(app, bola, payload)
    expect([other.statusCode, other.json().code]).toEqual([403, 'forbidden'])
  })

  it('returns one booking, and all bookings of a user with the newest first (API-21)', async () => {
    let now = NOW
    const app = await startTestServer(database(), { clock: () => now })
    const ada = await insertGuest(database())
    const ids: string[] = []
    for (const minute of [1, 2, 3]) {
      now = new Date(NOW.getTime() + minute * 60_000)
      const home = await seedListing(database(), { name: `Home ${minute}` })
      ids.unshift((await book(app, ada, makePayload(ada._id, home))).json().booking._id)
    }
    const all = await app.inject({ url: `/api/booking/user/${ada._id}`, headers: as(ada) })
    expect(all.json().bookings.map(({ _id }: { _id: string }) => _id)).toEqual(ids)
    const one = await app.inject({ url: `/api/booking/${ids[0]}`, headers: as(ada) })
    expect(one.json().booking).toEqual(all.json().bookings[0])
  })

  it('shows a booking to its guest only (ROLE-05)', async () => {
    const { app, ada, home } = await prepare()
    const bola = await insertGuest(database(), 'bola@staylet.test')
    const { booking } = (await book(app, ada, makePayload(ada._id, home))).json()
    const urls = [`/api/booking/${booking._id}`, `/api/booking/user/${ada._id}`]
    for (const url of urls) {
      expect((await app.inject({ url, headers: as(bola) })).statusCode).toBe(403)
      expect((await app.inject({ url })).statusCode).toBe(401)
    }
    for (const id of [crypto.randomUUID(), 'not-an-id']) {
      const answer = await app.inject({ url: `/api/booking/${id}`, headers: as(ada) })
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found'])
    }
  })

  it('keeps the name, description, rating and photos of a deleted listing (ENT-09)', async () => {
    const { app, ada } = await prepare()
    const photo = { storageKey: 'a.webp', alt: 'A sofa', width: 1600, height: 1067 }
    const home = await seedListing(database(), { rating: 4.5, photos: [photo] })
    const { booking } = (await book(app, ada, makePayload(ada._id, home))).json()
    await database().deleteFrom('listings').where('id', '=', home).execute()
    const answer = await app.inject({ url: `/api/booking/${booking._id}`, headers: as(ada) })
    const { _id, ...snapshot } = booking.listing
    expect(_id).toBe(home)
    expect(answer.json().booking.listing).toEqual(snapshot)
    expect(snapshot).toMatchObject({ rating: 4.5, listingImg: [{ alt: 'A sofa' }] })
  })

  it('limits an account only above three hundred requests a minute', async () => {
    const { app, ada, home } = await prepare()
    const unknown = makePayload(ada._id, crypto.randomUUID())
    for (let n = 1; n < 300; n += 1) expect((await book(app, ada, unknown)).statusCode).toBe(404)
    expect((await book(app, ada, makePayload(ada._id, home))).statusCode).toBe(201)
    const refused = await book(app, ada, makePayload(ada._id, home))
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'rate_limited'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })
})
