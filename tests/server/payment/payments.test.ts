import { expect, it, vi } from 'vitest'
import type { OwnBooking } from '@domain/schemas/booking-schema'
import { addDays, toWire } from '@domain/stay/stay-date'
import { DAY, HOUR, MINUTE, SECOND } from '@domain/time'
import { updateBookingStatus } from '@server/booking/change-status'
import { releaseBookings } from '@server/booking/release-bookings'
import { checkPayment, findPayment } from '@server/payment/record-payment'
import { describeOnBothDatabases } from '@tests/server/databases'
import { createPaystack, PAYSTACK_KEY, signed } from '@tests/server/paystack-server'
import { insertGuest, makePayload, seedListing } from '@tests/server/rows'
import { as, NOW, startTestServer, type TestServer } from '@tests/server/test-server'

const TOTAL = 54_500 * 100

/** Starts a server whose guests pay at a stand-in for Paystack, with a booking of one. */
async function prepare(
  database: Parameters<typeof insertGuest>[0],
  env: Record<string, string> = {},
) {
  const time = { now: NOW }
  const paystack = createPaystack()
  const PAYSTACK_URL = await paystack.listen()
  const app = await startTestServer(database, {
    clock: () => time.now,
    env: {
      PAYSTACK_SECRET_KEY: PAYSTACK_KEY,
      PAYSTACK_URL,
      OPERATOR_EMAIL: 'desk@staylet.test',
      // Without a mailbox the messages stay in the queue.
      HOST: '0.0.0.0',
      ...env,
    },
  })
  const host = await insertGuest(database, 'host@staylet.test')
  const ada = await insertGuest(database)
  const home = await seedListing(database, { hostId: host._id })
  const book = async (
    guest: { _id: string; token: string } = ada,
    day = '2026-04-01',
    remoteAddress = '127.0.0.1',
  ) => {
    const answer = await app.inject({
      remoteAddress,
      method: 'POST',
      url: '/api/booking',
      headers: as(guest),
      payload: makePayload(guest._id, home, {
        startDate: toWire(day),
        endDate: toWire(addDays(day, 2)),
      }),
    })
    expect(answer.statusCode).toBe(201)
    return answer.json<{ booking: OwnBooking }>().booking
  }
  const booking = await book()
  const pay = (by = 'card', path = booking.payPath ?? '') =>
    app.inject({ method: 'GET', url: `${path}?by=${by}` })
  /** Opens the checkout, and returns the reference of the attempt. */
  const begin = async (by = 'card') => {
    const before = new Set(paystack.transactions.keys())
    expect((await pay(by)).statusCode).toBe(303)
    return [...paystack.transactions.keys()].find((each) => !before.has(each)) ?? ''
  }
  const comeBack = (reference: string) =>
    app.inject({ method: 'GET', url: `/api/payment/return?reference=${reference}` })
  const notify = async (body: string) => {
    const answer = await app.inject(signed(body))
    await app.payments?.look()
    return answer
  }
  const see = async (id = booking._id) =>
    (await app.inject({ method: 'GET', url: `/api/booking/${id}`, headers: as(ada) })).json<{
      booking: OwnBooking
    }>().booking
  const messages = async () =>
    (await database.selectFrom('outgoing_messages').select(['kind', 'recipient']).execute())
      .filter(({ kind }) => kind.startsWith('payment'))
      .map(({ kind, recipient }) => `${kind} ${recipient}`)
      .sort()
  const events = async (reference: string) =>
    (
      await database
        .selectFrom('payment_events')
        .select('kind')
        .where('reference', '=', reference)
        .orderBy('id')
        .execute()
    ).map(({ kind }) => kind)
  return {
    app,
    time,
    paystack,
    ada,
    home,
    book,
    booking,
    pay,
    begin,
    comeBack,
    notify,
    see,
    messages,
    events,
  }
}

const PAID_MESSAGES = [
  'payment-received ada@staylet.test',
  'payment-received host@staylet.test',
  'payment-received operator',
]

