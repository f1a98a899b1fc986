import { createFairTurns } from '@server/fair-turns'
import { CONCURRENT_HASHES } from './password-hashing'

/** A login queries the database several times, so hundreds at once would keep everybody waiting. */
const inTurn = createFairTurns({ atOnce: CONCURRENT_HASHES + 1, mostWaiting: 60 })

/**
 * Runs a login, or a check of a code. Devices that have logged in before take turns, and all first
 * logins together take one, so that a flood of strangers keeps no owner out.
 *
 * @throws HttpError 503 when too many wait.
 */
export const inSignInTurn = <T>(device: string | undefined, work: () => Promise<T>) =>
  inTurn(device ?? 'a stranger', work)
