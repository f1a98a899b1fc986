import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { describeOnEachDatabase } from '@tests/server/databases'
import { insertGuest } from '@tests/server/rows'
import { NOW, startTestServer, type TestServer } from '@tests/server/test-server'

interface ReceivedSms {
  headers: IncomingHttpHeaders
  body: unknown
}

const received: ReceivedSms[] = []
const state = { status: 202 }
const gateway = createServer((request, response) => {
  json(request).then(
    (body) => {
      if (state.status < 300) received.push({ headers: request.headers, body })
      response.writeHead(state.status).end('{}')
    },
    () => response.writeHead(400).end(),
  )
})
let url = ''
beforeAll(async () => {
  await new Promise<void>((listening) => gateway.listen(0, '127.0.0.1', listening))
  url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/messages`
})
beforeEach(() => {
  received.length = 0
  state.status = 202
})
afterAll(() => {
  gateway.closeAllConnections()
  gateway.close()
})

const PHONE = '08031234567'

describeOnEachDatabase('text messages', (database) => {
  let now = NOW
  beforeEach(() => {
    now = NOW
  })
  const start = () =>
    startTestServer(database(), {
      env: {
        NODE_ENV: 'production',
        SMTP_URL: 'smtp://127.0.0.1:9',
        SMS_GATEWAY_URL: url,
        SMS_GATEWAY_TOKEN: 'gateway-token',
        SMS_SENDER: 'Staylet',
      },
      clock: () => now,
    })
  type Sms = Partial<Record<'to' | 'from' | 'text', string>>
  const bodies = () => received.map(({ body }) => body as Sms)
  const register = (app: TestServer, phone: string) =>
    app.inject({ method: 'POST', url: '/api/auth/register', payload: { phone } })

  it('are sent to the gateway with its token, in a form from which phones can read the code', async () => {
    const app = await start()
    expect((await register(app, '+234 803 123 4567')).statusCode).toBe(200)
    await app.deliveries.deliverDue()
    expect(received).toHaveLength(1)
    expect(received[0]?.headers.authorization).toBe('Bearer gateway-token')
    const { to, from, text } = bodies()[0] ?? {}
    expect([to, from]).toEqual(['+2348031234567', 'Staylet'])
    const code = /^(\d{6}) is your Staylet code\. It is good for 10 minutes\./.exec(text ?? '')?.[1]
    expect(text?.split('\n').at(-1)).toBe(`@staylet.example #${code}`)
    const verified = await app.inject({
      method: 'POST',
      url: '/api/auth/verify-otp',
      payload: { phoneNumber: PHONE, code },
    })
    expect(verified.json()).toMatchObject({ success: true })
  })

  it('are retried when the gateway does not accept them', async () => {
    const app = await start()
    state.status = 503
    await register(app, PHONE)
    await app.deliveries.deliverDue()
    expect(received).toHaveLength(0)
    state.status = 202
    now = new Date(NOW.getTime() + 60_000)
    await app.deliveries.deliverDue()
    expect(received).toHaveLength(1)
  })

  it('tell a registered number that it has an account, without a code', async () => {
    const app = await start()
    const { _id } = await insertGuest(database())
    await database()
      .updateTable('users')
      .set({ phone: PHONE, phone_verified: true })
      .where('id', '=', _id)
      .execute()
    const known = await register(app, PHONE)
    const unknown = await register(app, '08030000000')
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body])
    await app.deliveries.deliverDue()
    const texts = bodies().map(({ text }) => text)
    expect(texts.filter((text) => text?.includes('already has an account'))).toHaveLength(1)
    expect(texts.filter((text) => /\d{6}/.test(text ?? ''))).toHaveLength(1)
  })

  it('carry the reset code to a verified number, and never to an unverified one', async () => {
    const app = await start()
    const { _id } = await insertGuest(database())
    const forget = () =>
      app.inject({
        method: 'POST',
        url: '/api/auth/forgot-password',
        payload: { email: '0803 123 4567' },
      })
    await database().updateTable('users').set({ phone: PHONE }).where('id', '=', _id).execute()
    expect((await forget()).json()).toEqual({ message: 'password reset link sent' })
    await app.deliveries.deliverDue()
    expect(received).toHaveLength(0)
    await database().updateTable('users').set({ phone_verified: true }).execute()
    await database().deleteFrom('outgoing_messages').execute()
    // One message a minute leaves for an account.
    now = new Date(now.getTime() + 60_000)
    await forget()
    await app.deliveries.deliverDue()
    expect(received).toHaveLength(1)
    expect(bodies()[0]?.text).toMatch(
      /https:\/\/staylet\.example\/reset-password\?token=[\w-]{43}&email=08031234567/,
    )
  })

  it('are not implemented without a gateway, outside development (R-32, SIGNUP-12)', async () => {
    for (const env of [{ NODE_ENV: 'production' }, { HOST: '0.0.0.0' }]) {
      const app = await startTestServer(database(), { env })
      const answer = await register(app, PHONE)
      expect([answer.statusCode, answer.json()]).toEqual([
        501,
        { message: 'Phone verification is not implemented yet', code: 'not_implemented' },
      ])
    }
  })

  it('are sent to numbers of eleven digits only', async () => {
    const app = await start()
    for (const phone of ['0803123456', '080312345678', '0803123456a', '+44 20 7946 0958']) {
      const answer = await register(app, phone)
      expect([phone, answer.statusCode]).toEqual([phone, 400])
      expect(answer.json().fields).toEqual({ phone: 'Phone number must be 11 digits' })
    }
  })
})
