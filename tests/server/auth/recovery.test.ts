import { expect, it } from 'vitest'
import { describeOnEachDatabase } from '@tests/server/databases'
import { lastMessageTo, messagesTo } from '@tests/server/messages'
import { insertGuest, PASSWORD } from '@tests/server/rows'
import { as, startTestServer, type TestServer } from '@tests/server/test-server'

const NEW_PASSWORD = 'Lagoon#2027'

const post = (app: TestServer, path: string, payload: object) =>
  app.inject({ method: 'POST', url: `/api/auth/${path}`, payload })

const login = (app: TestServer, password: string) =>
  post(app, 'login', { identifier: 'ada@staylet.test', password })

describeOnEachDatabase('a forgotten password', (database) => {
  it('is replaced through the mailed link, which ends every session (API-08, API-11)', async () => {
    const app = await startTestServer(database())
    const ada = await insertGuest(database())
    const asked = await post(app, 'forgot-password', { email: 'Ada@staylet.test' })
    expect([asked.statusCode, asked.json()]).toEqual([200, { message: 'password reset link sent' }])
    const { link = '' } = await lastMessageTo(app, 'ada@staylet.test')
    const { searchParams } = new URL(link)
    const reset = await post(app, 'reset-password', {
      token: searchParams.get('token'),
      email: searchParams.get('email'),
      newPassword: NEW_PASSWORD,
    })
    expect([reset.statusCode, reset.json()]).toEqual([200, { message: 'password changed' }])
    const me = await app.inject({ url: '/api/auth/me', headers: as(ada) })
    expect(me.statusCode).toBe(401)
    expect((await login(app, PASSWORD)).statusCode).toBe(401)
    expect((await lastMessageTo(app, 'ada@staylet.test')).subject).toContain('was changed')
    expect((await login(app, NEW_PASSWORD)).statusCode).toBe(200)
  })

  it('is replaced through a code that is exchanged for a token (API-09)', async () => {
    const app = await startTestServer(database())
    await insertGuest(database())
    await post(app, 'forgot-password', { email: 'ada@staylet.test' })
    const { code = '' } = await lastMessageTo(app, 'ada@staylet.test')
    const verified = await post(app, 'verify-otp', { identifier: 'ada@staylet.test', otp: code })
    expect(verified.json()).toMatchObject({ success: true })
    const again = await post(app, 'verify-otp', { identifier: 'ada@staylet.test', otp: code })
    expect(again.json()).toEqual({ success: false, message: 'Invalid verification code' })
    const reset = await post(app, 'reset-password', {
      token: verified.json().token,
      email: 'ada@staylet.test',
      newPassword: NEW_PASSWORD,
    })
    expect(reset.statusCode).toBe(200)
    expect((await login(app, NEW_PASSWORD)).statusCode).toBe(200)
  })

  it('receives the same response for an unknown address, which gets no mail', async () => {
    const app = await startTestServer(database())
    const asked = await post(app, 'forgot-password', { email: 'nobody@staylet.test' })
    expect([asked.statusCode, asked.json()]).toEqual([200, { message: 'password reset link sent' }])
    expect(await messagesTo(app, 'nobody@staylet.test')).toEqual([])
  })
})

describeOnEachDatabase('a new password', (database) => {
  it('is refused with a reason when others would guess it, and the link stays usable', async () => {
    const app = await startTestServer(database())
    await insertGuest(database())
    await post(app, 'forgot-password', { email: 'ada@staylet.test' })
    const { link = '' } = await lastMessageTo(app, 'ada@staylet.test')
    const token = new URL(link).searchParams.get('token')
    const reset = (newPassword: string) =>
      post(app, 'reset-password', { token, email: 'ada@staylet.test', newPassword })
    for (const password of ['P@ssw0rd1!', 'Staylet#2026', 'Ada#1990-12', 'OBI#1990-12']) {
      const refused = await reset(password)
      expect([password, refused.statusCode, refused.json().code]).toEqual([
        password,
        400,
        'password_guessable',
      ])
      expect(refused.json().message).toContain('easy to guess')
      expect(Object.keys(refused.json().fields)).toEqual(['newPassword'])
    }
    expect((await reset(NEW_PASSWORD)).statusCode).toBe(200)
  })
})
