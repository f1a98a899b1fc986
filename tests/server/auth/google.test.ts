import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeOnEachDatabase } from '@tests/server/databases'
import { makeEventLog } from '@tests/server/event-log'
import { lastMessageTo, messagesTo } from '@tests/server/messages'
import { logInAtProvider, startOidcServer } from '@tests/server/oidc-server'
import { insertGuest } from '@tests/server/rows'
import { as, NOW, startTestServer, type TestServer } from '@tests/server/test-server'

const site = 'https://staylet.example'
const begin = '/api/auth/google'
const refused = '/login?error=google'

let provider: Awaited<ReturnType<typeof startOidcServer>>
beforeAll(async () => {
  provider = await startOidcServer({
    redirectUri: `${site}/api/auth/google/callback`,
    accounts: {
      ada: { email: 'Ada@Staylet.test', email_verified: true, name: 'Ada Elsewhere' },
      heir: { email: 'New@staylet.test', email_verified: true, name: 'Mallory' },
      new: { email: 'new@staylet.test', email_verified: true, name: 'Nneka New' },
      nameless: { email: 'nameless@staylet.test', email_verified: true },
      unproved: { email: 'ada@staylet.test', email_verified: false, name: 'Mallory' },
      silent: { name: 'Without Address' },
    },
  })
})
afterAll(() => provider.stop())

