import { expect, it } from 'vitest'
import { SECURITY_EVENTS } from '@server/security/record-event'
import { describeOnEachDatabase } from '@tests/server/databases'
import { makeEventLog } from '@tests/server/event-log'
import { lastMessageTo, messagesTo } from '@tests/server/messages'
import { insertGuest, makePayload, PASSWORD, seedListing } from '@tests/server/rows'
import { as, startTestServer, type TestServer } from '@tests/server/test-server'

const ADA = 'ada@staylet.test'
const NEW_PASSWORD = 'Lagoon#2027'

const post = (app: TestServer, path: string, payload: object, headers = {}) =>
  app.inject({ method: 'POST', url: `/api/auth/${path}`, payload, headers })

const logIn = (app: TestServer, password: string, cookie = '') =>
  post(app, 'login', { identifier: ADA, password }, cookie === '' ? {} : { cookie })

describeOnEachDatabase('security events', (database) => {
  it('are logged in one form, without addresses, ids or tokens', async () => {
    const { logger, lines, events } = makeEventLog()
    const app = await startTestServer(database(), { logger })
    const ada = await insertGuest(database())
    await logIn(app, 'guess')
    const { accessToken } = (await logIn(app, PASSWORD)).json()
    const token = String(accessToken)
    await app.inject({ method: 'DELETE', url: '/api/auth/sessions', headers: as({ token }) })
    await app.inject({ method: 'POST', url: '/api/auth/logout', headers: as({ token }) })
    await post(app, 'forgot-password', { email: ADA })
    const { link = '' } = await lastMessageTo(app, ADA)
    const resetToken = new URL(link).searchParams.get('token') ?? ''
    await post(app, 'reset-password', { token: resetToken, email: ADA, newPassword: NEW_PASSWORD })
    for (let n = 0; n < 11; n += 1) await logIn(app, 'guess')
    expect([...new Set(events().map(({ event }) => event))]).toEqual([
      'login failed',
      'login',
      'new device',
      'session revoked',
      'logout',
      'recovery requested',
      'password changed',
      'account locked',
    ])
    for (const { event, account, detail, ...more } of events()) {
      expect(SECURITY_EVENTS).toContain(event)
      expect(account ?? '0000000000000000').toMatch(/^[0-9a-f]{16}$/)
      expect(detail ?? 'none').toMatch(/^[a-z ]+$/)
      expect(more).toEqual({})
    }
    // The lines of one account can be found: every event of a known account has one pseudonym.
    const named = events().filter(({ event }) => /^(login|logout|password changed)/.test(event))
    expect(new Set(named.map(({ account }) => account)).size).toBe(1)
    for (const secret of [ADA, ada._id, token, ada.token, resetToken, PASSWORD, '127.0.0.1']) {
      expect(lines.join('')).not.toContain(secret)
    }
  })

  it('report a new account, and a limit that was met', async () => {
    const { logger, events } = makeEventLog()
    const app = await startTestServer(database(), { logger, env: { PENDING_STAYS: '1' } })
    const email = 'bola@staylet.test'
    await post(app, 'register', { email })
    const { pathname, searchParams } = new URL((await lastMessageTo(app, email)).link ?? '')
    const verificationToken = pathname.split('/').at(-1)
    const profile = { fullName: 'Bola Ade', dob: '1990-02-28', phoneNo: '08031234567' }
    const id = searchParams.get('id')
    const account = { id, ...profile, password: NEW_PASSWORD, verificationToken }
    expect((await post(app, 'complete-registration', account)).statusCode).toBe(200)
    const ada = await insertGuest(database())
    for (let n = 0; n < 2; n += 1) {
      const payload = makePayload(ada._id, await seedListing(database()))
      await app.inject({ method: 'POST', url: '/api/booking', headers: as(ada), payload })
    }
    expect(events()).toEqual([
      { event: 'account created', account: expect.stringMatching(/^[0-9a-f]{16}$/) },
      { event: 'limit met', detail: 'too_many_pending' },
    ])
  })

  it('lead to a mail at the first login on a device, and to none at the next', async () => {
    const app = await startTestServer(database())
    await insertGuest(database())
    const subjects = async () => (await messagesTo(app, ADA)).map(({ subject }) => subject)
    const first = await logIn(app, PASSWORD)
    const cookie = String(first.headers['set-cookie']).split(';', 1)[0] ?? ''
    const subject = 'New login to your account at Staylet'
    expect(await subjects()).toEqual([subject])
    expect((await lastMessageTo(app, ADA)).text).toContain('10 March 2026 at 10:00 (Lagos time)')
    await logIn(app, PASSWORD, cookie)
    expect(await subjects()).toEqual([subject])
    await logIn(app, PASSWORD)
    expect(await subjects()).toEqual([subject, subject])
  })

  it('lead to five mails or text messages at most, however often a browser without cookies logs in', async () => {
    const app = await startTestServer(database())
    const { _id } = await insertGuest(database())
    for (let n = 0; n < 8; n += 1) expect((await logIn(app, PASSWORD)).statusCode).toBe(200)
    expect(await messagesTo(app, ADA)).toHaveLength(5)
    const phone = '08030000001'
    const owner = { phone, phone_verified: true, email: null }
    await database().updateTable('users').set(owner).where('id', '=', _id).execute()
    await logIn(app, PASSWORD)
    expect(await messagesTo(app, phone)).toEqual([])
  })
})
