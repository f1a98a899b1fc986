import { createHash } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'

/** In milliseconds. Longest wait of a guest who chooses a password. */
const TIMEOUT = 2_500
/** Characters of the hash that leave this server: hundreds of breached passwords share them. */
const PREFIX = 5

/** Tells whether a password is in a collection of breached ones. */
export type IsBreached = (
  password: string,
  log: Pick<FastifyBaseLogger, 'warn'>,
) => Promise<boolean>

async function countIn(url: string, password: string) {
  const hash = createHash('sha1').update(password).digest('hex').toUpperCase()
  const answer = await fetch(`${url}/${hash.slice(0, PREFIX)}`, {
    // Otherwise the length of the response would tell an onlooker which hashes were requested.
    headers: { 'add-padding': 'true' },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT),
  })
  if (!answer.ok) throw new Error(`The service of breached passwords responded ${answer.status}.`)
  const lines = (await answer.text()).split(/\r?\n/)
  const line = lines.find((each) => each.startsWith(`${hash.slice(PREFIX)}:`))
  return Number(line?.split(':')[1] ?? 0)
}

/**
 * Asks a service with the range API of Have I Been Pwned, which learns neither the password nor its
 * hash. While the service is unavailable, that is logged and every password passes, so that nobody
 * is kept from an account.
 *
 * @param url Address without a trailing slash. Without one, no password counts as breached.
 */
export const breachedPasswords =
  (url: string | undefined): IsBreached =>
  async (password, log) => {
    if (url === undefined) return false
    try {
      return (await countIn(url, password)) > 0
    } catch (error) {
      log.warn({ fault: { name: (error as Error).name } }, 'a password was not looked up')
      return false
    }
  }