describeOnBothDatabases('payments at a provider (R-163)', (database) => {
  it('leads to the checkout with what is due, and the chosen channel', async () => {
    const { paystack, pay } = await prepare(database())
    const answer = await pay('transfer')
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      'https://checkout.test/code1',
    ])
    expect(answer.headers['cache-control']).toBe('no-store')
    const [begun] = paystack.transactions.values()
    expect(begun).toMatchObject({
      asked: TOTAL,
      currency: 'NGN',
      email: 'ada@staylet.test',
      channels: ['bank_transfer'],
      returnUrl: 'https://staylet.example/api/payment/return',
    })
    expect(begun?.reference).toMatch(/^stay-[0-9a-f]{32}$/)
    await pay('ussd')
    await pay('nonsense')
    expect([...paystack.transactions.values()].map(({ channels }) => channels)).toEqual([
      ['bank_transfer'],
      ['ussd'],
      undefined,
    ])
  })

  it('confirms a booking that is paid in full, once, and tells guest, host and operator', async () => {
    const { paystack, begin, comeBack, notify, see, messages, events } = await prepare(database())
    const reference = await begin()
    paystack.act(reference, { status: 'success' })
    const page = await comeBack(reference)
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('₦54,500')
    expect(await see()).toMatchObject({ status: 'Confirmed', paid: 54_500 })
    expect((await see()).payPath).toBeUndefined()
    // The notice comes late, and twice.
    for (const _turn of [1, 2]) {
      expect((await notify(paystack.notice(reference))).statusCode).toBe(200)
    }
    await comeBack(reference)
    expect(await messages()).toEqual(PAID_MESSAGES)
    expect(await events(reference)).toEqual(['begun', 'paid', 'notice'])
  })

  it('takes a notice that comes before the guest, or without the guest', async () => {
    const { paystack, begin, comeBack, notify, see, messages, events } = await prepare(database())
    const reference = await begin()
    paystack.act(reference, { status: 'success' })
    await notify(paystack.notice(reference))
    expect(await see()).toMatchObject({ status: 'Confirmed', paid: 54_500 })
    expect((await comeBack(reference)).body).toContain('Payment received')
    expect(await messages()).toEqual(PAID_MESSAGES)
    expect(await events(reference)).toEqual(['begun', 'notice', 'paid'])
  })

  it('asks by itself when neither guest nor notice comes', async () => {
    const { app, time, paystack, begin, see } = await prepare(database())
    const reference = await begin()
    paystack.act(reference, { status: 'success' })
    await app.payments?.look()
    expect((await see()).status).toBe('Pending')
    time.now = new Date(NOW.getTime() + 2 * MINUTE)
    await app.payments?.look()
    expect(await see()).toMatchObject({ status: 'Confirmed', paid: 54_500 })
  })

  it('leaves an abandoned attempt open for three days, and asks ever more seldom', async () => {
    const { app, time, paystack, begin, comeBack, notify, see, events } = await prepare(database())
    const reference = await begin()
    const page = await comeBack(reference)
    expect(page.body).toContain('Not paid')
    expect(page.body).toContain('Pay ₦54,500 securely')
    for (let minutes = 0; minutes < 5 * 24 * 60; minutes += 10) {
      time.now = new Date(NOW.getTime() + minutes * MINUTE)
      await app.payments?.look()
    }
    expect(paystack.counts.verified).toBeLessThan(40)
    expect(await events(reference)).toEqual(['begun', 'not paid', 'closed'])
    // Money that comes even later counts.
    paystack.act(reference, { status: 'success' })
    await notify(paystack.notice(reference))
    expect(await see()).toMatchObject({ status: 'Confirmed', paid: 54_500 })
  })

  it('opens the same checkout in two tabs, after Back, and for a scanner of mails', async () => {
    const { time, paystack, pay } = await prepare(database())
    const places = []
    for (const _tab of [1, 2, 3]) places.push((await pay()).headers.location)
    expect(new Set(places).size).toBe(1)
    expect(paystack.counts.begun).toBe(1)
    const [first] = paystack.transactions.values()
    paystack.act(first?.reference ?? '', { status: 'failed' })
    await pay()
    expect(paystack.counts.begun).toBe(2)
    for (let turn = 0; turn < 20; turn += 1) {
      time.now = new Date(time.now.getTime() + MINUTE)
      for (const { reference } of paystack.transactions.values()) {
        paystack.act(reference, { status: 'failed' })
      }
      await pay()
    }
    expect(paystack.counts.begun).toBe(12)
    expect((await pay()).statusCode).toBe(429)
  })

  it('opens one checkout for links that are opened at once, and another after a fault', async () => {
    const { paystack, pay } = await prepare(database())
    paystack.fault.mode = 'down'
    const failed = await Promise.all([pay(), pay()])
    expect(failed.map(({ statusCode }) => statusCode)).toEqual([503, 503])
    paystack.fault.mode = 'none'
    const opened = await Promise.all(Array.from({ length: 8 }, () => pay()))
    expect(new Set(opened.map(({ headers }) => headers.location)).size).toBe(1)
    expect(paystack.counts.begun).toBe(1)
  })

  it('sees before another attempt that the first one is paid', async () => {
    const { paystack, begin, pay, see } = await prepare(database())
    const reference = await begin()
    paystack.act(reference, { status: 'success' })
    const second = await pay('ussd')
    expect([second.statusCode, paystack.counts.begun]).toEqual([200, 1])
    expect(second.body).toContain('Nothing to pay')
    expect((await see()).status).toBe('Confirmed')
  })

  it('counts both of two payments, and says that the second is to be refunded', async () => {
    const { paystack, begin, comeBack, see } = await prepare(database())
    const [first, second] = [await begin('card'), await begin('ussd')]
    for (const each of [first, second]) paystack.act(each, { status: 'success' })
    await comeBack(first)
    const page = await comeBack(second)
    expect(page.body).toContain('₦54,500 of it is to be refunded')
    expect(await see()).toMatchObject({ status: 'Confirmed', paid: 109_000 })
  })

  it('refuses forged notices and stores nothing of them', async () => {
    const { app, paystack, begin, see } = await prepare(database())
    const reference = await begin()
    const body = paystack.notice(reference)
    const forged = [
      signed(body, 'sk_test_another'),
      { ...signed(body), payload: `${body} ` },
      { ...signed(body), headers: { 'content-type': 'application/json' } },
      { ...signed(body), headers: { ...signed(body).headers, 'x-paystack-signature': 'zz' } },
    ]
    for (const each of forged) expect((await app.inject(each)).statusCode).toBe(401)
    const stored = await database()
      .selectFrom('payment_events')
      .select('kind')
      .where('kind', '=', 'notice')
      .execute()
    expect(stored).toEqual([])
    // A true notice of a false story: only the answer to our own question counts.
    expect((await app.inject(signed(body))).statusCode).toBe(200)
    await app.payments?.look()
    expect((await see()).status).toBe('Pending')
  })

  it('remembers a notice about a reference that is not ours', async () => {
    const { app, paystack } = await prepare(database())
    const body = paystack.notice('another-shop-1')
    for (const _turn of [1, 2]) expect((await app.inject(signed(body))).statusCode).toBe(200)
    const stored = await database()
      .selectFrom('payment_events')
      .select(['reference', 'kind'])
      .execute()
    expect(stored).toEqual([{ reference: 'another-shop-1', kind: 'notice' }])
    for (const odd of [
      '[]',
      'null',
      '{"event":1}',
      'nonsense',
      String.raw`{"event":"\u0000","data":{"reference":"odd"}}`,
    ]) {
      expect((await app.inject(signed(odd))).statusCode).toBe(200)
    }
  })

  it('counts a smaller sum, asks for the rest, and then confirms', async () => {
    const { paystack, begin, comeBack, see, messages } = await prepare(database())
    const reference = await begin()
    paystack.act(reference, { status: 'success', amount: 20_000 * 100 })
    const page = await comeBack(reference)
    expect(page.body).toContain('₦34,500 is still to be paid')
    expect(await see()).toMatchObject({ status: 'Pending', paid: 20_000 })
    expect(await messages()).toEqual(PAID_MESSAGES)
    const rest = await begin()
    expect(paystack.transactions.get(rest)?.asked).toBe(34_500 * 100)
    paystack.act(rest, { status: 'success' })
    await comeBack(rest)
    expect(await see()).toMatchObject({ status: 'Confirmed', paid: 54_500 })
  })

  it('does not release a booking that is paid in part, nor one that waits for its host', async () => {
    const { paystack, begin, comeBack, see } = await prepare(database(), {
      PAYMENT_CONFIRMS: 'off',
    })
    const reference = await begin()
    paystack.act(reference, { status: 'success', amount: 100 })
    await comeBack(reference)
    await releaseBookings(database(), new Date(NOW.getTime() + 2 * DAY))
    expect((await see()).status).toBe('Pending')
    expect((await see()).heldUntil).toBeUndefined()
    const rest = await begin()
    paystack.act(rest, { status: 'success' })
    await comeBack(rest)
    expect(await see()).toMatchObject({ status: 'Pending', paid: 54_500 })
    expect((await see()).heldUntil).toBeUndefined()
  })

  it('does not count another currency, and tells the operator', async () => {
    const { paystack, begin, comeBack, see, messages, events } = await prepare(database())
    const reference = await begin()
    paystack.act(reference, { status: 'success', currency: 'USD' })
    for (const _turn of [1, 2]) await comeBack(reference)
    expect(await see()).toMatchObject({ status: 'Pending', hasOddPayment: true })
    expect((await see()).paid).toBeUndefined()
    expect(await messages()).toEqual(['payment-odd operator'])
    expect(await events(reference)).toEqual(['begun', 'other currency'])
  })

  it('asks on a connection of its own each time, because the provider may have closed the last (R-165)', async () => {
    const { paystack, begin, comeBack } = await prepare(database())
    const reference = await begin()
    for (const _turn of [1, 2]) await comeBack(reference)
    expect(paystack.counts).toEqual({ begun: 1, verified: 2, connections: 3 })
  })

  it('says so while the provider is away, and asks again', async () => {
    const { app, time, paystack, begin, pay, comeBack, see } = await prepare(database())
    const reference = await begin()
    paystack.act(reference, { status: 'success' })
    for (const mode of ['down', 'nonsense', 'endless'] as const) {
      paystack.fault.mode = mode
      const away = await pay()
      expect(away.statusCode).toBe(503)
      expect(away.body).toContain('do not pay again')
      expect(away.body).toContain('See my bookings')
      expect((await comeBack(reference)).body).toContain('do not pay again')
      await app.payments?.look()
    }
    expect((await see()).status).toBe('Pending')
    paystack.fault.mode = 'none'
    time.now = new Date(NOW.getTime() + HOUR)
    await app.payments?.look()
    expect((await see()).status).toBe('Confirmed')
  })

  it('waits ten seconds for a provider that is slow, counts nothing and loses nothing', async () => {
    const { app, time, paystack, begin, pay, comeBack, see, events } = await prepare(database())
    const reference = await begin()
    paystack.act(reference, { status: 'success' })
    const limits: number[] = []
    let end = new AbortController()
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => {
      limits.push(limit)
      return end.signal
    })
    /** Runs what asks the provider, whose time is over as soon as it was asked. */
    const whileSlow = async <T>(work: () => PromiseLike<T>) => {
      paystack.fault.mode = 'silent'
      end = new AbortController()
      const asked = paystack.silence()
      const working = Promise.resolve(work())
      await asked
      end.abort(new DOMException('The time is over.', 'TimeoutError'))
      return working
    }
    const slow = await whileSlow(() => pay())
    expect([slow.statusCode, slow.headers['cache-control']]).toEqual([503, 'no-store'])
    expect(slow.body).toContain('Payments are not available now')
    expect(slow.body).toContain('See my bookings')
    const waiting = await whileSlow(() => comeBack(reference))
    expect(waiting.body).toContain('We are still checking')
    expect(waiting.body).toContain('See the booking')
    time.now = new Date(NOW.getTime() + 2 * MINUTE)
    await whileSlow(() => app.payments?.look() ?? Promise.reject(new Error('no payments')))
    expect(limits).toEqual([10 * SECOND, 10 * SECOND, 10 * SECOND])
    expect(await see()).toMatchObject({ status: 'Pending' })
    expect((await see()).paid).toBeUndefined()
    expect(await events(reference)).toEqual(['begun'])
    vi.restoreAllMocks()
    paystack.fault.mode = 'none'
    time.now = new Date(NOW.getTime() + HOUR)
    await app.payments?.look()
    expect(await see()).toMatchObject({ status: 'Confirmed', paid: 54_500 })
    expect(await events(reference)).toEqual(['begun', 'paid'])
  })

  it('keeps an attempt that a slow provider never began, and begins another', async () => {
    const { paystack, pay, begin, comeBack, see } = await prepare(database())
    paystack.fault.mode = 'down'
    expect((await pay()).statusCode).toBe(503)
    paystack.fault.mode = 'none'
    const reference = await begin()
    paystack.act(reference, { status: 'success' })
    await comeBack(reference)
    expect(await see()).toMatchObject({ status: 'Confirmed', paid: 54_500 })
    const attempts = await database().selectFrom('payments').select('status').execute()
    expect(attempts.map(({ status }) => status).sort()).toEqual(['open', 'paid'])
  })

  it('waits for its host when another site has sold its nights meanwhile (R-174)', async () => {
    const { paystack, booking, begin, comeBack, see, home } = await prepare(database())
    const feed = { listing_id: home, name: 'airbnb', address: 'https://a.test/1', due_at: NOW }
    const { id: feed_id } = await database()
      .insertInto('calendar_feeds')
      .values(feed)
      .returning('id')
      .executeTakeFirstOrThrow()
    const clash = { nights: '[2026-04-01,2026-04-03)', summary: 'Reserved', found_at: NOW }
    await database()
      .insertInto('calendar_clashes')
      .values({ feed_id, booking_id: booking._id, ...clash })
      .execute()
    const reference = await begin()
    paystack.act(reference, { status: 'success' })
    await comeBack(reference)
    expect(await see()).toMatchObject({ status: 'Pending', paid: 54_500 })
    expect((await see()).heldUntil).toBeUndefined()
  })

  it('takes back what was reversed, and keeps that against older answers', async () => {
    const { paystack, begin, comeBack, notify, see, messages } = await prepare(database())
    const reference = await begin()
    paystack.act(reference, { status: 'success' })
    await comeBack(reference)
    paystack.act(reference, { status: 'reversed' })
    await notify(paystack.notice(reference, 'refund.processed'))
    expect((await see()).paid).toBeUndefined()
    expect((await see()).returned).toBe(54_500)
    expect((await comeBack(reference)).body).toMatch(/₦54,500 that you paid for .* was returned/)
    paystack.act(reference, { status: 'success' })
    await comeBack(reference)
    expect((await see()).paid).toBeUndefined()
    expect(await messages()).toEqual(
      [
        ...PAID_MESSAGES,
        ...PAID_MESSAGES.map((each) => each.replace('received', 'returned')),
      ].sort(),
    )
  })

  it('asks once more when a notice arrives while an answer is on its way', async () => {
    const { app, time, paystack, begin, notify, see } = await prepare(database())
    const reference = await begin()
    const payment = await findPayment(database(), reference)
    if (!app.payments || !payment) throw new Error('No payment has begun.')
    const { provider, look } = app.payments
    paystack.act(reference, { status: 'success' })
    const check = async () => {
      const answer = await provider.check(reference)
      paystack.act(reference, { status: 'reversed' })
      // Nobody is asked at once, and what is due then is due when the first question made it so.
      paystack.fault.mode = 'down'
      await notify(paystack.notice(reference, 'refund.processed'))
      paystack.fault.mode = 'none'
      return answer
    }
    await checkPayment(database(), { check }, payment, { confirms: true }, () => time.now)
    expect((await see()).paid).toBe(54_500)
    time.now = new Date(NOW.getTime() + MINUTE)
    await look()
    expect((await see()).paid).toBeUndefined()
  })

  it('confirms a released booking whose nights are free, and refunds where they are sold', async () => {
    const { app, time, paystack, begin, comeBack, book, see, messages } = await prepare(database())
    const reference = await begin()
    time.now = new Date(NOW.getTime() + 25 * HOUR)
    await releaseBookings(database(), time.now)
    expect((await see()).status).toBe('Cancelled')
    paystack.act(reference, { status: 'success' })
    await comeBack(reference)
    expect(await see()).toMatchObject({ status: 'Confirmed', paid: 54_500 })
    // Another booking of the same kind, whose nights somebody else gets.
    const bola = await insertGuest(database(), 'bola@staylet.test')
    const cyn = await insertGuest(database(), 'cyn@staylet.test')
    const lost = await book(bola, '2026-04-10')
    await app.inject({ method: 'GET', url: `${lost.payPath}?by=card` })
    const late = [...paystack.transactions.keys()].at(-1) ?? ''
    time.now = new Date(NOW.getTime() + 50 * HOUR)
    await releaseBookings(database(), time.now)
    await book(cyn, '2026-04-10', '198.51.100.7')
    paystack.act(late, { status: 'success' })
    const page = await comeBack(late)
    expect(page.body).toContain('is to be refunded')
    const row = await database()
      .selectFrom('bookings')
      .select(['status', 'paid_kobo'])
      .where('id', '=', lost._id)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ status: 'Cancelled', paid_kobo: TOTAL })
    expect(await messages()).toContain('payment-received bola@staylet.test')
  })

  it('refunds what is paid after the guest or the operator cancelled', async () => {
    const { app, paystack, ada, booking, begin, comeBack, see } = await prepare(database())
    const reference = await begin()
    await updateBookingStatus(database(), booking._id, 'Cancelled', NOW)
    paystack.act(reference, { status: 'success' })
    expect((await comeBack(reference)).body).toContain('is to be refunded')
    expect(await see()).toMatchObject({ status: 'Cancelled', paid: 54_500 })
    const answer = await app.inject({
      method: 'POST',
      url: `/api/booking/cancel/${booking._id}`,
      headers: as(ada),
    })
    expect(answer.statusCode).toBe(200)
  })

  it('cannot be cancelled by the guest once it is paid (R-168)', async () => {
    const { app, paystack, ada, booking, begin, comeBack } = await prepare(database())
    const reference = await begin()
    paystack.act(reference, { status: 'success' })
    await comeBack(reference)
    const answer = await app.inject({
      method: 'POST',
      url: `/api/booking/cancel/${booking._id}`,
      headers: as(ada),
    })
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'booking_paid'])
  })

  it('refuses too many visits in words that a guest can read', async () => {
    const { app, comeBack } = await prepare(database())
    // Guests of one carrier share an address, and each of them must see that the payment arrived.
    for (let visit = 0; visit < 120; visit += 1) {
      expect((await comeBack('stay-guess')).statusCode).toBe(404)
    }
    const answer = await comeBack('stay-guess')
    expect(answer.statusCode).toBe(429)
    expect(answer.headers['content-type']).toContain('text/html')
    expect(answer.headers['retry-after']).toBeDefined()
    expect(answer.body).toContain('<h1>Too many attempts.')
    // Links to pay have a limit of their own.
    const link = await app.inject(`/api/payment/pay/${crypto.randomUUID()}/x`)
    expect([link.statusCode, link.headers['x-ratelimit-limit']]).toEqual([404, '20'])
  })

  it('opens nothing without the key of a link, and tells nothing of its booking', async () => {
    const { app, book, booking } = await prepare(database())
    const other = await book(await insertGuest(database(), 'bola@staylet.test'), '2026-04-10')
    const key = booking.payPath?.split('/').at(-1) ?? ''
    for (const [id, given] of [
      [other._id, key],
      [booking._id, key.slice(1)],
      [booking._id, `${key}x`],
      ['0b3f3b8e-2f5f-4b7e-9c57-6a1de8f1f9a2', key],
    ]) {
      const answer = await app.inject({ method: 'GET', url: `/api/payment/pay/${id}/${given}` })
      expect([answer.statusCode, answer.body.includes('Lagoon Loft')]).toEqual([404, false])
    }
    expect((await app.inject('/api/payment/return?reference=stay-guess')).statusCode).toBe(404)
  })
})

describeOnBothDatabases('a server without a provider (R-163)', (database) => {
  it('has no payment addresses, and its bookings have no payment link', async () => {
    const app: TestServer = await startTestServer(database())
    const ada = await insertGuest(database())
    const home = await seedListing(database())
    const answer = await app.inject({
      method: 'POST',
      url: '/api/booking',
      headers: as(ada),
      payload: makePayload(ada._id, home),
    })
    const { booking } = answer.json<{ booking: OwnBooking }>()
    expect(Object.keys(booking)).not.toContain('payPath')
    expect(Object.keys(booking)).not.toContain('paid')
    for (const path of ['/api/payment/return', '/dev/checkout/stay-1']) {
      expect((await app.inject(path)).statusCode).toBe(404)
    }
    expect((await app.inject({ method: 'POST', url: '/api/payment/webhook' })).statusCode).toBe(404)
  })
})
