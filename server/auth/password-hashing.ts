import { availableParallelism } from 'node:os'
import { hash, parseOptions } from '@node-rs/argon2'
import { normalisePassword } from '@domain/account/passwords'
import { veryBusy } from '@server/http-error'
import { HASH_SETTING } from './hash-setting'
import { HashThread, type HashTask } from './hash-thread'

/** Leaves a core to the requests that need no hash. Each hash takes 19 MB. */
export const CONCURRENT_HASHES = Math.min(3, Math.max(1, availableParallelism() - 1))
/** A longer queue would wait for seconds and hold its memory meanwhile. */
const MOST_WAITING = 200

const idle = Array.from({ length: CONCURRENT_HASHES }, () => new HashThread())
const waiting: ((thread: HashThread) => void)[] = []

/**
 * Hashes off the event loop, a few at a time, in order of arrival.
 *
 * @throws HttpError 503 when too many hashes wait.
 */
async function carryOut(task: HashTask) {
  if (waiting.length >= MOST_WAITING) throw veryBusy()
  const thread = idle.pop() ?? (await new Promise<HashThread>((proceed) => waiting.push(proceed)))
  try {
    return await thread.carryOut(task)
  } finally {
    const next = waiting.shift()
    if (next) next(thread)
    else idle.push(thread)
  }
}

/** Hashes a password or code. */
export const hashPassword = async (password: string) =>
  String(await carryOut({ password: normalisePassword(password), setting: HASH_SETTING }))

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

/**
 * Compares a password with a stored hash. Without a hash it returns false after the same work.
 *
 * Earlier versions hashed a password as it was sent, so an accented one is tried in each form in
 * which keyboards send it.
 */
export async function passwordMatches(stored: string | null | undefined, password: string) {
  const against = stored ?? (await decoyHash())
  const forms = new Set([normalisePassword(password), password, password.normalize('NFD')])
  for (const form of forms) {
    if ((await carryOut({ password: form, stored: against })) === true)
      return typeof stored === 'string'
  }
  return false
}