describeOnEachDatabase('sign-in with Google', (database) => {
  const start = (logger?: ReturnType<typeof makeEventLog>['logger']) =>
    startTestServer(database(), { env: provider.env, ...(logger && { logger }) })

  const depart = async (app: TestServer) => {
    const answer = await app.inject(begin)
    const cookie = String(answer.headers['set-cookie'])
    return { answer, cookie, url: String(answer.headers.location) }
  }
  const comeBack = (app: TestServer, address: string, cookie?: string) =>
    app.inject({
      url: address.replace(site, ''),
      ...(cookie !== undefined && { headers: { cookie: cookie.split(';', 1)[0] ?? '' } }),
    })
  const signIn = async (app: TestServer, name: string) => {
    const { cookie, url } = await depart(app)
    return comeBack(app, await logInAtProvider(url, name, provider.issuer), cookie)
  }
  const tokenIn = (location: unknown) => new URL(String(location), site).searchParams.get('token')
  const whoIs = async (app: TestServer, token: string | null) =>
    (await app.inject({ url: '/api/auth/me', headers: as({ token: token ?? '' }) })).json()

  it('redirects to the provider with PKCE, state and nonce bound to this browser (API-04)', async () => {
    const app = await start()
    const { answer, cookie, url } = await depart(app)
    expect(answer.statusCode).toBe(302)
    const { origin, searchParams } = new URL(url)
    expect(origin).toBe(provider.issuer)
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      client_id: 'staylet',
      redirect_uri: `${site}/api/auth/google/callback`,
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    })
    expect(cookie).toContain('; HttpOnly; SameSite=Lax; Secure')
    expect(cookie).toMatch(/^__Host-staylet-sign-in=.+; Path=\/; Max-Age=600/)
  })

  it('returns with a session for a new user', async () => {
    const { logger, events } = makeEventLog()
    const app = await start(logger)
    const answer = await signIn(app, 'new')
    expect(answer.statusCode).toBe(302)
    const account: unknown = expect.stringMatching(/^[0-9a-f]{16}$/)
    expect(events()[0]).toEqual({ event: 'provider sign-in', account, detail: 'account' })
    expect(answer.headers.location).toMatch(/^\/\?token=[\w-]{43}$/)
    expect(answer.headers['referrer-policy']).toBe('no-referrer')
    expect(String(answer.headers['set-cookie'])).toContain('Max-Age=0')
    expect(await whoIs(app, tokenIn(answer.headers.location))).toEqual({
      user: { _id: expect.any(String), email: 'new@staylet.test', fullName: 'Nneka New' },
    })
    const second = await signIn(app, 'new')
    expect(tokenIn(second.headers.location)).not.toBe(tokenIn(answer.headers.location))
    expect(await database().selectFrom('users').select('id').execute()).toHaveLength(1)
  })

  it('knows a user by the id at the provider, even when the address has changed', async () => {
    const app = await start()
    const first = await signIn(app, 'new')
    await database().updateTable('users').set({ email: 'moved@staylet.test' }).execute()
    const second = await signIn(app, 'new')
    const [before, after] = await Promise.all(
      [first, second].map(({ headers }) => whoIs(app, tokenIn(headers.location))),
    )
    expect(after).toEqual(before)
    expect(after).toMatchObject({ user: { email: 'moved@staylet.test' } })
  })

  it('refuses another person who has got the address', async () => {
    const app = await start()
    await signIn(app, 'new')
    expect((await signIn(app, 'heir')).headers.location).toBe(refused)
    expect(await database().selectFrom('sessions').select('user_id').execute()).toHaveLength(1)
  })

  it('keeps the account of an earlier user who never had a password', async () => {
    const app = await start()
    const { _id } = await insertGuest(database(), 'new@staylet.test')
    await database().updateTable('users').set({ password_hash: null }).execute()
    const answer = await signIn(app, 'new')
    expect(await whoIs(app, tokenIn(answer.headers.location))).toMatchObject({ user: { _id } })
    expect((await signIn(app, 'heir')).headers.location).toBe(refused)
  })

  describe('with the address of an account that has a password', () => {
    const deviceIn = (answer: { headers: Record<string, unknown> }) =>
      [answer.headers['set-cookie']]
        .flat()
        .map((cookie) => String(cookie).split(';', 1)[0] ?? '')
        .find((cookie) => cookie.includes('staylet-device')) ?? ''
    const ask = async (clock = () => NOW) => {
      const app = await startTestServer(database(), {
        env: { ...provider.env, PUBLIC_URL: site },
        clock,
      })
      const { _id } = await insertGuest(database())
      const answer = await signIn(app, 'ada')
      expect(answer.headers.location).toBe('/login?google=mailed')
      const { text } = await lastMessageTo(app, 'ada@staylet.test')
      const url = /\/api\/auth\/google\/join\?token=[\w-]{43}/.exec(text)?.[0] ?? ''
      const openLink = (cookie: string) => app.inject({ url, headers: { cookie } })
      return { app, _id, openLink, cookie: deviceIn(answer) }
    }
    const again = '/login?google=refused'

    it('mails a link and joins when the same browser opens it, once', async () => {
      const { app, _id, openLink, cookie } = await ask()
      const joined = await openLink(cookie)
      expect(await whoIs(app, tokenIn(joined.headers.location))).toEqual({
        user: { _id, email: 'ada@staylet.test', fullName: 'Ada Obi' },
      })
      expect((await openLink(cookie)).headers.location).toBe(again)
      const next = await signIn(app, 'ada')
      expect(await whoIs(app, tokenIn(next.headers.location))).toMatchObject({ user: { _id } })
    })

    it('joins nothing in another browser, or without one', async () => {
      const { app, openLink, cookie } = await ask()
      const other = deviceIn(await signIn(app, 'new'))
      expect(other).not.toBe('')
      expect((await openLink(other)).headers.location).toBe(again)
      expect((await openLink('')).headers.location).toBe(again)
      expect((await openLink(cookie)).headers.location).toContain('/?token=')
    })

    it('joins nothing after ten minutes, and mails no second link before', async () => {
      let now = NOW
      const { app, openLink, cookie } = await ask(() => now)
      for (let tries = 0; tries < 4; tries += 1) await signIn(app, 'ada')
      now = new Date(NOW.getTime() + 10 * 60_000)
      expect((await openLink(cookie)).headers.location).toBe(again)
      expect((await messagesTo(app, 'ada@staylet.test')).length).toBeLessThan(3)
      expect(await database().selectFrom('provider_accounts').select('issuer').execute()).toEqual(
        [],
      )
    })
  })

  it('creates an account for a user without a name', async () => {
    const app = await start()
    const answer = await signIn(app, 'nameless')
    expect(await whoIs(app, tokenIn(answer.headers.location))).toEqual({
      user: { _id: expect.any(String), email: 'nameless@staylet.test' },
    })
  })

  it.each(['unproved', 'silent'])(
    'creates no session for a user whose address is %s',
    async (name) => {
      const app = await start()
      await insertGuest(database())
      const answer = await signIn(app, name)
      expect([answer.statusCode, answer.headers.location]).toEqual([302, refused])
      expect(await database().selectFrom('sessions').select('user_id').execute()).toHaveLength(1)
    },
  )

  it('refuses a response that this browser did not request', async () => {
    const app = await start()
    const first = await depart(app)
    const other = await depart(app)
    const address = await logInAtProvider(first.url, 'new', provider.issuer)
    const changed = new URL(address)
    changed.searchParams.set('state', 'x'.repeat(43))
    for (const [back, cookie] of [
      [address, undefined],
      [address, other.cookie],
      [address, 'staylet-sign-in=bm9uc2Vuc2U'],
      [changed.href, first.cookie],
      [`${site}/api/auth/google/callback?error=access_denied`, first.cookie],
    ] as const) {
      expect((await comeBack(app, back, cookie)).headers.location).toBe(refused)
    }
    // The browser that began the sign-in can still finish it, once.
    expect((await comeBack(app, address, first.cookie)).headers.location).toContain('/?token=')
    expect((await comeBack(app, address, first.cookie)).headers.location).toBe(refused)
  })

  it("refuses an ID token that none of the issuer's keys has signed", async () => {
    const forger = await startOidcServer({
      redirectUri: `${site}/api/auth/google/callback`,
      accounts: { new: { email: 'new@staylet.test', email_verified: true } },
      publishesOtherKeys: true,
    })
    try {
      const app = await startTestServer(database(), { env: forger.env })
      const { cookie, url } = await depart(app)
      const answer = await comeBack(app, await logInAtProvider(url, 'new', forger.issuer), cookie)
      expect(answer.headers.location).toBe(refused)
      expect(await database().selectFrom('users').select('id').execute()).toEqual([])
    } finally {
      await forger.stop()
    }
  })

  it('redirects to the login page while the provider does not respond', async () => {
    const env = { ...provider.env, OIDC_ISSUER: 'http://127.0.0.1:9' }
    const app = await startTestServer(database(), { env })
    const answer = await app.inject(begin)
    expect([answer.statusCode, answer.headers.location]).toEqual([302, refused])
  })
})
