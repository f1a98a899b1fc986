import { expect, it } from 'vitest'
import { DAY, HOUR, MINUTE } from '@domain/time'
import { agentName } from '@server/auth/agent-name'
import { addKnownDevice, isKnownDevice } from '@server/auth/known-devices'
import { createSession } from '@server/auth/session-repository'
import { describeOnBothDatabases } from '@tests/server/databases'
import { lastMessageTo } from '@tests/server/messages'
import { insertGuest, PASSWORD } from '@tests/server/rows'
import { as, NOW, startTestServer, type TestServer } from '@tests/server/test-server'

const ADA = 'ada@staylet.test'
const CHROME =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36'

const logIn = async (app: TestServer, more: { rememberMe?: boolean; cookie?: string } = {}) => {
  const { cookie, ...payload } = more
  const answer = await app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { identifier: ADA, password: PASSWORD, ...payload },
    headers: { 'user-agent': CHROME, ...(cookie !== undefined && { cookie }) },
  })
  const token = String(answer.json().accessToken)
  return { token, cookie: String(answer.headers['set-cookie']).split(';', 1)[0] ?? '' }
}

const status = async (app: TestServer, token: string) =>
  (await app.inject({ url: '/api/auth/me', headers: as({ token }) })).statusCode

interface Listed {
  _id: string
  isCurrent: boolean
  device: string
}

const list = async (app: TestServer, token: string): Promise<Listed[]> =>
  (await app.inject({ url: '/api/auth/sessions', headers: as({ token }) })).json().sessions

const end = (app: TestServer, token: string, id = '') =>
  app.inject({
    method: 'DELETE',
    url: `/api/auth/sessions${id && `/${id}`}`,
    headers: as({ token }),
  })

