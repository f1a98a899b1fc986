import { hash, verify } from '@node-rs/argon2'
import { veryBusy } from '@server/http-error'

/** argon2id with OWASP's first setting. The library's default algorithm is argon2id. */
const SETTING = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
/** Each hash takes 19 MB and one of libuv's four threads, which files and zlib also need. */
const AT_ONCE = 4
/** A longer queue would wait for seconds and hold its memory meanwhile. */
const MOST_WAITING = 400

let running = 0
const waiting: (() => void)[] = []

/** Runs at most four hashes at a time, off the event loop. Further ones queue. */
async function inTurn<T>(work: () => Promise<T>) {
  if (waiting.length >= MOST_WAITING) throw veryBusy()
  if (running < AT_ONCE) running += 1
  else await new Promise<void>((proceed) => waiting.push(proceed))
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    // Hands the slot to the next in the queue, so that a newcomer cannot overtake it.
    if (next) next()
    else running -= 1
  }
}

export const hashPassword = (password: string) => inTurn(() => hash(password, SETTING))

/** Hash of a random password, so that an unknown account takes as long as a known one. */
let decoy: Promise<string> | undefined

/** Compares a password with a stored hash. Without a hash it returns false after the same work. */
export async function passwordMatches(stored: string | null | undefined, password: string) {
  decoy ??= hashPassword(crypto.randomUUID())
  const against = stored ?? (await decoy)
  const matches = await inTurn(() => verify(against, password))
  return typeof stored === 'string' && matches
}
