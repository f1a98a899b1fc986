import type { FastifyBaseLogger } from 'fastify'
import { signatureOf } from '@server/auth/server-key'
import type { Database } from '@server/database/tables'

/** Every kind of event that an operator may have to follow after an attack. */
export const SECURITY_EVENTS = [
  'login',
  'login failed',
  'logout',
  'account locked',
  'limit met',
  'recovery requested',
  'password changed',
  'account created',
  'new device',
  'provider sign-in',
  'session revoked',
  'staff changed',
] as const
export type SecurityEventName = (typeof SECURITY_EVENTS)[number]

export interface SecurityEvent {
  event: SecurityEventName
  /** Id of the user, or the address or number that a request named. It is logged as a pseudonym. */
  account?: string
  /** Further detail without personal data, such as the limit that was met. */
  detail?: string
}

/** Bytes of a pseudonym. They tell the accounts of a log apart. */
const PSEUDONYM = 8

/** Logs an event of no known account. `account` is a pseudonym. */
export function logEvent(log: Pick<FastifyBaseLogger, 'info'>, security: SecurityEvent) {
  log.info({ security }, 'security event')
}

/**
 * Logs an event as `{ security: { event, account?, detail? } }`. A line holds no address, number,
 * token or id: the account is a keyed hash, by which the lines of one account can be found.
 */
export async function recordEvent(
  database: Database,
  log: Pick<FastifyBaseLogger, 'info'>,
  { event, account, detail }: SecurityEvent,
) {
  if (account === undefined) return logEvent(log, { event, ...(detail && { detail }) })
  const hash = await signatureOf(database, 'security log', account)
  const pseudonym = hash.subarray(0, PSEUDONYM).toString('hex')
  logEvent(log, { event, account: pseudonym, ...(detail && { detail }) })
}
