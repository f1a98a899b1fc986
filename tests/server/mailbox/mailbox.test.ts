import { expect, it } from 'vitest'
import { describeOnEachDatabase } from '@tests/server/databases'
import { lastMessageTo, messagesTo } from '@tests/server/messages'
import { startTestServer, type TestServer } from '@tests/server/test-server'

const register = (app: TestServer, payload: object) =>
  app.inject({ method: 'POST', url: '/api/auth/register', payload })

describeOnEachDatabase("the developers' mailbox", (database) => {
  it('shows unsent messages newest first, under its own security policy', async () => {
    const app = await startTestServer(database())
    expect((await app.inject('/dev/mailbox')).body).toContain('Nothing has been sent yet.')
    await register(app, { email: 'bola@staylet.test' })
    await app.deliveries.deliverDue()
    await register(app, { phone: '08031234567' })
    const { code } = await lastMessageTo(app, '08031234567')
    const page = await app.inject('/dev/mailbox')
    expect(page.statusCode).toBe(200)
    const text = page.body.indexOf('08031234567')
    expect(text).toBeGreaterThan(0)
    expect(page.body.indexOf('bola@staylet.test')).toBeGreaterThan(text)
    const policy = String(page.headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'; style-src 'sha256-")
    expect(policy).not.toContain('script-src')
    const [sms] = await messagesTo(app, '08031234567')
    expect((await app.inject(`/dev/mailbox/${sms?._id}`)).body).toContain(`>${code}<`)
  })

  it('shows a mail in a frame that can only follow links', async () => {
    const app = await startTestServer(database())
    await register(app, { email: 'bola@staylet.test' })
    const mail = await lastMessageTo(app, 'bola@staylet.test')
    const page = await app.inject(`/dev/mailbox/${mail._id}`)
    expect(page.body).toContain('sandbox="allow-top-navigation-by-user-activation"')
    const frame = await app.inject(`/dev/mailbox/${mail._id}/html`)
    expect(frame.body).toContain('<base target="_top">')
    const policy = String(frame.headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain('sandbox allow-top-navigation-by-user-activation')
    expect((await app.inject('/dev/mailbox/999999')).statusCode).toBe(404)
    expect((await app.inject('/dev/mailbox/x')).statusCode).toBe(404)
  })

  it.each([{ NODE_ENV: 'production' }, { HOST: '0.0.0.0' }, { HOST: '192.168.1.4' }])(
    'has no route with %j',
    async (env) => {
      const app = await startTestServer(database(), { env })
      for (const path of ['', '/messages', '/1', '/1/html', '/1/attachments/0']) {
        expect((await app.inject(`/dev/mailbox${path}`)).statusCode).toBe(404)
      }
    },
  )
})