describeOnBothDatabases('the sessions of a user', (database) => {
  const startWithAda = async (clock = () => NOW) => {
    const app = await startTestServer(database(), { clock })
    const ada = await insertGuest(database())
    await database().deleteFrom('sessions').execute()
    return { app, ada }
  }

  it('are listed with their devices, the one used last first, and never with a token', async () => {
    let now = NOW
    const { app } = await startWithAda(() => now)
    const first = await logIn(app)
    now = new Date(NOW.getTime() + HOUR)
    const second = await logIn(app)
    const secondLogin = now
    now = new Date(NOW.getTime() + 2 * HOUR)
    const answer = await app.inject({ url: '/api/auth/sessions', headers: as(first) })
    expect(answer.json()).toEqual({
      sessions: [
        {
          _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
          device: 'Chrome on Android',
          isCurrent: true,
          createdAt: NOW.toISOString(),
          lastUsedAt: now.toISOString(),
          expiresAt: new Date(NOW.getTime() + DAY).toISOString(),
        },
        expect.objectContaining({ isCurrent: false, createdAt: secondLogin.toISOString() }),
      ],
    })
    for (const { token } of [first, second]) expect(answer.body).not.toContain(token)
  })

  it('end one by one, and all others at once', async () => {
    const { app } = await startWithAda()
    const [first, second, third] = [await logIn(app), await logIn(app), await logIn(app)]
    const own = (await list(app, second.token)).find(({ isCurrent }) => isCurrent)
    expect((await end(app, first.token, own?._id)).statusCode).toBe(200)
    expect(await status(app, second.token)).toBe(401)
    expect((await end(app, first.token, own?._id)).statusCode).toBe(404)
    expect((await end(app, first.token)).json()).toEqual({ message: 'other sessions ended' })
    expect([await status(app, first.token), await status(app, third.token)]).toEqual([200, 401])
  })

  it('end only after a login or a password of the last ten minutes', async () => {
    let now = NOW
    const { app } = await startWithAda(() => now)
    const [phone, laptop] = [await logIn(app), await logIn(app)]
    const confirm = (password: string) =>
      app.inject({
        method: 'POST',
        url: '/api/auth/confirm',
        payload: { password },
        headers: as(phone),
      })
    const codeOf = ({ statusCode, body }: { statusCode: number; body: string }) => [
      statusCode,
      (JSON.parse(body) as { code?: string }).code,
    ]
    const other = (await list(app, phone.token)).find(({ isCurrent }) => !isCurrent)
    now = new Date(NOW.getTime() + 11 * MINUTE)
    for (const id of ['', other?._id]) {
      expect(codeOf(await end(app, phone.token, id))).toEqual([403, 'confirmation_needed'])
    }
    expect(codeOf(await confirm('guess'))).toEqual([403, 'invalid_credentials'])
    expect((await end(app, phone.token)).statusCode).toBe(403)
    expect((await confirm(PASSWORD)).statusCode).toBe(200)
    expect((await end(app, phone.token, other?._id)).statusCode).toBe(200)
    expect([await status(app, phone.token), await status(app, laptop.token)]).toEqual([200, 401])
    now = new Date(NOW.getTime() + 22 * MINUTE)
    expect((await end(app, phone.token)).statusCode).toBe(403)
  })

  it('allow no more guesses of the password than a login does, and never lock the owner out', async () => {
    const { app } = await startWithAda()
    const { token } = await logIn(app)
    const guesses = []
    for (let n = 0; n < 60; n += 1) {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/auth/confirm',
        payload: { password: 'guess' },
        headers: as({ token }),
      })
      guesses.push(answer.statusCode)
    }
    expect(guesses.filter((code) => code === 403).length).toBeLessThanOrEqual(20)
    expect(guesses.at(-1)).toBe(429)
    const login = await app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { identifier: ADA, password: PASSWORD },
      remoteAddress: '198.51.100.7',
    })
    expect(login.statusCode).toBe(200)
  })

  it('cannot be ended by another user', async () => {
    const { app } = await startWithAda()
    const mallory = await insertGuest(database(), 'mallory@staylet.test')
    const { token } = await logIn(app)
    const [session] = await list(app, token)
    expect((await end(app, mallory.token, session?._id)).statusCode).toBe(404)
    expect((await end(app, mallory.token)).statusCode).toBe(200)
    expect(await status(app, token)).toBe(200)
  })

  it('live on in other tabs of a device that logs in again, until a day without use', async () => {
    let now = NOW
    const { app } = await startWithAda(() => now)
    const phone = await logIn(app, { rememberMe: true })
    const laptop = await logIn(app, { rememberMe: true })
    const nextTab = await logIn(app, { cookie: phone.cookie, rememberMe: true })
    expect(nextTab.cookie).toBe(phone.cookie)
    const states = (...logins: readonly { token: string }[]) =>
      Promise.all(logins.map(({ token }) => status(app, token)))
    expect(await states(phone, laptop, nextTab)).toEqual([200, 200, 200])
    now = new Date(NOW.getTime() + DAY)
    expect(await states(nextTab)).toEqual([200])
    const nextDay = await logIn(app, { cookie: phone.cookie, rememberMe: true })
    expect(await states(phone, laptop, nextTab, nextDay)).toEqual([401, 200, 200, 200])
  })

  it('and the known devices of an account are a hundred at most, those used last', async () => {
    const { app, ada } = await startWithAda()
    const tokens: string[] = []
    for (let n = 0; n < 102; n += 1) {
      const at = new Date(NOW.getTime() + n)
      tokens.push(await createSession(database(), ada._id, at))
      await addKnownDevice(database(), `device ${n}`, ada._id, at)
    }
    expect(await list(app, tokens[101] ?? '')).toHaveLength(100)
    expect(await Promise.all([1, 2].map((n) => status(app, tokens[n] ?? '')))).toEqual([401, 200])
    const isKnown = (n: number) => isKnownDevice(database(), `device ${n}`, ada._id)
    expect(await Promise.all([1, 2, 101].map(isKnown))).toEqual([false, true, true])
  })

  it("last 24 hours without 'Remember me' and 30 days with it", async () => {
    let now = NOW
    const { app } = await startWithAda(() => now)
    const plain = await logIn(app)
    const remembered = await logIn(app, { rememberMe: true })
    now = new Date(NOW.getTime() + DAY - 1)
    expect(await status(app, plain.token)).toBe(200)
    now = new Date(NOW.getTime() + DAY)
    expect(await status(app, plain.token)).toBe(401)
    for (const day of [6, 12, 18, 24, 29.9]) {
      now = new Date(NOW.getTime() + day * DAY)
      expect(await status(app, remembered.token)).toBe(200)
    }
    now = new Date(NOW.getTime() + 30 * DAY)
    expect(await status(app, remembered.token)).toBe(401)
  })

  it('all end when the password changes', async () => {
    const { app } = await startWithAda()
    const sessions = [await logIn(app), await logIn(app)]
    await app.inject({
      method: 'POST',
      url: '/api/auth/forgot-password',
      payload: { email: ADA },
    })
    const { link = '' } = await lastMessageTo(app, ADA)
    const token = new URL(link).searchParams.get('token')
    const payload = { token, email: ADA, newPassword: 'Lagoon#2027' }
    await app.inject({ method: 'POST', url: '/api/auth/reset-password', payload })
    for (const session of sessions) expect(await status(app, session.token)).toBe(401)
  })
})

it.each([
  [CHROME, 'Chrome on Android'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1',
    'Safari on iPhone',
  ],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge on Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  ['curl/8.0', 'Unknown device'],
  [undefined, 'Unknown device'],
])('the device of %s is called %s', (userAgent, name) => {
  expect(agentName(userAgent)).toBe(name)
})
