import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { readConfig } from '@server/config/config'
import { describeOnEachDatabase } from '@tests/server/databases'
import { lastMessageTo } from '@tests/server/messages'
import { insertGuest } from '@tests/server/rows'
import { startTestServer, type TestServer } from '@tests/server/test-server'

const ADA = 'ada@staylet.test'
const BREACHED = 'Kx7#mango-river'
/** The service fills a response up with hashes that were never seen. */
const PADDED = 'Kx7#mango-other'

const hashOf = (text: string) => createHash('sha1').update(text).digest('hex').toUpperCase()
const asked: string[] = []
let isAway = false
const service = createServer((request, response) => {
  asked.push(request.url ?? '')
  if (isAway) response.destroy()
  else response.end(`${hashOf(BREACHED).slice(5)}:7\r\n${hashOf(PADDED).slice(5)}:0\r\n`)
})
let url = ''
beforeAll(async () => {
  await new Promise<void>((listening) => {
    service.listen(0, '127.0.0.1', listening)
  })
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/range`
})
beforeEach(() => {
  asked.length = 0
  isAway = false
})
afterAll(() => service.close())

describeOnEachDatabase('a breached password', (database) => {
  const start = async () => {
    const app = await startTestServer(database(), { env: { BREACHED_PASSWORDS_URL: url } })
    await insertGuest(database())
    return app
  }
  const post = (app: TestServer, path: string, payload: object) =>
    app.inject({ method: 'POST', url: `/api/auth/${path}`, payload })
  const mailed = async (app: TestServer, path: string, email: string) => {
    await post(app, path, { email })
    const { link = '' } = await lastMessageTo(app, email)
    return new URL(link)
  }

  it('is refused by a reset, and only five characters of its hash are sent', async () => {
    const app = await start()
    const token = (await mailed(app, 'forgot-password', ADA)).searchParams.get('token')
    const reset = (newPassword: string) =>
      post(app, 'reset-password', { token, email: ADA, newPassword })
    const refused = await reset(BREACHED)
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'password_guessable'])
    expect(asked).toEqual([`/range/${hashOf(BREACHED).slice(0, 5)}`])
    expect((await reset(PADDED)).statusCode).toBe(200)
  })

  it('is refused by a sign-up', async () => {
    const app = await start()
    const email = 'new@staylet.test'
    const started = await post(app, 'initiate-email-verification', { email })
    const { link = '' } = await lastMessageTo(app, email)
    const verificationToken = new URL(link).pathname.split('/').at(-1)
    const complete = (password: string) =>
      post(app, 'complete-registration', {
        id: started.json().user._id,
        fullName: 'Ngozi Eze',
        dob: '1990-07-24',
        phoneNo: '08012345678',
        password,
        verificationToken,
      })
    const refused = await complete(BREACHED)
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'password_guessable'])
    expect((await complete(PADDED)).statusCode).toBe(200)
  })

  it('passes while the service is away, and nobody can make the server query it without a link', async () => {
    const app = await start()
    const guess = { token: 'x'.repeat(43), email: ADA, newPassword: BREACHED }
    expect((await post(app, 'reset-password', guess)).statusCode).toBe(400)
    expect(asked).toEqual([])
    isAway = true
    const token = (await mailed(app, 'forgot-password', ADA)).searchParams.get('token')
    const payload = { token, email: ADA, newPassword: BREACHED }
    expect((await post(app, 'reset-password', payload)).statusCode).toBe(200)
    expect(asked).toHaveLength(1)
  })
})

it('is looked up in production unless that is turned off, and nowhere else', () => {
  const urlOf = (env: Record<string, string>) => readConfig(env).breachedPasswordsUrl
  expect(urlOf({ NODE_ENV: 'production' })).toBe('https://api.pwnedpasswords.com/range')
  expect(urlOf({ NODE_ENV: 'production', BREACHED_PASSWORDS_URL: 'off' })).toBeUndefined()
  expect(urlOf({})).toBeUndefined()
  expect(urlOf({ BREACHED_PASSWORDS_URL: 'https://own.example/range/' })).toBe(
    'https://own.example/range',
  )
  expect(() => readConfig({ BREACHED_PASSWORDS_URL: 'http://own.example' })).toThrow('BREACHED')
})
