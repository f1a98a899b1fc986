import { expect, it } from 'vitest'
import { addDays, toWire } from '@domain/stay/stay-date'
import { HOUR } from '@domain/time'
import { updateBookingStatus } from '@server/booking/change-status'
import { releaseBookings } from '@server/booking/release-bookings'
import { listBookings } from '@server/commands/list-bookings'
import { deleteOldRows } from '@server/housekeeping/purge-old-rows'
import { describeOnEachDatabase } from '@tests/server/databases'
import { lastMessageTo, messagesTo } from '@tests/server/messages'
import { insertGuest, seedListing, makePayload } from '@tests/server/rows'
import { as, NOW, patiently, startTestServer, type TestServer } from '@tests/server/test-server'

const local = { PUBLIC_URL: 'http://127.0.0.1:3000' }

type Guest = Awaited<ReturnType<typeof insertGuest>>

/** Books this many nights from a day on. */
const book = (
  app: TestServer,
  guest: Guest,
  listing: string,
  { from = '2026-04-01', nights = 1, address = '192.0.2.1' } = {},
) =>
  app.inject({
    method: 'POST',
    url: '/api/booking',
    headers: as(guest),
    remoteAddress: address,
    payload: makePayload(guest._id, listing, {
      startDate: toWire(from),
      endDate: toWire(addDays(from, nights)),
    }),
  })

const outcome = (answer: Awaited<ReturnType<typeof book>>) =>
  answer.statusCode === 201 ? 201 : [answer.statusCode, answer.json().code]

