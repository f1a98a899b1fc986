import { hash, verify } from '@node-rs/argon2'
import { veryBusy } from '../http-error'

/** argon2id at OWASP's first setting; the library's default algorithm is argon2id. */
const SETTING = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
/** Each takes 19 MB and one of libuv's four threads, which files and zlib need as well. */
const AT_ONCE = 4
/** More than these would wait for seconds, and hold their memory meanwhile. */
const MOST_WAITING = 400

let running = 0
const waiting: (() => void)[] = []

/** Runs at most four at a time, off the event loop; the others queue. */
async function inTurn<T>(work: () => Promise<T>) {
  if (waiting.length >= MOST_WAITING) throw veryBusy()
  if (running < AT_ONCE) running += 1
  else await new Promise<void>((proceed) => waiting.push(proceed))
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    // The place is handed on, so a newcomer cannot slip in between.
    if (next) next()
    else running -= 1
  }
}

export const hashPassword = (password: string) => inTurn(() => hash(password, SETTING))

/** The hash of a password nobody has, so that an unknown account takes as long as a known one. */
let decoy: Promise<string> | undefined

/** `stored` is missing for an unknown account: the answer is no, after the same work. */
export async function passwordMatches(stored: string | null | undefined, password: string) {
  decoy ??= hashPassword(crypto.randomUUID())
  const against = stored ?? (await decoy)
  const matches = await inTurn(() => verify(against, password))
  return typeof stored === 'string' && matches
}
