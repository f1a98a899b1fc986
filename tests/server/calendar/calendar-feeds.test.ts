import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { toWire } from '@domain/stay/stay-date'
import { DAY, HOUR } from '@domain/time'
import { signAnswerLink } from '@server/booking/answer-links'
import { readDueFeeds, readFeed, type CalendarFeed } from '@server/calendar/calendar-feeds'
import { listBookings } from '@server/commands/list-bookings'
import { readConfig } from '@server/config/config'
import { describeOnEachDatabase } from '@tests/server/databases'
import { insertBooking, insertGuest, makePayload, seedListing } from '@tests/server/rows'
import { as, NOW, startTestServer, temporaryFolder } from '@tests/server/test-server'

const config = readConfig({
  NODE_ENV: 'test',
  PUBLIC_URL: 'https://staylet.example',
  DATA_DIR: temporaryFolder(),
  OPERATOR_EMAIL: 'desk@staylet.test',
  CALENDAR_TRIALS: 'on',
})

const event = (uid: string, from: string, to: string, summary: string) =>
  `BEGIN:VEVENT\nUID:${uid}\nDTSTART;VALUE=DATE:${from}\nDTEND;VALUE=DATE:${to}\nSUMMARY:${summary}\nEND:VEVENT`
const calendar = (...events: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:x', ...events, 'END:VCALENDAR'].join('\n')
const APRIL = { checkIn: '2026-04-01', checkOut: '2026-04-05' }

describeOnEachDatabase("other sites' calendars (R-172)", (database) => {
  const prepare = async () => {
    let body = calendar()
    let requests = 0
    const server = createServer((_request, response) => {
      requests += 1
      response.end(body)
    }).listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    onTestFinished(() => void server.close())
    const host = await insertGuest(database(), 'host@staylet.test')
    const home = await seedListing(database())
    await database().updateTable('listings').set({ host_id: host._id }).execute()
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/secret.ics`
    await database()
      .insertInto('calendar_feeds')
      .values({ listing_id: home, name: 'airbnb', address, due_at: NOW })
      .execute()
    const feed = (): Promise<CalendarFeed> =>
      database().selectFrom('calendar_feeds').selectAll().executeTakeFirstOrThrow()
    const read = async (text: string, now = NOW, acceptsEmpty = false) => {
      body = text
      return readFeed(await feed(), { database: database(), config, now, acceptsEmpty })
    }
    const app = await startTestServer(database(), { env: { OPERATOR_EMAIL: 'desk@staylet.test' } })
    const taken = async () =>
      (await app.inject(`/api/listing/${home}`))
        .json()
        .listing.bookedDates.map(
          (each: { startDate: string; endDate: string }) => `${each.startDate} ${each.endDate}`,
        )
    const told = async () =>
      (await database().selectFrom('outgoing_messages').select(['kind', 'recipient']).execute())
        .map(({ kind, recipient }) => `${kind} ${recipient}`)
        .sort()
    return { app, host, home, feed, read, taken, told, requests: () => requests }
  }

  it('replace their own nights, which nobody can book', async () => {
    const { read, taken } = await prepare()
    expect(await read(calendar(event('1', '20260310', '20260312', 'Airbnb (Not available)')))).toBe(
      '1 added, 0 gone',
    )
    await read(calendar(event('2', '20260311', '20260313', 'Airbnb (Not available)')))
    expect(await taken()).toEqual(['2026-03-11 2026-03-13'])
    expect(await read(calendar(event('2', '20260311', '20260313', 'x')))).toBe('unchanged')
  })

  it('keep their nights when they fail, are HTML or are suddenly empty, and the operator hears after a day', async () => {
    const { read, taken, told, feed, app } = await prepare()
    await read(calendar(event('1', '20260401', '20260403', 'Reserved')))
    expect(await read('<html>')).toBe('is not a calendar')
    expect(await read(calendar())).toBe('is suddenly empty')
    expect(await taken()).toEqual(['2026-04-01 2026-04-03'])
    expect((await feed()).error).toBe('is suddenly empty')
    const options = { database: database(), config, now: new Date(NOW.getTime() + DAY + HOUR) }
    await database()
      .updateTable('calendar_feeds')
      .set({ due_at: new Date('2030-01-01') })
      .execute()
    const onFault = (error: unknown) => {
      throw error
    }
    await readDueFeeds(options, onFault)
    await readDueFeeds(options, onFault)
    expect(await told()).toEqual(['calendar-failing operator'])
    await database().updateTable('outgoing_messages').set({ due_at: NOW }).execute()
    await app.deliveries.deliverDue()
    const { recipient, text } = await database()
      .selectFrom('mailbox_messages')
      .select(['recipient', 'text'])
      .executeTakeFirstOrThrow()
    expect([recipient, text]).toEqual([
      'desk@staylet.test',
      expect.stringContaining('is suddenly empty'),
    ])
    expect(await read(calendar(), options.now, true)).toBe('0 added, 1 gone')
    expect([await taken(), (await feed()).error]).toEqual([[], null])
  })

  it('replace their nights where one event cannot be read, and the operator learns of it', async () => {
    const { read, taken, feed } = await prepare()
    const odd = 'BEGIN:VEVENT\nUID:odd\nSUMMARY:Reserved\nEND:VEVENT'
    await read(calendar(event('1', '20260401', '20260403', 'Reserved')))
    const said = await read(calendar(odd, event('2', '20260501', '20260503', 'Reserved')))
    expect(said).toBe('1 added, 1 gone, has unreadable events (1), which are left out')
    expect(await taken()).toEqual(['2026-05-01 2026-05-03'])
    expect(await feed()).toMatchObject({ failing_since: NOW, read_at: NOW, etag: null })
    await read(calendar(event('2', '20260501', '20260503', 'Reserved')))
    expect(await feed()).toMatchObject({ failing_since: null, error: null })
    expect(await read(calendar(odd))).toBe('is suddenly empty')
  })

  it('send our own nights back, which stay ours', async () => {
    const { home, host, read, taken, told } = await prepare()
    await insertBooking(database(), { userId: host._id, listingId: home, ...APRIL })
    await read(calendar(event('1', '20260401', '20260405', 'CLOSED - Not available')))
    expect(await told()).toEqual([])
    await database().updateTable('bookings').set({ status: 'Cancelled' }).execute()
    expect(await taken()).toEqual([])
    // For as long as the other site needs to read us again.
    const same = calendar(event('1', '20260401', '20260405', 'CLOSED - Not available'))
    await read(same, new Date(NOW.getTime() + 5 * HOUR))
    expect(await taken()).toEqual([])
    await read(same, new Date(NOW.getTime() + 7 * HOUR))
    expect(await taken()).toEqual(['2026-04-01 2026-04-05'])
  })

  it('clash with a booking, and host and operator hear of it once', async () => {
    const { home, host, read, told, app } = await prepare()
    await insertBooking(database(), { userId: host._id, listingId: home, ...APRIL })
    const text = calendar(event('1', '20260403', '20260408', 'Reserved'))
    await read(text)
    await read(text)
    const both = ['calendar-clash host@staylet.test', 'calendar-clash operator']
    expect(await told()).toEqual(both)
    await app.deliveries.deliverDue()
    const { text: mailed } = await database()
      .selectFrom('mailbox_messages')
      .select('text')
      .where('recipient', '=', 'host@staylet.test')
      .executeTakeFirstOrThrow()
    expect(mailed).toContain('Apr 3, 2026')
    expect(mailed).toContain('airbnb')
    expect(mailed).not.toContain('secret.ics')
  })

  it('are named before a booking is confirmed, by page, call, list and command (R-174)', async () => {
    const { home, host, read, app } = await prepare()
    const ada = await insertGuest(database(), 'ada@staylet.test')
    const booked = await app.inject({
      method: 'POST',
      url: '/api/booking',
      headers: as(ada),
      payload: makePayload(ada._id, home, {
        startDate: toWire(APRIL.checkIn),
        endDate: toWire(APRIL.checkOut),
      }),
    })
    const id = booked.json().booking._id as string
    const token = await signAnswerLink(database(), { bookingId: id, hostId: host._id }, NOW)
    const url = `/answer/${token}`
    const confirm = (fields: Record<string, string>) =>
      app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ do: 'confirm', ...fields }).toString(),
      })
    const decide = (payload: object) =>
      app.inject({ method: 'PATCH', url: `/api/booking/${id}/status`, headers: as(host), payload })
    expect((await app.inject(url)).body).not.toContain('Another site')
    // The night is sold elsewhere while the host looks at the page.
    await read(calendar(event('1', '20260403', '20260408', 'Reserved')))
    const refused = await confirm({})
    expect(refused.statusCode).toBe(409)
    for (const { body } of [refused, await app.inject(url)]) {
      expect(body).toContain('Another site says that nights of this stay are taken')
      expect(body).toContain('Taken elsewhere')
      expect(body).toContain('Apr 3, 2026')
    }
    const called = await decide({ status: 'Confirmed' })
    expect([called.statusCode, called.json().code]).toEqual([409, 'dates_unavailable'])
    expect(called.json().message).toContain('airbnb')
    const listed = await app.inject({ url: '/api/booking/host', headers: as(host) })
    expect(listed.json().bookings[0].clashes).toEqual([
      { calendar: 'airbnb', startDate: '2026-04-03', endDate: '2026-04-08' },
    ])
    expect(await listBookings(database(), {})).toContain('taken elsewhere: airbnb')
    expect((await app.inject(url)).body).toContain('name="anyway"')
    expect((await confirm({ anyway: 'on' })).statusCode).toBe(200)
    // What is confirmed already is not asked about again.
    expect((await decide({ status: 'Confirmed' })).statusCode).toBe(200)
  })

  it('are read while another one is slow', async () => {
    const { home } = await prepare()
    let asked = 0
    let release = () => {}
    const server = createServer((_request, response) => {
      asked += 1
      // The first is answered when the twentieth is asked for.
      if (asked === 1) release = () => void response.end(calendar())
      else response.end(calendar())
      if (asked === 20) release()
    }).listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    onTestFinished(() => void server.close())
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
    await database().deleteFrom('calendar_feeds').execute()
    await database()
      .insertInto('calendar_feeds')
      .values(
        Array.from({ length: 20 }, (_each, place) => {
          return { listing_id: home, name: `feed ${place}`, address, due_at: NOW }
        }),
      )
      .execute()
    await readDueFeeds({ database: database(), config, now: NOW }, () => {})
    const failed = database()
      .selectFrom('calendar_feeds')
      .select('error')
      .where('read_at', 'is', null)
    expect([asked, await failed.execute()]).toEqual([20, []])
  })

  it('are read once, however many processes look at the same time', async () => {
    const { requests, feed } = await prepare()
    const options = { database: database(), config, now: NOW }
    const onFault = (error: unknown) => {
      throw error
    }
    await Promise.all([1, 2, 3].map(() => readDueFeeds(options, onFault)))
    expect(requests()).toBe(1)
    expect((await feed()).due_at.getTime()).toBeGreaterThan(NOW.getTime() + 12 * 60_000)
  })
})

describeOnEachDatabase("a listing's own calendar (R-171)", (database) => {
  it('has what is booked and blocked here, without a guest, until its address is renewed', async () => {
    const app = await startTestServer(database())
    const host = await insertGuest(database(), 'host@staylet.test')
    const home = await seedListing(database())
    await database().updateTable('listings').set({ host_id: host._id }).execute()
    await insertBooking(database(), { userId: host._id, listingId: home, ...APRIL })
    const call = { url: `/api/listing/calendar/${home}`, headers: as(host) }
    const { address } = (await app.inject(call)).json()
    const { pathname } = new URL(address)
    const first = await app.inject(pathname)
    expect(first.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(first.body).toContain('DTSTART;VALUE=DATE:20260401')
    expect(first.body).toContain('DTEND;VALUE=DATE:20260405')
    expect(first.body).toContain('@staylet.example')
    expect(first.body).toContain('SEQUENCE:0')
    expect(first.body).toContain('LAST-MODIFIED:')
    expect(first.body).not.toMatch(/Ada|host@/)
    const known = { 'if-none-match': String(first.headers['etag']) }
    expect((await app.inject({ url: pathname, headers: known })).statusCode).toBe(304)
    await database().updateTable('bookings').set({ status: 'Confirmed' }).execute()
    expect((await app.inject({ url: pathname, headers: known })).body).toContain('SEQUENCE:1')
    await database().updateTable('bookings').set({ status: 'Cancelled' }).execute()
    const empty = await app.inject(pathname)
    expect([empty.statusCode, empty.body.includes('VEVENT')]).toEqual([200, false])
    const renewed = (await app.inject({ ...call, method: 'POST' })).json().address
    expect(renewed).not.toBe(address)
    expect((await app.inject(pathname)).statusCode).toBe(404)
    expect((await app.inject(new URL(renewed).pathname)).statusCode).toBe(200)
  })
})
