import { expect, it } from 'vitest'
import { DAY } from '@domain/time'
import { signatureOf } from '@server/auth/server-key'
import { signAnswerLink } from '@server/booking/answer-links'
import { updateBookingStatus } from '@server/booking/change-status'
import { releaseBookings } from '@server/booking/release-bookings'
import { describeOnBothDatabases } from '@tests/server/databases'
import { insertGuest, makePayload, seedListing } from '@tests/server/rows'
import { as, NOW, startTestServer, type TestServer } from '@tests/server/test-server'

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const OTHER_ID = '3f0c9bd0-26a8-4b4e-9d32-5b07c4f0a111'

describeOnBothDatabases('a host who answers by a link or a call (R-177, R-178)', (database) => {
  const prepare = async (clock = () => NOW) => {
    const app = await startTestServer(database(), {
      clock,
      env: { OPERATOR_EMAIL: 'desk@staylet.test' },
    })
    const ada = await insertGuest(database())
    const host = await insertGuest(database(), 'host@staylet.test')
    const home = await seedListing(database(), { hostId: host._id })
    const booked = await app.inject({
      method: 'POST',
      url: '/api/booking',
      headers: as(ada),
      payload: makePayload(ada._id, home, { specialRequests: 'Late <b>arrival</b>' }),
    })
    const id = booked.json().booking._id as string
    const token = await signAnswerLink(database(), { bookingId: id, hostId: host._id }, NOW)
    return { app, ada, host, home, id, token }
  }
  const read = (app: TestServer, token: string) => app.inject(`/answer/${token}?do=decline`)
  const answer = (app: TestServer, token: string, wish: string, text = '') =>
    app.inject({
      method: 'POST',
      url: `/answer/${token}`,
      headers: FORM,
      payload: new URLSearchParams({ do: wish, text }).toString(),
    })
  const call = (app: TestServer, who: { token: string } | undefined, id: string, payload: object) =>
    app.inject({
      method: 'PATCH',
      url: `/api/booking/${id}/status`,
      ...(who && { headers: as(who) }),
      payload,
    })
  const stored = (id: string) =>
    database()
      .selectFrom('bookings')
      .select(['status', 'cancel_reason', 'decided_by', 'answer'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  /** Returns the mails about decisions, by what they say and to whom. */
  const told = async (app: TestServer) => {
    await app.deliveries.deliverDue()
    const sent = await database()
      .selectFrom('mailbox_messages')
      .select(['recipient', 'subject'])
      .execute()
    return sent
      .map(({ recipient, subject }) => `${recipient}: ${subject}`)
      .filter((each) => !/New booking|have received/.test(each))
      .toSorted()
  }
  const DECLINED = [
    'ada@staylet.test: Your booking of Lagoon Loft was declined',
    'desk@staylet.test: The booking of Lagoon Loft was declined',
    'host@staylet.test: The booking of Lagoon Loft was declined',
  ]

  it('shows the booking without scripts, and reading changes nothing', async () => {
    const { app, id, token } = await prepare()
    for (const method of ['GET', 'HEAD'] as const) {
      await app.inject({ method, url: `/answer/${token}?do=confirm` })
    }
    const page = await read(app, token)
    expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store'])
    const policy = String(page.headers['content-security-policy'])
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^ ]+'; base-uri 'none'/)
    expect(policy).toContain("form-action 'self'")
    expect(page.body).toContain('Late &lt;b&gt;arrival&lt;/b&gt;')
    expect(page.body).toContain('Decline the booking')
    expect(page.body).not.toMatch(/<script|style=|onclick/)
    expect(await stored(id)).toMatchObject({ status: 'Pending', decided_by: null })
    expect(await told(app)).toEqual([])
  })

  it('declines, which frees the nights and tells the guest what the host wrote', async () => {
    const { app, home, id, token } = await prepare()
    const done = await answer(app, token, 'decline', 'The roof leaks.\r\n\r\n\r\nSorry!\u202e')
    expect([done.statusCode, done.body.includes('is declined')]).toEqual([200, true])
    expect(await stored(id)).toEqual({
      status: 'Cancelled',
      cancel_reason: 'host',
      decided_by: 'host',
      answer: 'The roof leaks.\n\nSorry!',
    })
    expect(await told(app)).toEqual(DECLINED)
    const bola = await insertGuest(database(), 'bola@staylet.test')
    const again = await app.inject({
      method: 'POST',
      url: '/api/booking',
      headers: as(bola),
      payload: makePayload(bola._id, home),
    })
    expect(again.statusCode).toBe(201)
  })

  it('takes the longest text that its field allows, in any letters', async () => {
    const { app, id, token } = await prepare()
    const lines = `${'ẹ'.repeat(499)}\n${'ọ'.repeat(500)}`
    expect((await answer(app, token, 'decline', lines.replace('\n', '\r\n'))).statusCode).toBe(200)
    expect((await stored(id)).answer).toBe(lines)
  })

  it('is used once, and then says what was decided and by whom', async () => {
    const { app, id, token } = await prepare()
    expect((await answer(app, token, 'confirm')).statusCode).toBe(200)
    const again = await answer(app, token, 'decline', 'Changed my mind')
    expect([again.statusCode, again.body.includes('The host confirmed this booking')]).toEqual([
      409,
      true,
    ])
    expect((await read(app, token)).body).toContain('The host confirmed this booking')
    expect(await stored(id)).toMatchObject({ status: 'Confirmed', answer: null })
  })

  it('says that the operator decided, or that the guest cancelled', async () => {
    const { app, ada, id, token } = await prepare()
    await updateBookingStatus(database(), id, 'Confirmed', NOW)
    expect((await answer(app, token, 'decline')).body).toContain('The operator confirmed')
    await app.inject({ method: 'POST', url: `/api/booking/cancel/${id}`, headers: as(ada) })
    expect((await answer(app, token, 'confirm')).body).toContain('The guest has cancelled')
  })

  it('says that nobody answered in time', async () => {
    let now = NOW
    const { app, id, token } = await prepare(() => now)
    now = new Date(NOW.getTime() + 2 * DAY)
    await releaseBookings(database(), now)
    expect((await answer(app, token, 'confirm')).body).toContain('Nobody confirmed')
    expect(await stored(id)).toMatchObject({
      status: 'Cancelled',
      cancel_reason: 'unconfirmed',
    })
  })

  it('refuses forged, changed, foreign and expired links', async () => {
    let now = NOW
    const { app, host, home, id, token } = await prepare(() => now)
    const bytes = Buffer.from(token, 'base64url')
    const flipped = [0, 17, 35, 51].map((place) => {
      const copy = Buffer.from(bytes)
      copy[place] = (copy[place] ?? 0) ^ 1
      return copy.toString('base64url')
    })
    // Signed with another key of the server's.
    const signed = bytes.subarray(0, -16)
    const signature = await signatureOf(database(), 'network', signed)
    const foreign = Buffer.concat([signed, signature.subarray(0, 16)]).toString('base64url')
    for (const forged of [...flipped, foreign, `${token}=`, token.slice(0, -1), 'x']) {
      for (const reply of [await read(app, forged), await answer(app, forged, 'confirm')]) {
        expect([reply.statusCode, reply.body.includes('This link is not valid')]).toEqual([
          404,
          true,
        ])
      }
    }
    expect((await answer(app, token, 'delete')).statusCode).toBe(400)
    expect((await answer(app, token, 'confirm', 'x'.repeat(20_000))).statusCode).toBe(413)

    await database().updateTable('listings').set({ host_id: null }).where('id', '=', home).execute()
    expect((await answer(app, token, 'confirm')).body).toContain('another host now')
    await database()
      .updateTable('listings')
      .set({ host_id: host._id })
      .where('id', '=', home)
      .execute()
    const unknown = await signAnswerLink(
      database(),
      { bookingId: OTHER_ID, hostId: undefined },
      NOW,
    )
    expect((await answer(app, unknown, 'confirm')).body).toContain('does not exist any more')
    now = new Date(NOW.getTime() + 30 * DAY)
    for (const reply of [await read(app, token), await answer(app, token, 'confirm')]) {
      expect([reply.statusCode, reply.body.includes('has expired')]).toEqual([410, true])
    }
    expect(await stored(id)).toMatchObject({ status: 'Pending', decided_by: null })
  })

  it('lets one of several who decide at once win, and the others read what was decided', async () => {
    const { app, host, id, token } = await prepare()
    const operator = await signAnswerLink(database(), { bookingId: id, hostId: undefined }, NOW)
    const answers = await Promise.all([
      answer(app, token, 'confirm'),
      answer(app, operator, 'decline'),
      call(app, host, id, { status: 'Cancelled' }),
      answer(app, token, 'decline'),
    ])
    const { status } = await stored(id)
    const messages = await told(app)
    // After a confirmation a host may still cancel by call, which is a second decision.
    const decisions = messages.filter((each) => each.startsWith('ada@'))
    expect(decisions.length).toBe(
      messages.join().includes('is confirmed') && status === 'Cancelled' ? 2 : 1,
    )
    const lost = answers.filter(({ statusCode }) => statusCode !== 200)
    expect(lost.every(({ statusCode }) => statusCode === 409)).toBe(true)
    expect(['Confirmed', 'Cancelled']).toContain(status)
  })

  it('lets exactly one of confirm and decline by link win', async () => {
    const { app, id, token } = await prepare()
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, place) =>
        answer(app, token, place % 2 === 0 ? 'confirm' : 'decline'),
      ),
    )
    const codes = answers.map(({ statusCode }) => statusCode)
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409])
    const { status } = await stored(id)
    const winner = codes.indexOf(200) % 2 === 0 ? 'Confirmed' : 'Cancelled'
    expect(status).toBe(winner)
    const said = winner === 'Confirmed' ? 'The host confirmed' : 'The host declined'
    for (const lost of answers.filter(({ statusCode }) => statusCode === 409)) {
      expect(lost.body).toContain(said)
    }
    expect(await told(app)).toHaveLength(3)
  })

  it('takes calls of the own host alone, and only changes that are allowed', async () => {
    let now = NOW
    const { app, ada, host, id } = await prepare(() => now)
    const other = await insertGuest(database(), 'other@staylet.test')
    for (const who of [ada, other]) {
      expect((await call(app, who, id, { status: 'Confirmed' })).statusCode).toBe(403)
    }
    expect((await call(app, undefined, id, { status: 'Confirmed' })).statusCode).toBe(401)
    expect((await call(app, host, OTHER_ID, { status: 'Confirmed' })).statusCode).toBe(404)
    expect((await call(app, host, id, { status: 'Pending' })).statusCode).toBe(400)
    expect((await call(app, host, id, { status: 'Completed' })).json().code).toBe('already_decided')
    expect(await stored(id)).toMatchObject({ status: 'Pending' })

    const message = 'Gate 4711'
    const confirmed = await call(app, host, id, { status: 'Confirmed', message })
    expect(confirmed.json().booking).toMatchObject({
      status: 'Confirmed',
      decidedBy: 'host',
      answer: message,
    })
    // A repeated call changes nothing and tells nobody twice.
    expect((await call(app, host, id, { status: 'Confirmed' })).statusCode).toBe(200)
    expect(await told(app)).toHaveLength(3)
    expect((await call(app, host, id, { status: 'Completed' })).statusCode).toBe(409)
    now = new Date('2026-04-03T08:00:00.000Z')
    const at = await call(app, host, id, { status: 'Completed' })
    // The session of ten in the morning in March has ended.
    expect(at.statusCode).toBe(401)
  })

  it('lists the bookings of the own listings alone, filtered and paged', async () => {
    const { app, ada, host, id } = await prepare()
    const list = async (who: { token: string } | undefined, query = '') => {
      const reply = await app.inject({
        url: `/api/booking/host${query}`,
        ...(who && { headers: as(who) }),
      })
      return { status: reply.statusCode, ...reply.json() }
    }
    expect(await list(undefined)).toMatchObject({ status: 401 })
    expect(await list(ada)).toMatchObject({ status: 200, bookings: [], total: 0 })
    const own = await list(host)
    expect(own.total).toBe(1)
    expect(own.bookings[0]).toMatchObject({
      _id: id,
      status: 'Pending',
      specialRequests: 'Late <b>arrival</b>',
    })
    for (const [query, total] of [
      ['?status=Confirmed', 0],
      ['?status=Pending', 1],
      ['?from=2026-04-03', 1],
      ['?from=2026-04-04', 0],
      ['?to=2026-03-31', 0],
      [`?listing=${OTHER_ID}`, 0],
      ['?page=2', 1],
    ] as const) {
      expect((await list(host, query)).total, query).toBe(total)
    }
    expect((await list(host, '?page=2')).bookings).toEqual([])
    expect((await list(host, '?from=2026-02-30')).status).toBe(400)
  })
})
