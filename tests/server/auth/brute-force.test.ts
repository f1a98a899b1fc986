import { afterAll, expect, it } from 'vitest'
import { DAY, MINUTE } from '@domain/time'
import { checkCode, CODE_TRIES, issueCode } from '@server/auth/one-time-codes'
import type { CodePurpose } from '@server/database/tables'
import { describeOnEachDatabase } from '@tests/server/databases'
import { embeddedDatabase } from '@tests/server/embedded-databases'
import { emptyTables } from '@tests/server/empty-tables'
import { lastMessageTo } from '@tests/server/messages'
import { insertGuest } from '@tests/server/rows'
import { NOW, startTestServer, type TestServer } from '@tests/server/test-server'

const report: string[] = []
// The figures are the purpose of this test, so print them.
// oxlint-disable-next-line no-console
afterAll(() => console.log(report.join('\n')))

interface Door {
  purpose: CodePurpose
  account: string
  /** Makes the server send a code. */
  request: (app: TestServer, from: string) => Promise<{ statusCode: number }>
  guess: (app: TestServer, code: string, from: string) => Promise<Answer>
}

interface Answer {
  statusCode: number
  json: () => { success?: boolean; message: string }
}

const post = (app: TestServer, path: string, payload: object, remoteAddress: string) =>
  app.inject({ method: 'POST', url: `/api/auth/${path}`, payload, remoteAddress })

const doors: Door[] = [
  {
    purpose: 'reset',
    account: 'ada@staylet.test',
    request: (app, from) => post(app, 'forgot-password', { email: 'ada@staylet.test' }, from),
    guess: (app, otp, from) =>
      post(app, 'verify-otp', { identifier: 'ada@staylet.test', otp }, from),
  },
  {
    purpose: 'phone',
    account: '08031234567',
    request: (app, from) => post(app, 'register', { phone: '08031234567' }, from),
    guess: (app, code, from) => post(app, 'verify-otp', { phoneNumber: '08031234567', code }, from),
  },
  {
    purpose: 'email',
    account: 'new@staylet.test',
    request: (app, from) =>
      post(app, 'initiate-email-verification', { email: 'new@staylet.test' }, from),
    guess: (app, code, from) => post(app, 'verify-otp', { email: 'new@staylet.test', code }, from),
  },
]

/** Returns six digits that differ from the code. */
const wrongCode = (code: string, n: number) =>
  String((Number(code) + 1 + n) % 1_000_000).padStart(6, '0')

/** Returns another network each time, so that only the limit per account can stop the guesses. */
const addressOf = (n: number) => `10.${(n >> 8) & 255}.${n & 255}.1`

/**
 * Counts the guesses that the server compared with the code. It refuses all others without a
 * comparison.
 */
const looked = (answers: Answer[]) =>
  answers.filter(
    (answer) =>
      answer.statusCode === 200 && !answer.json().message.startsWith('Too many wrong codes'),
  ).length

