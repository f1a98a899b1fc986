import { expect, it } from 'vitest'
import { addDays, toWire } from '@domain/stay/stay-date'
import { HOUR } from '@domain/time'
import { updateBookingStatus } from '@server/booking/change-status'
import { describeOnBothDatabases } from '@tests/server/databases'
import { insertGuest, makePayload, seedListing } from '@tests/server/rows'
import { as, NOW, startTestServer, type TestServer } from '@tests/server/test-server'

type Guest = Awaited<ReturnType<typeof insertGuest>>

const cancel = (app: TestServer, guest: { token: string }, id: string) =>
  app.inject({ method: 'POST', url: `/api/booking/cancel/${id}`, headers: as(guest) })

describeOnBothDatabases('a guest who cancels (R-156)', (database) => {
  const prepare = async (clock = () => NOW) => {
    const app = await startTestServer(database(), {
      clock,
      // Without a mailbox the messages stay in the queue.
      env: { OPERATOR_EMAIL: 'desk@staylet.test', HOST: '0.0.0.0' },
    })
    const ada = await insertGuest(database())
    const home = await seedListing(database())
    const book = async (guest: Guest = ada, from = '2026-04-01') =>
      app.inject({
        method: 'POST',
        url: '/api/booking',
        headers: as(guest),
        payload: makePayload(guest._id, home, {
          startDate: toWire(from),
          endDate: toWire(addDays(from, 2)),
        }),
      })
    return { app, ada, home, book }
  }
  const idOf = (answer: Awaited<ReturnType<TestServer['inject']>>): string =>
    answer.json().booking._id
  const queued = async () =>
    (await database().selectFrom('outgoing_messages').select(['kind', 'recipient']).execute()).map(
      ({ kind, recipient }) => `${kind} ${recipient}`,
    )

  it('frees the nights at once and tells guest and operator, and a repeated request changes nothing', async () => {
    const { app, ada, book } = await prepare()
    const id = idOf(await book())
    const [first, second] = await Promise.all([cancel(app, ada, id), cancel(app, ada, id)])
    for (const answer of [first, second]) {
      expect(answer.statusCode).toBe(200)
      expect(answer.json().booking).toMatchObject({ status: 'Cancelled', cancelReason: 'guest' })
    }
    expect((await queued()).filter((each) => /cancelled|withdrawn/.test(each)).sort()).toEqual([
      'booking-cancelled ada@staylet.test',
      'booking-cancelled operator',
    ])
    const other = await insertGuest(database(), 'bola@staylet.test')
    expect((await book(other)).statusCode).toBe(201)
  })

  it('may cancel a confirmed booking until seven days before it, and not later', async () => {
    let now = NOW
    const { app, ada, book } = await prepare(() => now)
    const [last, late] = [await book(ada, '2026-03-20'), await book(ada, '2026-03-24')].map(idOf)
    for (const id of [last, late]) await updateBookingStatus(database(), id ?? '', 'Confirmed', NOW)
    // 2026-03-13 is the last day of the first, in Lagos, which is an hour ahead.
    now = new Date('2026-03-13T22:59:00.000Z')
    expect((await cancel(app, ada, last ?? '')).statusCode).toBe(200)
    now = new Date('2026-03-17T23:00:00.000Z')
    const refused = await cancel(app, ada, late ?? '')
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'too_late'])
    expect(refused.json().message).toContain('Mar 17, 2026')
  })

  it('cannot cancel what is over, unknown, or of another guest', async () => {
    const { app, ada, book } = await prepare()
    const id = idOf(await book())
    const other = await insertGuest(database(), 'bola@staylet.test')
    expect((await cancel(app, other, id)).statusCode).toBe(403)
    expect((await cancel(app, ada, '3f0c9bd0-26a8-4b4e-9d32-5b07c4f0a111')).statusCode).toBe(404)
    expect((await cancel(app, ada, 'nonsense')).statusCode).toBe(404)
    expect(
      (await app.inject({ method: 'POST', url: `/api/booking/cancel/${id}` })).statusCode,
    ).toBe(401)
    await updateBookingStatus(database(), id, 'Completed', NOW)
    expect((await cancel(app, ada, id)).statusCode).toBe(409)
  })

  it('may book the same nights once more, but cannot hold them by cancelling in turn (R-142)', async () => {
    let now = NOW
    const { app, ada, book } = await prepare(() => now)
    for (const _turn of [1, 2]) {
      const held = await book()
      expect(held.statusCode).toBe(201)
      await cancel(app, ada, idOf(held))
      now = new Date(now.getTime() + HOUR)
    }
    const third = await book()
    expect([third.statusCode, third.json().message]).toEqual([
      422,
      expect.stringContaining('cancelled more than once'),
    ])
    expect((await book(ada, '2026-04-10')).statusCode).toBe(201)
  })
})
