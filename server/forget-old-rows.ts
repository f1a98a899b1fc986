import { deleteOldAttempts } from './auth/attempt-limits'
import { deleteExpiredEmailLinks } from './auth/email-links'
import { deleteExpiredCodes } from './auth/one-time-codes'
import { deleteExpiredResetTokens } from './auth/reset-tokens'
import { deleteExpiredSessions } from './auth/session-repository'
import type { ServerContext } from './context'
import { deleteOldRateWindows } from './plugins/rate-limits'

const HOUR = 3_600_000

/**
 * Deletes, once an hour, what has expired and can do nothing any more.
 *
 * @returns a function that stops it.
 */
export function forgetOldRows({ database, clock }: Pick<ServerContext, 'database' | 'clock'>) {
  const forget = async () => {
    await deleteExpiredSessions(database, clock())
    await deleteOldAttempts(database, clock())
    await deleteExpiredEmailLinks(database, clock())
    await deleteExpiredCodes(database, clock())
    await deleteExpiredResetTokens(database, clock())
    await deleteOldRateWindows(database, clock())
  }
  const timer = setInterval(() => {
    // The next hour makes up for a failed one.
    forget().catch(() => undefined)
  }, HOUR)
  timer.unref()
  return () => clearInterval(timer)
}