describeOnEachDatabase('guessing one-time codes', (database) => {
  it.each(doors)('evaluates five of 60 guesses that arrive at once ($purpose)', async (door) => {
    const app = await startTestServer(database())
    await insertGuest(database())
    await door.request(app, '10.9.9.9')
    const { code = '' } = await lastMessageTo(app, door.account)
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) => door.guess(app, wrongCode(code, n), addressOf(n))),
    )
    expect(looked(answers)).toBe(5)
    // The code no longer works, not even for the right digits.
    await database().deleteFrom('attempts').execute()
    const late = await door.guess(app, code, '10.8.8.8')
    expect(late.json()).toEqual({
      success: false,
      message: 'Too many wrong codes. Please request a new one.',
    })
    report.push(`${door.purpose}: 60 guesses at once, ${looked(answers)} evaluated`)
  })

  it('counts attempts for each code one by one, so that it needs no further limit', async () => {
    const code = await issueCode(database(), 'reset', 'ada@staylet.test', NOW)
    const checks = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        checkCode(database(), 'reset', 'ada@staylet.test', wrongCode(code, n), NOW),
      ),
    )
    expect(checks.filter((check) => check === 'wrong')).toHaveLength(5)
    expect(checks.filter((check) => check === 'no tries left')).toHaveLength(55)
    expect(await checkCode(database(), 'reset', 'ada@staylet.test', code, NOW)).toBe(
      'no tries left',
    )
  })

  it.each(doors)(
    'accepts the right code as the fifth attempt, and only once ($purpose)',
    async (door) => {
      const app = await startTestServer(database())
      await insertGuest(database())
      await door.request(app, '10.9.9.9')
      const { code = '' } = await lastMessageTo(app, door.account)
      for (let n = 0; n < 4; n += 1) {
        expect((await door.guess(app, wrongCode(code, n), '10.9.9.9')).json().success).toBe(false)
      }
      const answers = await Promise.all([
        door.guess(app, code, '10.9.9.9'),
        door.guess(app, code, '10.9.9.9'),
      ])
      expect(answers.filter((answer) => answer.json().success)).toHaveLength(1)
      expect((await door.guess(app, code, '10.9.9.9')).json().success).toBe(false)
    },
  )

  it.each(doors)('rejects a code after ten minutes ($purpose)', async (door) => {
    let now = NOW
    const app = await startTestServer(database(), { clock: () => now })
    await insertGuest(database())
    await door.request(app, '10.9.9.9')
    const { code = '' } = await lastMessageTo(app, door.account)
    now = new Date(NOW.getTime() + 10 * MINUTE)
    expect((await door.guess(app, code, '10.9.9.9')).json()).toEqual({
      success: false,
      message: 'Invalid verification code',
    })
    now = new Date(NOW.getTime() + 10 * MINUTE - 1)
    expect((await door.guess(app, code, '10.9.9.9')).json().success).toBe(true)
  })

  it('keeps the count across processes and restarts', async () => {
    const [door] = doors
    if (!door) throw new Error('No door.')
    const first = await startTestServer(database())
    const second = await startTestServer(database())
    await insertGuest(database())
    await door.request(first, '10.9.9.9')
    const { code = '' } = await lastMessageTo(first, door.account)
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        door.guess(n % 2 === 0 ? first : second, wrongCode(code, n), addressOf(n)),
      ),
    )
    expect(looked(answers)).toBe(5)
    await first.close()
    const third = await startTestServer(database())
    expect((await door.guess(third, code, '10.7.7.7')).statusCode).toBe(429)
    await database().deleteFrom('attempts').execute()
    expect((await door.guess(third, code, '10.7.7.7')).json().success).toBe(false)
  })
})

it.each(doors)(
  'evaluates at most 25 guesses at once and 100 a month, however many codes are requested ($purpose)',
  async (door) => {
    // One database is enough: both count in the same statement, and a month takes seconds.
    const database = await embeddedDatabase()
    await emptyTables(database)
    let now = NOW
    const app = await startTestServer(database, { clock: () => now })
    await insertGuest(database)
    const seen = { guessed: 0, month: 0, mostADay: 0 }
    let caller = 0
    for (let day = 0; day < 30; day += 1) {
      let today = 0
      // The attacker requests codes every day, and without the limit all of these guesses count.
      now = new Date(NOW.getTime() + day * DAY)
      for (let codes = 0; codes < (day === 0 ? 7 : 1); codes += 1) {
        caller += 1
        now = new Date(now.getTime() + MINUTE)
        await door.request(app, addressOf(caller))
        const { code = '' } = await lastMessageTo(app, door.account)
        const answers: Answer[] = []
        for (let n = 0; n < CODE_TRIES; n += 1) {
          seen.guessed += 1
          answers.push(await door.guess(app, wrongCode(code, n), addressOf(caller)))
        }
        expect(answers.some((answer) => answer.json().success)).toBe(false)
        today += looked(answers)
      }
      seen.month += today
      seen.mostADay = Math.max(seen.mostADay, today)
    }
    report.push(
      `${door.purpose}: ${seen.guessed} guesses in a month, ${seen.month} evaluated, ` +
        `at most ${seen.mostADay} a day: a chance of ${seen.month / 10_000} %`,
    )
    expect(seen.guessed).toBeGreaterThan(150)
    expect(seen.mostADay).toBeLessThanOrEqual(25)
    expect(seen.month).toBeLessThanOrEqual(100)
  },
)
