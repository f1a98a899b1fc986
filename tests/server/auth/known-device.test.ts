import { expect, it } from 'vitest'
import { MINUTE } from '@domain/time'
import { describeOnEachDatabase } from '@tests/server/databases'
import { lastMessageTo, messagesTo } from '@tests/server/messages'
import { insertGuest, PASSWORD } from '@tests/server/rows'
import { NOW, startTestServer, type TestServer } from '@tests/server/test-server'

const ADA = 'ada@staylet.test'
const NEW_PASSWORD = 'Lagoon#2027'

const post = (app: TestServer, path: string, payload: object, from: string, cookie = '') =>
  app.inject({
    method: 'POST',
    url: `/api/auth/${path}`,
    payload,
    remoteAddress: from,
    ...(cookie !== '' && { headers: { cookie } }),
  })

const logIn = (app: TestServer, password: string, from = '10.0.0.1', cookie = '') =>
  post(app, 'login', { identifier: ADA, password }, from, cookie)

/** Returns the device cookie of a response, as a browser would send it back. */
const deviceOf = (answer: { headers: Record<string, unknown> }) =>
  String(answer.headers['set-cookie']).split(';', 1)[0] ?? ''

/** More than the ten guesses that strangers have. */
const strangersGuess = async (app: TestServer) => {
  for (let n = 0; n < 14; n += 1) await logIn(app, 'guess', `10.7.${n}.1`)
}

