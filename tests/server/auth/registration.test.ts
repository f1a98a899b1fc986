import { expect, it } from 'vitest'
import { MINUTE } from '@domain/time'
import { describeOnEachDatabase } from '@tests/server/databases'
import { lastMessageTo, messagesTo } from '@tests/server/messages'
import { insertGuest, seedListing } from '@tests/server/rows'
import { as, NOW, startTestServer, type TestServer } from '@tests/server/test-server'

const profile = {
  fullName: 'Bola Ade',
  dob: '1990-02-28',
  phoneNo: '08031234567',
  password: 'Lagoon#2026',
}

const post = (app: TestServer, path: string, payload: object, token?: string) =>
  app.inject({
    method: 'POST',
    url: `/api/auth/${path}`,
    payload,
    ...(token !== undefined && { headers: as({ token }) }),
  })

const tokenIn = (link: string | undefined) => {
  const url = new URL(link ?? '')
  return { token: url.pathname.split('/').at(-1) ?? '', id: url.searchParams.get('id') ?? '' }
}

describeOnEachDatabase('signing up', (database) => {
  it('creates the account from the mailed link and the profile (API-05, API-06, API-07)', async () => {
    const app = await startTestServer(database())
    const started = await post(app, 'initiate-email-verification', { email: ' Bola@Staylet.test ' })
    expect([started.statusCode, started.json()]).toEqual([
      200,
      { user: { _id: expect.any(String), email: 'bola@staylet.test' } },
    ])
    const mail = await lastMessageTo(app, 'bola@staylet.test')
    const { token, id } = tokenIn(mail.link)
    expect(mail.link).toMatch(/^https:\/\/staylet\.example\/verify-email\/[\w-]{43}\?id=[\w-]+$/)
    expect(id).toBe(started.json().user._id)

    const looked = await app.inject(`/api/auth/verify-email/${token}`)
    expect(looked.statusCode).toBe(200)
    const done = await post(app, 'complete-registration', {
      id,
      ...profile,
      verificationToken: token,
    })
    expect([done.statusCode, done.json()]).toEqual([
      200,
      {
        user: {
          _id: id,
          email: 'bola@staylet.test',
          fullName: 'Bola Ade',
          contactPhone: '08031234567',
        },
      },
    ])
    for (const identifier of ['bola@staylet.test', '0803 123 4567']) {
      const login = await post(app, 'login', { identifier, password: profile.password })
      expect(login.statusCode).toBe(200)
    }
  })

  it('creates the account by the code of the mail, without its link (R-147)', async () => {
    const app = await startTestServer(database())
    const email = 'bola@staylet.test'
    const origin = { from: { pathname: '/my-bookings', search: '', hash: '', state: null } }
    const intent = JSON.stringify(origin)
    const started = await post(app, 'initiate-email-verification', { email, intent })
    const { code = '' } = await lastMessageTo(app, email)
    const verified = (await post(app, 'verify-otp', { email: ' Bola@staylet.test', code })).json()
    expect(verified).toMatchObject({ success: true, id: started.json().user._id })
    const { token: verificationToken, id } = verified
    const looked = await app.inject(`/api/auth/verify-email/${verificationToken}`)
    expect(JSON.parse(looked.json().intent)).toEqual(origin)
    const again = await post(app, 'verify-otp', { email, code })
    expect(again.json()).toMatchObject({ success: false })
    const done = await post(app, 'complete-registration', { id, ...profile, verificationToken })
    expect(done.statusCode).toBe(200)
  })

  it('returns with the link where the sign-up began, and nothing that a stranger could make up (R-147)', async () => {
    let now = NOW
    const app = await startTestServer(database(), { clock: () => now })
    const email = 'bola@staylet.test'
    const from = { pathname: '/book-now', search: '', hash: '', state: null }
    const begin = async (state: unknown, pathname = '/book-now') => {
      const intent = JSON.stringify({ from: { ...from, pathname, state }, owner: 'x' })
      await post(app, 'initiate-email-verification', { email, intent })
      now = new Date(now.getTime() + 30 * MINUTE)
      const { token } = tokenIn((await lastMessageTo(app, email)).link)
      const answer = (await app.inject(`/api/auth/verify-email/${token}`)).json()
      return JSON.parse(answer.intent) as unknown
    }
    const choice = { startDate: '2026-04-01', endDate: '2026-04-03', guests: 2 }
    const propertyId = await seedListing(database())
    // A stranger may have written it, so name, photos and price are those of the listing.
    const lie = {
      propertyName: 'Villa',
      propertyImages: ['https://x.example/1.png'],
      totalPrice: 1,
    }
    expect(await begin({ propertyId, ...choice, ...lie, note: 'Pay here' })).toEqual({
      from: {
        ...from,
        state: {
          propertyId,
          propertyName: 'Lagoon Loft',
          propertyImages: [],
          totalPrice: 54_500,
          ...choice,
        },
      },
    })
    expect(await begin({ propertyId: 'x', ...lie })).toEqual({ from })
    expect(await begin({ propertyName: 'Pay here', totalPrice: 1 }, '/payments')).toEqual({
      from: { ...from, pathname: '/payments' },
    })
    await post(app, 'initiate-email-verification', { email, intent: 'no JSON' })
    now = new Date(now.getTime() + 30 * MINUTE)
    const { token } = tokenIn((await lastMessageTo(app, email)).link)
    expect((await app.inject(`/api/auth/verify-email/${token}`)).json()).toEqual({
      message: 'email address verified',
    })
    const long = await post(app, 'initiate-email-verification', {
      email,
      intent: 'x'.repeat(4_001),
    })
    expect(long.statusCode).toBe(400)
  })

  it('opens a provisional session by phone code, which the profile completes (API-02, API-10)', async () => {
    const app = await startTestServer(database())
    const started = await post(app, 'register', { phone: '+234 803 123 4567' })
    expect([started.statusCode, started.json()]).toEqual([
      200,
      { message: 'verification code sent' },
    ])
    const { code = '' } = await lastMessageTo(app, '08031234567')
    const verified = await post(app, 'verify-otp', { phoneNumber: '08031234567', code })
    expect(verified.json()).toEqual({
      success: true,
      message: expect.any(String),
      token: expect.stringMatching(/^[\w-]{43}$/),
    })
    const { token } = verified.json()
    const me = await app.inject({ url: '/api/auth/me', headers: as({ token }) })
    expect(me.json()).toEqual({
      user: { _id: expect.any(String), email: '', phoneNo: '08031234567' },
    })
    const id = me.json().user._id
    const done = await post(app, 'complete-registration', { id, ...profile }, token)
    expect([done.statusCode, done.json()]).toEqual([
      200,
      { user: { _id: id, email: '', fullName: 'Bola Ade', contactPhone: '08031234567' } },
    ])
    const after = await app.inject({ url: '/api/auth/me', headers: as({ token }) })
    expect(after.statusCode).toBe(401)
    const login = await post(app, 'login', {
      identifier: '08031234567',
      password: profile.password,
    })
    expect(login.json().user).toEqual({
      _id: id,
      email: '',
      fullName: 'Bola Ade',
      contactPhone: '08031234567',
    })
  })

  it('responds to a known address as to an unknown one and mails it that it has an account', async () => {
    let now = NOW
    const app = await startTestServer(database(), { clock: () => now })
    await insertGuest(database())
    const known = await post(app, 'initiate-email-verification', { email: 'ada@staylet.test' })
    const unknown = await post(app, 'initiate-email-verification', { email: 'new@staylet.test' })
    for (const answer of [known, unknown]) {
      expect(answer.statusCode).toBe(200)
      expect(Object.keys(answer.json().user)).toEqual(['_id', 'email'])
    }
    now = new Date(NOW.getTime() + 60_000)
    const again = await post(app, 'initiate-email-verification', { email: 'ada@staylet.test' })
    expect(again.json().user._id).not.toBe(known.json().user._id)
    expect((await messagesTo(app, 'ada@staylet.test')).map(({ subject }) => subject)).toEqual([
      'You already have an account at Staylet',
      'You already have an account at Staylet',
    ])
  })
})
