import { performance } from 'node:perf_hooks'
import { DAY, HOUR, MINUTE } from '@domain/time'
import { findResetToken } from '@server/auth/reset-tokens'
import { lastMessageTo } from '@tests/server/messages'
import { insertGuest, PASSWORD } from '@tests/server/rows'
import type { Campaign } from './campaign'
import { openServer } from './open-server'

const START = Date.UTC(2026, 2, 10)

const ADA = 'ada@staylet.test'
/** Wrong logins, and as many recovery requests, on the first day. */
const CALLS = 10_000
/** Days on which the strangers guess. */
const DAYS = 30
/** Number of times that the owner logs in and recovers the account on that day. */
const LOGINS = 96
/** Calls between two counts of the mails, because a count costs as much as a call. */
const LOOK_EACH = 10

/**
 * Makes this process look idle, and returns a function that undoes that. The strangers run in the
 * server's process, so the server would count their work as its own and pause their logins, which
 * took eight of the ten minutes.
 */
function hideOwnLoad() {
  const measure = performance.eventLoopUtilization
  performance.eventLoopUtilization = () => ({ idle: 0, active: 0, utilization: 0 })
  return () => void (performance.eventLoopUtilization = measure)
}

/**
 * Lets strangers in many networks attack one account. The owner must always get in, and they never.
 */
export const lockout: Campaign = {
  about: 'strangers guess and recover one account all day, and its owner still gets in',
  run: async ({ check, figure, count, random, signal }) => {
    const calls = count(CALLS, 60)
    const days = count(DAYS, 5)
    const visits = Math.min(LOGINS, Math.floor(calls / 10))
    const logins = check('logins of the known device', visits)
    const mails = check('recovery mails to the owner within a minute', visits / 8)
    const links = check('links that work for the owner on a new device', visits / 8)
    const recovery = check('recovery requests that are accepted', calls)
    const guesses = figure(`guesses evaluated in ${days} days`, 'guesses', { atMost: 100 })
    const counted = check('guesses evaluated before the limit', 1)
    const perHour = figure('mails to the account in an hour', 'mails', { atMost: 10 })
    const wait = figure('longest Retry-After of a guess', 'hours', { atMost: 18 })
    let now = START
    const showOwnLoad = hideOwnLoad()
    const { app, database, close } = await openServer(() => new Date(now))
    const post = (path: string, payload: object, address: string, cookie = '') =>
      app.inject({
        method: 'POST',
        url: `/api/auth/${path}`,
        payload,
        remoteAddress: address,
        headers: cookie === '' ? {} : { cookie },
      })
    const stranger = () =>
      `10.${Math.floor(random() * 256)}.${Math.floor(random() * 256)}.${Math.floor(random() * 256)}`
    const mailCount = async () => {
      await app.deliveries.deliverDue()
      const { count: sent } = await database
        .selectFrom('mailbox_messages')
        .select((row) => row.fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(sent)
    }
    let evaluated = 0
    const guess = async () => {
      const answer = await post('login', { identifier: ADA, password: 'guess' }, stranger())
      if (answer.statusCode === 401) {
        evaluated += 1
        counted.record(true)
      }
      wait.measure(Number(answer.headers['retry-after'] ?? 0) / 3_600)
    }
    try {
      await insertGuest(database, ADA)
      const right = { identifier: ADA, password: PASSWORD }
      const first = await post('login', right, '192.0.2.1')
      const device = String(first.headers['set-cookie']).split(';', 1)[0] ?? ''
      const sentAt: number[] = []
      let seen = 0
      const look = async () => {
        const sent = await mailCount()
        for (; seen < sent; seen += 1) sentAt.push(now)
      }
      for (let n = 0; n < calls && !signal.aborted; n += 1) {
        now = START + Math.floor((n / calls) * DAY)
        await guess()
        const asked = await post('forgot-password', { email: ADA }, stranger())
        recovery.record(asked.statusCode === 200, `answered ${asked.statusCode}`)
        // A mail is dated up to ninety seconds late, which matters little in the count of an hour.
        if (n % LOOK_EACH === 0) await look()
        const visit = Math.floor(calls / visits)
        if (n % visit !== 0) continue
        const { statusCode } = await post('login', right, stranger(), device)
        logins.record(statusCode === 200, `answered ${statusCode} after ${n} guesses`)
        if ((n / visit) % 8 !== 0) continue
        await look()
        const before = seen
        await post('forgot-password', { email: ADA }, stranger(), device)
        now += MINUTE
        await look()
        mails.record(seen > before, `no mail a minute after ${n} requests`)
        await post('forgot-password', { email: ADA }, stranger())
        now += MINUTE
        const { link } = await lastMessageTo(app, ADA)
        const token = link && new URL(link).searchParams.get('token')
        const isValid = token && (await findResetToken(database, token, ADA, new Date(now)))
        links.record(Boolean(isValid), `the newest link is dead after ${n} requests`)
      }
      for (const at of sentAt) {
        perHour.measure(sentAt.filter((other) => other >= at && other < at + HOUR).length)
      }
      // On the remaining days the strangers continue, a little more often than guesses refill.
      for (let at = now; at < START + days * DAY && !signal.aborted; at += 3 * HOUR) {
        now = at
        await guess()
      }
      guesses.measure(evaluated)
    } finally {
      await close()
      showOwnLoad()
    }
  },
}
