import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { HOUR, MINUTE } from '@domain/time'
import { queueMessage } from '@server/delivery/outgoing-messages'
import { until } from '@tests/helpers/until'
import { describeOnEachDatabase } from '@tests/server/databases'
import { collectLog } from '@tests/server/event-log'
import { insertGuest } from '@tests/server/rows'
import { startSmtpServer } from '@tests/server/smtp-server'
import { NOW, startTestServer, type TestServer } from '@tests/server/test-server'

let smtp: Awaited<ReturnType<typeof startSmtpServer>>
beforeAll(async () => {
  smtp = await startSmtpServer()
})
beforeEach(() => {
  smtp.received.length = 0
  smtp.state.refuse = 0
  smtp.state.isFree = Promise.resolve()
})
afterAll(() => smtp.stop())

describeOnEachDatabase('mail by SMTP', (database) => {
  let now = NOW
  const { logger, lines } = collectLog('trace')
  beforeEach(() => {
    now = NOW
    lines.length = 0
  })
  const start = () =>
    startTestServer(database(), {
      env: { SMTP_URL: smtp.url, MAIL_FROM: 'Staylet <stays@staylet.example>' },
      clock: () => now,
      logger,
    })
  /** Starts a process without mail settings. */
  const startWithout = () =>
    startTestServer(database(), { env: { NODE_ENV: 'production' }, clock: () => now })
  const ask = (app: TestServer, email: string) =>
    app.inject({ method: 'POST', url: '/api/auth/forgot-password', payload: { email } })

  it('carries the link and the code as text and as HTML, to one recipient', async () => {
    const app = await start()
    await insertGuest(database())
    await ask(app, 'ada@staylet.test')
    await app.deliveries.deliverDue()
    expect(smtp.received).toHaveLength(1)
    const [{ to, mail } = { to: [], mail: undefined }] = smtp.received
    expect(to).toEqual(['ada@staylet.test'])
    expect(mail?.from).toMatchObject({ name: 'Staylet', address: 'stays@staylet.example' })
    expect(mail?.subject).toBe('Choose a new password for Staylet')
    const link = /https:\/\/staylet\.example\/reset-password\?token=[\w-]{43}&email=\S+/
    expect(mail?.text).toMatch(link)
    expect(mail?.text).toMatch(/Your code: \d{6}\n/)
    const found = link.exec(mail?.text ?? '')?.[0] ?? ''
    expect(mail?.html).toContain(`href="${found.replaceAll('&', '&amp;')}"`)
    expect(mail?.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated')
    expect(await database().selectFrom('outgoing_messages').select('id').execute()).toEqual([])
  })

  it('is retried after a while, given up in the end, and logged without the recipient', async () => {
    const app = await start()
    await insertGuest(database())
    smtp.state.refuse = 450
    await ask(app, 'ada@staylet.test')
    await app.deliveries.deliverDue()
    expect(smtp.received).toHaveLength(0)
    smtp.state.refuse = 0
    await app.deliveries.deliverDue()
    expect(smtp.received).toHaveLength(0)
    now = new Date(NOW.getTime() + MINUTE)
    await app.deliveries.deliverDue()
    expect(smtp.received).toHaveLength(1)

    smtp.state.refuse = 550
    await ask(app, 'ada@staylet.test')
    for (let minutes = 0; minutes <= 120; minutes += 20) {
      await app.deliveries.deliverDue()
      now = new Date(now.getTime() + 20 * MINUTE)
    }
    expect(await database().selectFrom('outgoing_messages').select('id').execute()).toEqual([])
    const log = lines.join('')
    expect(log.match(/a message was not sent/g)?.length).toBeGreaterThan(2)
    expect(log).toContain('"responseCode":550')
    expect(log).toContain('"again":false')
    for (const secret of ['ada@staylet.test', 'Ada', 'secret', 'reset-password?']) {
      expect(log).not.toContain(secret)
    }
  })

  it('waits in the database while no server runs, without its link or code', async () => {
    const first = await start()
    await insertGuest(database())
    smtp.state.refuse = 450
    await ask(first, 'ada@staylet.test')
    await first.deliveries.deliverDue()
    const waiting = await database().selectFrom('outgoing_messages').selectAll().execute()
    expect(waiting).toEqual([
      expect.objectContaining({ kind: 'reset', recipient: 'ada@staylet.test', tries: 1 }),
    ])
    await first.close()
    smtp.state.refuse = 0
    now = new Date(NOW.getTime() + MINUTE)
    await (await start()).deliveries.deliverDue()
    expect(smtp.received).toHaveLength(1)
  })

  it('is not taken by another process while sending takes longer than its lease', async () => {
    const app = await start()
    await insertGuest(database())
    let free = () => {}
    smtp.state.isFree = new Promise((resolve) => (free = resolve))
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    await ask(app, 'ada@staylet.test')
    const delivery = app.deliveries.deliverDue()
    await until(() => smtp.received.length === 1)
    const dueAt = async () => {
      const row = await database()
        .selectFrom('outgoing_messages')
        .select('due_at')
        .executeTakeFirstOrThrow()
      return row.due_at.getTime() - now.getTime()
    }
    expect(await dueAt()).toBe(2 * MINUTE)
    for (let minutes = 0; minutes < 3; minutes += 1) {
      now = new Date(now.getTime() + MINUTE)
      vi.advanceTimersByTime(MINUTE)
      await until(async () => (await dueAt()) === 2 * MINUTE)
    }
    free()
    await delivery
    expect(smtp.received).toHaveLength(1)
    expect(await database().selectFrom('outgoing_messages').select('id').execute()).toEqual([])
    // The lease of a batch that is over is not renewed.
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is left to a process with mail settings by one without', async () => {
    const without = await startWithout()
    await insertGuest(database())
    await queueMessage(database(), { kind: 'reset', recipient: 'ada@staylet.test' }, now)
    for (let minutes = 0; minutes < 60; minutes += 1) {
      await without.deliveries.deliverDue()
      now = new Date(now.getTime() + MINUTE)
    }
    const left = await database().selectFrom('outgoing_messages').select('tries').execute()
    expect(left).toEqual([{ tries: 0 }])
    expect(smtp.received).toHaveLength(0)
    const app = await start()
    await app.deliveries.deliverDue()
    expect(smtp.received).toHaveLength(1)
  })

  it('is dropped in the end when no process has mail settings', async () => {
    const without = await startWithout()
    await insertGuest(database())
    await queueMessage(database(), { kind: 'reset', recipient: 'ada@staylet.test' }, now)
    await without.deliveries.deliverDue()
    now = new Date(now.getTime() + 2 * HOUR)
    await without.deliveries.deliverDue()
    expect(await database().selectFrom('outgoing_messages').select('id').execute()).toEqual([])
  })

  it.each(['<ada@staylet.test>', 'a,ada@staylet.test', '"a b"@staylet.test', 'x\r\nBcc: y@z.test'])(
    'is never sent to an address that reads as a different one: %j',
    async (email) => {
      const app = await start()
      const answer = await app.inject({
        method: 'POST',
        url: '/api/auth/initiate-email-verification',
        payload: { email },
      })
      expect(answer.statusCode).toBe(400)
      expect(answer.json().fields).toEqual({ email: 'Please enter a valid email address' })
    },
  )

  it('is unavailable on a server without mail settings', async () => {
    const app = await startWithout()
    for (const call of ['initiate-email-verification', 'resend-verification', 'register']) {
      const answer = await app.inject({
        method: 'POST',
        url: `/api/auth/${call}`,
        payload: { email: 'new@staylet.test' },
      })
      expect([answer.statusCode, answer.json().code]).toEqual([501, 'not_implemented'])
    }
  })
})
