import { availableParallelism } from 'node:os'
import { hash, parseOptions } from '@node-rs/argon2'
import { normalisePassword } from '@domain/account/passwords'
import { createRanks, type Rank } from '@server/in-ranks'
import { HASH_SETTING } from './hash-setting'
import { HashThread, type HashTask } from './hash-thread'

/** Leaves a core to the requests that need no hash. Each hash takes 19 MB. */
export const CONCURRENT_HASHES = Math.min(3, Math.max(1, availableParallelism() - 1))
/** A longer queue would wait for seconds and hold its memory meanwhile. */
const MOST_WAITING = { known: 200, stranger: 100 } as const

/** Hashes off the event loop, a few at a time. */
const inTurn = createRanks({ atOnce: CONCURRENT_HASHES, mostWaiting: MOST_WAITING })
const idle = Array.from({ length: CONCURRENT_HASHES }, () => new HashThread())

const carryOut = (rank: Rank, task: HashTask) =>
  inTurn(rank, async () => {
    // There are as many threads as hashes that may run at once, so one is always free.
    const thread = idle.pop() ?? new HashThread()
    try {
      return await thread.carryOut(task)
    } finally {
      idle.push(thread)
    }
  })

/** Hashes a password or code. Only the server itself and people with a proof get this far. */
export const hashPassword = async (password: string) =>
  String(await carryOut('known', { password: normalisePassword(password), setting: HASH_SETTING }))

/**
 * Tells whether a password was hashed by an earlier setting, so that its next login hashes it anew.
 */
export function isOutdated(stored: string) {
  const { memoryCost, timeCost, parallelism } = parseOptions(stored)
  return (
    memoryCost !== HASH_SETTING.memoryCost ||
    timeCost !== HASH_SETTING.timeCost ||
    parallelism !== HASH_SETTING.parallelism
  )
}

let decoy: string | undefined

/**
 * Returns the hash of a random password, so that an unknown account takes as long as a known one.
 * It is made once and without a turn: a full queue must not refuse unknown accounts alone.
 */
const decoyHash = async () => (decoy ??= await hash(crypto.randomUUID(), HASH_SETTING))

interface MatchOptions {
  /** Whether the comparison is for a device that the account has used before. */
  isKnown: boolean
}

/**
 * Compares a password with a stored hash. Without a hash it returns false after the same work.
 *
 * Earlier versions hashed a password as it was sent, so an accented one is tried in each form in
 * which keyboards send it.
 */
export async function passwordMatches(
  stored: string | null | undefined,
  password: string,
  { isKnown }: MatchOptions,
) {
  const against = stored ?? (await decoyHash())
  const forms = new Set([normalisePassword(password), password, password.normalize('NFD')])
  for (const form of forms) {
    const task = { password: form, stored: against }
    const matches = await carryOut(isKnown ? 'known' : 'stranger', task)
    if (matches === true) return typeof stored === 'string'
  }
  return false
}