describeOnEachDatabase('the limits of bookings', (database) => {
  const prepare = async (env: Record<string, string> = {}, clock?: () => Date) => {
    const app = await startTestServer(database(), { env, ...(clock && { clock }) })
    return { app, ada: await insertGuest(database()), listing: await seedListing(database()) }
  }

  it('refuses a stay that is too long or begins too late, with a reason (R-142)', async () => {
    const { app, ada, listing } = await prepare()
    const long = await book(app, ada, listing, { nights: 91 })
    expect(long.json()).toMatchObject({
      code: 'stay_too_long',
      message: 'A stay can have at most 90 nights. Choose other dates.',
    })
    const far = await book(app, ada, listing, { from: '2027-09-11' })
    expect(outcome(far)).toEqual([422, 'stay_too_far'])
    expect(outcome(await book(app, ada, listing, { from: '2027-09-10' }))).toBe(201)
    expect(outcome(await book(app, ada, listing, { nights: 90 }))).toBe(201)
  })

  it('takes the limits from the settings', async () => {
    const { app, ada, listing } = await prepare({ STAY_NIGHTS: '2', BOOKING_MONTHS: '1' })
    expect(outcome(await book(app, ada, listing, { nights: 3 }))).toEqual([422, 'stay_too_long'])
    expect(outcome(await book(app, ada, listing, { from: '2026-04-11' }))).toEqual([
      422,
      'stay_too_far',
    ])
    expect(outcome(await book(app, ada, listing, { from: '2026-04-10', nights: 2 }))).toBe(201)
  })

  it('lets ten bookings of an account wait, even when twenty arrive at once', async () => {
    const { app, ada } = await prepare()
    const homes = await Promise.all(Array.from({ length: 20 }, () => seedListing(database())))
    const answers = await Promise.all(homes.map((each) => patiently(() => book(app, ada, each))))
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(10)
    const refused = answers.find(({ statusCode }) => statusCode !== 201)
    expect(refused?.json()).toMatchObject({
      code: 'too_many_pending',
      message:
        'You have 10 bookings waiting for confirmation. You can book again when one of them is confirmed or cancelled.',
    })
  })

  it('lets the waiting bookings of an account hold 120 nights, and counts only waiting ones', async () => {
    const { app, ada, listing } = await prepare()
    const first = await book(app, ada, listing, { nights: 90 })
    const rest = { from: '2026-08-01', nights: 31 }
    expect(outcome(await book(app, ada, listing, rest))).toEqual([422, 'too_many_pending_nights'])
    await updateBookingStatus(database(), first.json().booking._id, 'Confirmed', NOW)
    expect(outcome(await book(app, ada, listing, rest))).toBe(201)
  })

  it('returns the first booking for a repeated key, even when the account has reached its limit', async () => {
    const { app, ada, listing } = await prepare({ PENDING_STAYS: '1' })
    const repeat = () =>
      app.inject({
        method: 'POST',
        url: '/api/booking',
        headers: { ...as(ada), 'idempotency-key': 'intent' },
        payload: makePayload(ada._id, listing),
      })
    const answers = await Promise.all([repeat(), repeat(), repeat()])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
  })

  it('limits the nights of new guests together, and of one network, but not of known guests', async () => {
    const { app, ada } = await prepare({ PENDING_NIGHTS: '10' })
    const take = async (number: number, address: string) => {
      const guest = await insertGuest(database(), `guest${number}@staylet.test`)
      return outcome(await book(app, guest, await seedListing(database()), { nights: 10, address }))
    }
    const known = await book(app, ada, await seedListing(database()))
    await updateBookingStatus(database(), known.json().booking._id, 'Confirmed', NOW)
    expect(await take(1, '192.0.2.1')).toBe(201)
    expect(await take(2, '192.0.2.77')).toEqual([422, 'pending_share_used'])
    expect(await take(3, '198.51.100.1')).toBe(201)
    expect(await take(4, '203.0.113.1')).toBe(201)
    expect(await take(5, '203.0.114.1')).toEqual([422, 'pending_share_used'])
    expect(outcome(await book(app, ada, await seedListing(database()), { nights: 10 }))).toBe(201)
  })

  it('limits new guests together, however many book at the same moment', async () => {
    const { app } = await prepare({ PENDING_NIGHTS: '10' })
    const wishes = await Promise.all(
      Array.from({ length: 8 }, async (_, number) => ({
        guest: await insertGuest(database(), `guest${number}@staylet.test`),
        home: await seedListing(database()),
        address: `198.51.${number}.1`,
      })),
    )
    const answers = await Promise.all(
      wishes.map(({ guest, home, address }) =>
        patiently(() => book(app, guest, home, { nights: 10, address })),
      ),
    )
    const outcomes = answers.map(outcome)
    expect(outcomes.filter((each) => each === 201)).toHaveLength(3)
    expect(outcomes.filter((each) => each !== 201)).toEqual(
      Array(5).fill([422, 'pending_share_used']),
    )
  })

  it('leaves three quarters of the listings to others on each night, however many guests are new', async () => {
    const { app } = await prepare({ PENDING_STAYS: '2', PENDING_PERCENT: '100' })
    const listings = await Promise.all(Array.from({ length: 15 }, () => seedListing(database())))
    const take = async (number: number, stay: { from?: string; nights?: number }) => {
      const guest = await insertGuest(database(), `guest${number}@staylet.test`)
      const address = `198.51.${number}.1`
      return book(app, guest, listings[number] ?? '', { ...stay, address })
    }
    // Together with the prepared listing there are sixteen.
    for (const number of [0, 1, 2, 3]) expect(outcome(await take(number, {}))).toBe(201)
    const refused = await take(4, { from: '2026-03-31', nights: 3 })
    expect(refused.json()).toMatchObject({
      code: 'pending_share_used',
      message:
        'Very many bookings of these nights wait for confirmation. Choose other nights, or try again in a few hours.',
    })
    expect(outcome(await take(5, { from: '2026-03-31' }))).toBe(201)
    expect(outcome(await take(6, { from: '2026-04-02' }))).toBe(201)
    // It ends on the day whose night is held.
    expect(outcome(await take(7, { from: '2026-03-29', nights: 3 }))).toBe(201)
    expect(outcome(await take(8, { from: '2026-03-29', nights: 5 }))).toEqual([
      422,
      'pending_share_used',
    ])
  })

  it('does not let made-up listings widen the share of new guests', async () => {
    const { app, ada } = await prepare({ PENDING_NIGHTS: '10', PENDING_PERCENT: '100' })
    const made = { hostId: ada._id }
    const take = async (number: number) => {
      const guest = await insertGuest(database(), `guest${number}@staylet.test`)
      const address = `198.51.${number}.1`
      return outcome(
        await book(app, guest, await seedListing(database(), made), { nights: 10, address }),
      )
    }
    await database().deleteFrom('listings').execute()
    for (const number of [1, 2, 3]) expect(await take(number)).toBe(201)
    expect(await take(4)).toEqual([422, 'pending_share_used'])
    const { id } = await database().selectFrom('bookings').select('id').executeTakeFirstOrThrow()
    await updateBookingStatus(database(), id, 'Confirmed', NOW)
    for (const number of [5, 6]) expect(await take(number)).toBe(201)
  })

  it('keeps released nights for others as long as they were held', async () => {
    let now = NOW
    const { app, ada, listing } = await prepare(local, () => now)
    const neighbour = await insertGuest(database(), 'neighbour@staylet.test')
    const bola = await insertGuest(database(), 'bola@staylet.test')
    const elsewhere = { address: '203.0.113.1' }
    await book(app, ada, listing, { nights: 3 })
    now = new Date(NOW.getTime() + 24 * HOUR)
    await releaseBookings(database(), now)
    const again = await book(app, ada, listing, { from: '2026-04-03', ...elsewhere })
    expect(again.json()).toMatchObject({
      code: 'too_many_pending_nights',
      message:
        'A booking of these nights by you, or by a new guest on your network, was not confirmed in time, or was cancelled more than once. Until Mar 12, 2026, 10:00 (Lagos time) they are for others. Choose other dates, or book again then.',
    })
    const refused = [422, 'too_many_pending_nights']
    expect(outcome(await book(app, neighbour, listing))).toEqual(refused)
    expect(outcome(await book(app, ada, listing, { from: '2026-04-04' }))).toBe(201)
    expect(outcome(await book(app, bola, listing, elsewhere))).toBe(201)
    now = new Date(NOW.getTime() + 48 * HOUR)
    await releaseBookings(database(), now)
    expect(outcome(await book(app, ada, listing))).toBe(201)
  })

  it('forgets the network of a released booking', async () => {
    const { app, ada, listing } = await prepare()
    await book(app, ada, listing)
    const networks = async () => {
      const rows = await database().selectFrom('bookings').select('network_hash').execute()
      return rows.filter(({ network_hash: network }) => network !== null).length
    }
    const later = new Date(NOW.getTime() + 72 * HOUR)
    await deleteOldRows(database(), later)
    expect(await networks()).toBe(1)
    await releaseBookings(database(), later)
    await deleteOldRows(database(), later)
    expect(await networks()).toBe(1)
    await deleteOldRows(database(), new Date(later.getTime() + HOUR))
    expect(await networks()).toBe(0)
  })

  it('cancels a booking that nobody confirmed in time, frees its nights and says so', async () => {
    let now = NOW
    const { app, ada, listing } = await prepare(local, () => now)
    const { booking } = (await book(app, ada, listing)).json()
    expect(booking.heldUntil).toBe(new Date(NOW.getTime() + 24 * HOUR).toISOString())
    now = new Date(NOW.getTime() + 24 * HOUR - 1)
    await releaseBookings(database(), now)
    const bola = await insertGuest(database(), 'bola@staylet.test')
    expect(outcome(await book(app, bola, listing))).toEqual([409, 'dates_unavailable'])
    now = new Date(NOW.getTime() + 24 * HOUR)
    await releaseBookings(database(), now)
    const seen = await app.inject({ url: `/api/booking/${booking._id}`, headers: as(ada) })
    expect(seen.json().booking).toMatchObject({ status: 'Cancelled', cancelReason: 'unconfirmed' })
    expect(seen.json().booking).not.toHaveProperty('heldUntil')
    const mail = await lastMessageTo(app, 'ada@staylet.test')
    expect(mail.subject).toBe('Your booking of Lagoon Loft was not confirmed')
    expect(mail.text).toContain(`/booking/${booking._id}`)
    const elsewhere = { address: '203.0.113.1' }
    expect(outcome(await book(app, bola, listing, elsewhere))).toBe(201)
  })

  it('releases neither a confirmed booking nor any while PENDING_HOURS is 0', async () => {
    const { app, ada, listing } = await prepare({ ...local, PENDING_HOURS: '0' })
    const waiting = (await book(app, ada, listing)).json().booking
    expect(waiting).not.toHaveProperty('heldUntil')
    const other = await startTestServer(database())
    const held = (await book(other, ada, await seedListing(database()))).json().booking
    await updateBookingStatus(database(), held._id, 'Confirmed', NOW)
    await releaseBookings(database(), new Date(NOW.getTime() + 10_000 * HOUR))
    const statuses = await database().selectFrom('bookings').select(['id', 'status']).execute()
    expect(Object.fromEntries(statuses.map(({ id, status }) => [id, status]))).toEqual({
      [waiting._id]: 'Pending',
      [held._id]: 'Confirmed',
    })
  })

  it("keeps the guest's details for host and operator until 90 days after the check-out (R-149)", async () => {
    const { app, ada } = await prepare({ ...local, OPERATOR_EMAIL: 'desk@staylet.test' })
    const guest = {
      firstName: 'Chidi\r\n',
      lastName: 'Eze',
      email: 'chidi@staylet.test',
      phone: '08031112222',
      age: 34,
    }
    const listing = await seedListing(database())
    const headers = as(ada)
    const send = (payload: object) =>
      app.inject({ method: 'POST', url: '/api/booking', headers, payload })
    const refused = await send(makePayload(ada._id, listing, { guest: { ...guest, age: 17 } }))
    expect(refused.json().fields).toEqual({ 'guest.age': 'must be at least 18' })
    const booked = await send(makePayload(ada._id, listing, { guest }))
    expect([booked.statusCode, booked.body.includes('Chidi')]).toEqual([201, false])
    const mail = await lastMessageTo(app, 'desk@staylet.test')
    expect(mail.text).toContain('Guest: Chidi Eze\nPhone: 08031112222\nEmail: chidi@staylet.test')
    const filters = {}
    expect(await listBookings(database(), filters)).toContain('Chidi Eze chidi@staylet.test')
    const kept = async (day: string) => {
      await deleteOldRows(database(), new Date(`${day}T12:00:00Z`))
      return (await listBookings(database(), filters)).includes('Chidi')
    }
    // The stay ends on 3 April.
    expect(await kept('2026-07-02')).toBe(true)
    expect(await kept('2026-07-03')).toBe(false)
  })

  it('tells guest, host and operator about a booking by mail, and the guest what was decided (R-150)', async () => {
    const { app, ada } = await prepare({ ...local, OPERATOR_EMAIL: 'desk@staylet.test' })
    const host = await insertGuest(database(), 'host@staylet.test')
    const listing = await seedListing(database(), { hostId: host._id })
    const { booking } = (await book(app, ada, listing, { nights: 2 })).json()
    const received = await lastMessageTo(app, 'ada@staylet.test')
    expect(received.subject).toBe('We have received your booking of Lagoon Loft')
    expect(received.text).toContain(
      'Lagoon Loft, Apr 1, 2026 to Apr 3, 2026, 2 nights. Total: ₦54,500',
    )
    expect(received.text).toContain('by Mar 11, 2026, 10:00 (Lagos time)')
    for (const address of ['host@staylet.test', 'desk@staylet.test']) {
      expect((await lastMessageTo(app, address)).subject).toBe('New booking of Lagoon Loft')
    }
    await updateBookingStatus(database(), booking._id, 'Confirmed', NOW)
    await updateBookingStatus(database(), booking._id, 'Confirmed', NOW)
    await updateBookingStatus(database(), booking._id, 'Cancelled', NOW)
    const mails = await messagesTo(app, 'ada@staylet.test')
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      'We have received your booking of Lagoon Loft',
      'Your booking of Lagoon Loft is confirmed',
      'Your booking of Lagoon Loft was cancelled',
    ])
  })
})