describeOnEachDatabase('a device that an account has logged in on', (database) => {
  it('gets a signed cookie that only this server, and no script, can read', async () => {
    const app = await startTestServer(database())
    await insertGuest(database())
    const cookie = String((await logIn(app, PASSWORD)).headers['set-cookie'])
    expect(cookie).toMatch(
      /^__Host-staylet-device=[\w-]{43}\.[\w-]{43}; Path=\/; Max-Age=34560000;/,
    )
    expect(cookie).toContain('; HttpOnly; SameSite=Lax; Secure')
    const local = await startTestServer(database(), { env: { PUBLIC_URL: 'http://127.0.0.1:1' } })
    const plain = String((await logIn(local, PASSWORD)).headers['set-cookie'])
    expect(plain).toMatch(/^staylet-device=/)
    expect(plain).not.toContain('Secure')
    expect((await logIn(app, 'guess')).headers['set-cookie']).toBeUndefined()
  })

  it('logs in while strangers have used up every guess, from their own network too', async () => {
    const app = await startTestServer(database())
    await insertGuest(database())
    const device = deviceOf(await logIn(app, PASSWORD))
    await strangersGuess(app)
    expect((await logIn(app, PASSWORD, '10.8.8.8')).statusCode).toBe(429)
    for (let n = 0; n < 12; n += 1) {
      expect((await logIn(app, PASSWORD, '10.7.1.1', device)).statusCode).toBe(200)
    }
    // Its own logins give strangers no further guess.
    expect((await logIn(app, PASSWORD, '10.8.8.8')).statusCode).toBe(429)
  })

  it('has limits of its own, which hold against a thief', async () => {
    const app = await startTestServer(database())
    await insertGuest(database())
    const device = deviceOf(await logIn(app, PASSWORD))
    const statuses: number[] = []
    for (let n = 0; n < 22; n += 1)
      statuses.push((await logIn(app, 'guess', '10.0.0.1', device)).statusCode)
    expect(statuses.filter((status) => status === 401)).toHaveLength(20)
    expect(statuses.at(-1)).toBe(429)
    // The other devices of the account are not affected.
    expect((await logIn(app, PASSWORD, '10.0.0.1')).statusCode).toBe(200)
  })

  it('is unknown to other accounts, and with a forged signature to all', async () => {
    const app = await startTestServer(database())
    await insertGuest(database())
    await insertGuest(database(), 'mallory@staylet.test')
    const other = { identifier: 'mallory@staylet.test', password: PASSWORD }
    const theirs = deviceOf(await post(app, 'login', other, '10.9.9.9'))
    const own = deviceOf(await logIn(app, PASSWORD))
    const forged = `${own.slice(0, -5)}AAAAA`
    await strangersGuess(app)
    for (const cookie of [theirs, forged, `${own}x`, 'staylet-device=x.y', own.split('.')[0]]) {
      expect([cookie, (await logIn(app, PASSWORD, '10.0.0.1', cookie)).statusCode]).toEqual([
        cookie,
        429,
      ])
    }
  })

  it('is also the browser in which the owner just set a new password', async () => {
    let now = NOW
    const app = await startTestServer(database(), { clock: () => now })
    await insertGuest(database())
    await strangersGuess(app)
    await post(app, 'forgot-password', { email: ADA }, '10.0.0.1')
    const { link = '' } = await lastMessageTo(app, ADA)
    const token = new URL(link).searchParams.get('token')
    const payload = { token, email: ADA, newPassword: NEW_PASSWORD }
    const reset = await post(app, 'reset-password', payload, '10.0.0.1')
    now = new Date(NOW.getTime() + MINUTE)
    await strangersGuess(app)
    expect((await logIn(app, NEW_PASSWORD, '10.0.0.1')).statusCode).toBe(429)
    expect((await logIn(app, NEW_PASSWORD, '10.0.0.1', deviceOf(reset))).statusCode).toBe(200)
  })

  it('gets a recovery mail within a minute, whatever strangers request', async () => {
    let now = NOW
    const app = await startTestServer(database(), { clock: () => now })
    await insertGuest(database())
    const device = deviceOf(await logIn(app, PASSWORD))
    for (let n = 0; n < 40; n += 1) {
      now = new Date(NOW.getTime() + n * 100_000)
      const answer = await post(app, 'forgot-password', { email: ADA }, `10.7.${n}.1`)
      expect(answer.statusCode).toBe(200)
      await app.deliveries.deliverDue()
    }
    const before = (await messagesTo(app, ADA)).length
    // Five an hour, for a flood of 67 minutes, and the mail about the first login.
    expect(before).toBeLessThanOrEqual(8)
    await post(app, 'forgot-password', { email: ADA }, '10.7.1.1', device)
    now = new Date(now.getTime() + MINUTE)
    expect(await messagesTo(app, ADA)).toHaveLength(before + 1)
  })

  it('is not needed for a recovery mail while one network requests mails to the account all day', async () => {
    let now = NOW
    const app = await startTestServer(database(), { clock: () => now })
    await insertGuest(database())
    for (let n = 0; n < 40; n += 1) {
      now = new Date(NOW.getTime() + n * 100_000)
      await post(app, 'forgot-password', { email: ADA }, `10.7.7.${n}`)
      await app.deliveries.deliverDue()
    }
    const before = (await messagesTo(app, ADA)).length
    await post(app, 'forgot-password', { email: ADA }, '10.0.0.1')
    now = new Date(now.getTime() + MINUTE)
    expect(await messagesTo(app, ADA)).toHaveLength(before + 1)
  })

  it('is not needed for a link that works, while many networks request mails to the account all day', async () => {
    let now = NOW
    const app = await startTestServer(database(), { clock: () => now })
    await insertGuest(database())
    const outcomes: string[] = []
    for (let minute = 0; minute < 80; minute += 1) {
      now = new Date(NOW.getTime() + minute * MINUTE)
      const address = minute < 40 ? `10.7.${minute}.1` : `10.0.0.${minute}`
      await post(app, 'forgot-password', { email: ADA }, address)
      await app.deliveries.deliverDue()
      if (minute % 7 !== 0) continue
      await post(app, 'forgot-password', { email: ADA }, '10.0.1.1')
      now = new Date(now.getTime() + MINUTE)
      const { link = '' } = await lastMessageTo(app, ADA)
      const token = new URL(link).searchParams.get('token')
      // A valid link stays usable after a password that is refused.
      const payload = { token, email: ADA, newPassword: 'P@ssw0rd1!' }
      outcomes.push((await post(app, 'reset-password', payload, '10.0.1.1')).json().code)
    }
    expect(outcomes).toEqual(outcomes.map(() => 'password_guessable'))
    expect(outcomes).toHaveLength(12)
  })

  it('is not needed for a sign-up to an address that strangers try to recover', async () => {
    const app = await startTestServer(database())
    const email = 'new@staylet.test'
    for (let n = 0; n < 61; n += 1) await post(app, 'forgot-password', { email }, '10.0.0.1')
    expect((await post(app, 'register', { email }, '10.0.0.1')).statusCode).toBe(200)
    expect((await lastMessageTo(app, email)).link).toContain('/verify-email/')
  })
})
