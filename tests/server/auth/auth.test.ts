import { hash, parseOptions } from '@node-rs/argon2'
import { expect, it, vi } from 'vitest'
import { DAY } from '@domain/time'
import { accountKey } from '@server/auth/account-key'
import { HASH_SETTING } from '@server/auth/hash-setting'
import { hashPassword } from '@server/auth/password-hashing'
import { describeOnEachDatabase } from '@tests/server/databases'
import { insertGuest, PASSWORD } from '@tests/server/rows'
import { as, NOW, startTestServer, type TestServer } from '@tests/server/test-server'

const login = (app: TestServer, identifier: string, password: string, address = '10.0.0.1') =>
  app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { identifier, password },
    remoteAddress: address,
  })

it('hashes by the first setting of OWASP in the product', async () => {
  const real = await vi.importActual<typeof import('@server/auth/hash-setting')>(
    '@server/auth/hash-setting',
  )
  expect(real.HASH_SETTING).toEqual({ memoryCost: 19_456, timeCost: 2, parallelism: 1 })
})

describeOnEachDatabase('authentication', (database) => {
  it('logs in with an email address in any letter case and returns a token and the user (API-01)', async () => {
    const app = await startTestServer(database())
    const { _id } = await insertGuest(database())
    const answer = await login(app, ' Ada@Staylet.test ', PASSWORD)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({
      accessToken: expect.stringMatching(/^[\w-]{43}$/),
      user: { _id, email: 'ada@staylet.test', fullName: 'Ada Obi' },
    })
  })

  it('logs in with a phone number that starts with +234 or with 0 (API-01)', async () => {
    const app = await startTestServer(database())
    await insertGuest(database())
    await database().updateTable('users').set({ phone: '08031234567' }).execute()
    for (const phone of ['0803 123 4567', '+234 803 123 4567']) {
      expect((await login(app, phone, PASSWORD)).statusCode).toBe(200)
    }
  })

  it('opens an account with its address and number in every spelling that looks the same', async () => {
    const app = await startTestServer(database())
    await insertGuest(database(), 'ọlá@staylet.test')
    await database().updateTable('users').set({ phone: '08031234567' }).execute()
    for (const identifier of [
      'ọlá@staylet.test'.normalize('NFD'),
      'mailto:Ọlá@ＳＴＡＹＬＥＴ.test,',
      '\u202Aọlá@staylet.test\u202C',
      '\u202A+234 803 123 4567\u202C',
      '\u2068０８０３ 123 4567\u2069',
    ]) {
      expect((await login(app, identifier, PASSWORD)).statusCode).toBe(200)
    }
  })

  const letters = 'ada@bücher.example'
  const encoded = 'ada@xn--bcher-kva.example'

  it.each([letters, encoded])(
    'opens the account %s by its domain in letters and encoded (R-154)',
    async (stored) => {
      const app = await startTestServer(database())
      const { _id } = await insertGuest(database(), stored)
      for (const identifier of [
        letters,
        encoded,
        'Ada@XN--Bcher-kva.example',
        'ada@BÜCHER.example',
      ]) {
        const answer = await login(app, identifier, PASSWORD)
        expect(answer.json()).toMatchObject({ user: { _id } })
      }
    },
  )

  it('opens each of two accounts that were made before by its own spelling (R-154)', async () => {
    const app = await startTestServer(database())
    for (const stored of [encoded, letters]) await insertGuest(database(), stored)
    for (const email of [letters, encoded]) {
      expect((await login(app, email, PASSWORD)).json()).toMatchObject({ user: { email } })
    }
  })

  it.each(['ada@1.2', 'ada@xn--zzzzzz.example', 'ada@bücher.example/x'])(
    'leaves %s as it is written',
    (typed) => expect(accountKey(typed)).toBe(typed),
  )

  it.each([
    ['fila@staylet.test', 'ﬁla@staylet.test', 'fila@ｓtaylet.test'],
    [letters, encoded, 'ada@bu\u0308cher.example'],
  ])('counts guesses at all spellings of %s together', async (...spellings) => {
    const app = await startTestServer(database())
    const guess = (index: number) =>
      login(app, spellings[index % 3] ?? '', 'guess', `10.${index}.0.1`)
    let seen = 401
    for (let index = 0; seen === 401 && index < 30; index += 1) {
      seen = (await guess(index)).statusCode
    }
    expect(seen).toBe(429)
    for (const index of [40, 41, 42]) expect((await guess(index)).statusCode).toBe(429)
  })

  it.each(['NFC', 'NFD'] as const)(
    'opens an account with an accented password in %s',
    async (form) => {
      const app = await startTestServer(database())
      await insertGuest(database())
      const password = 'Pọ́lá#2026x'
      for (const stored of [
        // As earlier versions hashed it on the one device or the other, and as it is hashed now.
        await hash(password.normalize('NFC'), HASH_SETTING),
        await hash(password.normalize('NFD'), HASH_SETTING),
        await hashPassword(password.normalize('NFD')),
      ]) {
        await database().updateTable('users').set({ password_hash: stored }).execute()
        expect((await login(app, 'ada@staylet.test', password.normalize(form))).statusCode).toBe(
          200,
        )
        expect((await login(app, 'ada@staylet.test', 'Pola#2026x')).statusCode).toBe(401)
      }
    },
  )

  it('hashes a password of an earlier setting anew, and keeps it', async () => {
    const app = await startTestServer(database())
    await insertGuest(database())
    const weak = await hash(PASSWORD, { ...HASH_SETTING, memoryCost: 16 })
    await database().updateTable('users').set({ password_hash: weak }).execute()
    const read = async () =>
      (await database().selectFrom('users').select('password_hash').executeTakeFirstOrThrow())
        .password_hash
    expect((await login(app, 'ada@staylet.test', 'guess')).statusCode).toBe(401)
    expect(await read()).toBe(weak)
    expect((await login(app, 'ada@staylet.test', PASSWORD)).statusCode).toBe(200)
    const strong = await read()
    expect(parseOptions(String(strong))).toMatchObject(HASH_SETTING)
    expect((await login(app, 'ada@staylet.test', PASSWORD)).statusCode).toBe(200)
    expect(await read()).toBe(strong)
  })

  it('responds to an unknown account exactly as to a wrong password', async () => {
    const app = await startTestServer(database())
    await insertGuest(database())
    const wrong = await login(app, 'ada@staylet.test', 'not it')
    const unknown = await login(app, 'nobody@staylet.test', 'not it')
    expect(wrong.statusCode).toBe(401)
    expect(wrong.json()).toMatchObject({ code: 'invalid_credentials' })
    expect([unknown.statusCode, unknown.body]).toEqual([wrong.statusCode, wrong.body])
  })

  it('stops guesses at one account, known or not, and says how long to wait', async () => {
    const app = await startTestServer(database())
    await insertGuest(database())
    for (const account of ['ada@staylet.test', 'nobody@staylet.test']) {
      const tries = await Promise.all(
        Array.from({ length: 12 }, (_, n) => login(app, account, 'guess', `10.0.1.${n}`)),
      )
      const statuses = tries.map(({ statusCode }) => statusCode)
      expect(statuses.filter((status) => status === 401)).toHaveLength(10)
      const refused = await login(app, account, PASSWORD, '10.0.2.1')
      expect(refused.statusCode).toBe(429)
      expect(refused.json()).toMatchObject({ code: 'rate_limited' })
      expect(refused.headers['retry-after']).toBe(String(18 * 3_600))
    }
  })

  it('stops one address, and then one network, that tries many accounts', async () => {
    const app = await startTestServer(database())
    const status = async (account: string, address: string) =>
      (await login(app, account, 'guess', address)).statusCode
    const empty = (scope: string) =>
      database()
        .updateTable('attempts')
        .set({ full_at: new Date(NOW.getTime() + DAY) })
        .where('scope', '=', scope)
        .execute()
    await status('a@staylet.test', '10.0.0.1')
    await empty('login address')
    expect(await status('b@staylet.test', '10.0.0.1')).toBe(429)
    expect(await status('b@staylet.test', '10.0.0.2')).toBe(401)
    await empty('login network')
    expect(await status('b@staylet.test', '10.0.0.3')).toBe(429)
    expect(await status('b@staylet.test', '10.0.1.1')).toBe(401)
    expect(await status('c@staylet.test', '2001:db8:1:2::1')).toBe(401)
    await empty('login network')
    expect(await status('c@staylet.test', '2001:db8:1:2:ffff::9')).toBe(429)
    expect(await status('c@staylet.test', '2001:db8:1:3::1')).toBe(401)
  })

  it('allows another guess after each refill, however many were refused meanwhile', async () => {
    let now = NOW
    const app = await startTestServer(database(), { clock: () => now })
    await insertGuest(database())
    for (let tries = 0; tries < 60; tries += 1)
      await login(app, 'ada@staylet.test', 'guess', `10.1.1.${tries}`)
    expect((await login(app, 'ada@staylet.test', PASSWORD)).statusCode).toBe(429)
    now = new Date(NOW.getTime() + 18 * 3_600_000)
    expect((await login(app, 'ada@staylet.test', PASSWORD)).statusCode).toBe(200)
    // A correct password costs no attempt.
    expect((await login(app, 'ada@staylet.test', PASSWORD)).statusCode).toBe(200)
    expect((await login(app, 'ada@staylet.test', 'guess')).statusCode).toBe(401)
    expect((await login(app, 'ada@staylet.test', PASSWORD)).statusCode).toBe(429)
  })

  it('returns the user of the token without any private column (API-03, ENT-01)', async () => {
    const app = await startTestServer(database())
    const ada = await insertGuest(database())
    await database().updateTable('users').set({ profile_image: '/media/a/160.webp' }).execute()
    const answer = await app.inject({ url: '/api/auth/me', headers: as(ada) })
    expect(answer.json()).toEqual({
      user: {
        _id: ada._id,
        email: 'ada@staylet.test',
        fullName: 'Ada Obi',
        profileImage: '/media/a/160.webp',
      },
    })
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('rejects visitors, invented tokens and other authorisation schemes', async () => {
    const app = await startTestServer(database())
    const ada = await insertGuest(database())
    const headers = [{}, as({ token: 'x'.repeat(43) }), { authorization: `Basic ${ada.token}` }]
    for (const each of headers) {
      const answer = await app.inject({ url: '/api/auth/me', headers: each })
      expect(answer.statusCode).toBe(401)
      expect(answer.json()).toMatchObject({ code: 'unauthenticated' })
    }
  })

  it('stores no usable token', async () => {
    const ada = await insertGuest(database())
    const rows = await database().selectFrom('sessions').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(ada.token)
    expect(rows[0]?.token_hash).toHaveLength(32)
  })

  it('ends a session at logout, after a week without use and after a month', async () => {
    let now = NOW
    const app = await startTestServer(database(), { clock: () => now })
    const [first, second] = [
      await insertGuest(database()),
      await insertGuest(database(), 'b@b.test'),
    ]
    const status = async (guest: { token: string }) =>
      (await app.inject({ url: '/api/auth/me', headers: as(guest) })).statusCode

    const out = await app.inject({ method: 'POST', url: '/api/auth/logout', headers: as(first) })
    expect(out.statusCode).toBe(200)
    expect([await status(first), await status(second)]).toEqual([401, 200])

    for (const day of [6, 12, 18, 24, 29]) {
      now = new Date(NOW.getTime() + day * DAY)
      expect(await status(second)).toBe(200)
    }
    now = new Date(NOW.getTime() + 30 * DAY)
    expect(await status(second)).toBe(401)

    now = NOW
    const idle = await insertGuest(database(), 'c@c.test')
    now = new Date(NOW.getTime() + 7 * DAY)
    expect(await status(idle)).toBe(401)
  })

  it('redirects back from Google with a reason while no credentials are configured (API-04)', async () => {
    const app = await startTestServer(database())
    const answer = await app.inject({ method: 'GET', url: '/api/auth/google' })
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/login?error=google'])
  })
})
