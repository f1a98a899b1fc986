import type { LoginPayload } from '@domain/schemas/auth-schema'
import { createBusyRest } from '@server/busy-rest'
import type { Database } from '@server/database/tables'
import { HttpError } from '@server/http-error'
import { createRanks } from '@server/in-ranks'
import { accountKey } from './account-key'
import { countAttempt, giveBack, placeBuckets, type Bucket } from './attempt-limits'
import type { Caller } from './caller'
import { isKnownDevice } from './known-devices'
import { CONCURRENT_HASHES, hashPassword, isOutdated, passwordMatches } from './password-hashing'
import { findUserByIdentifier } from './user-repository'

/** The same message, status and work for an unknown account as for a wrong password. */
const refused = () =>
  new HttpError(
    401,
    'invalid_credentials',
    'The email address, phone number or password is incorrect.',
  )

interface CheckOptions {
  /** Tells whether this request may log in to an account at all. */
  isOpen: (userId: string) => boolean
  /** Called with the account, by id if it exists, when the password is wrong. */
  onWrong: (account: string) => Promise<void>
}

/** In milliseconds. Strangers' logins leave most of a busy server to everybody else. */
const STRANGER_PAUSE = 100
/**
 * Number of one device's simultaneous logins that go before strangers' logins. No person needs
 * more.
 */
const MOST_OF_DEVICE = 3

/**
 * Gives each login its turn before its first query. A login queries the database several times, so
 * hundreds at once would keep everybody else waiting. Only the queue of hashes knows for certain
 * whose device it is.
 */
const inTurn = createRanks({
  atOnce: CONCURRENT_HASHES + 1,
  mostWaiting: { known: 200, stranger: 60 },
  restAfterStranger: createBusyRest(STRANGER_PAUSE),
})
const ofDevice = new Map<string, number>()

/** Takes a turn. A device that sends too many logins at once has to queue with the strangers. */
async function inTurnOf<T>(device: string | undefined, work: () => Promise<T>) {
  const before = ofDevice.get(device ?? '') ?? 0
  if (device === undefined || before >= MOST_OF_DEVICE) return inTurn('stranger', work)
  ofDevice.set(device, before + 1)
  try {
    return await inTurn('known', work)
  } finally {
    const left = (ofDevice.get(device) ?? 1) - 1
    if (left === 0) ofDevice.delete(device)
    else ofDevice.set(device, left)
  }
}

/**
 * Checks an account and its password. A device that the account has used before is counted
 * separately from all others, so that strangers cannot lock the owner out.
 *
 * @returns the account's user.
 * @throws HttpError 401 when account and password do not match, 429 after too many attempts, 503
 * when too many logins wait.
 */
export const checkLogin = (...login: Parameters<typeof check>) => {
  const [, , { device }] = login
  return inTurnOf(device, () => check(...login))
}

/** Checks one login in its turn. */
async function check(
  database: Database,
  { identifier, password }: LoginPayload,
  { address, device, now }: Caller,
  { isOpen, onWrong }: CheckOptions,
) {
  const account = accountKey(identifier)
  const found = await findUserByIdentifier(database, account)
  const isKnown = await isKnownDevice(database, device, found?.id)
  const buckets: Bucket[] =
    isKnown && found
      ? [['login device', `${device} ${found.id}`]]
      : [...placeBuckets('login', address), ['login account', account]]
  await countAttempt(database, buckets, now)
  const matches = await passwordMatches(found?.password_hash, password, { isKnown })
  if (!matches || !found || !isOpen(found.id)) {
    await onWrong(found?.id ?? account)
    throw refused()
  }
  if (found.password_hash !== null && isOutdated(found.password_hash)) {
    await database
      .updateTable('users')
      .set({ password_hash: await hashPassword(password) })
      .where('id', '=', found.id)
      // A password that was changed meanwhile stays.
      .where('password_hash', '=', found.password_hash)
      .execute()
  }
  // Gives back this attempt only, because a login must not give strangers new guesses.
  await giveBack(database, buckets)
  return found
}
