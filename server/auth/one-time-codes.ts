import { sql } from 'kysely'
import type { CodePurpose, Database } from '../database/tables'
import { hashOfAccount } from './account-key'
import { hashPassword, passwordMatches } from './password-hashing'
import { newCode } from './secret-tokens'

/** Milliseconds that a code is good for. */
export const CODE_LIFE = 10 * 60_000
/** Guesses that are looked at, of one code. */
export const CODE_TRIES = 5

const keep = async (
  database: Database,
  purpose: CodePurpose,
  account: string,
  codeHash: string,
  now: Date,
) => {
  const values = { code_hash: codeHash, tries: 0, expires_at: new Date(now.getTime() + CODE_LIFE) }
  await database
    .insertInto('one_time_codes')
    .values({ purpose, subject_hash: hashOfAccount(account), ...values })
    .onConflict((conflict) => conflict.columns(['purpose', 'subject_hash']).doUpdateSet(values))
    .execute()
}

/** Makes an account's one code of this purpose; an earlier one is good for nothing any more. */
export async function issueCode(
  database: Database,
  purpose: CodePurpose,
  account: string,
  now: Date,
) {
  const code = newCode()
  await keep(database, purpose, account, await hashPassword(code), now)
  return code
}

/** In place of a code: no guess fits it, and guessing at it looks and takes like any other. */
export async function issueDecoy(
  database: Database,
  purpose: CodePurpose,
  account: string,
  now: Date,
) {
  await keep(database, purpose, account, await hashPassword(crypto.randomUUID()), now)
}

export type CodeCheck = 'right' | 'wrong' | 'no tries left'

/**
 * Looks at a guess. A try is taken in the same statement that reads the code, so that no more than
 * five are looked at however many arrive at once; a right code is right once.
 */
export async function checkCode(
  database: Database,
  purpose: CodePurpose,
  account: string,
  guess: string,
  now: Date,
): Promise<CodeCheck> {
  const subject = hashOfAccount(account)
  const { rows } = await sql<{ code_hash: string; tries: number }>`
    update one_time_codes set tries = least(tries + 1, ${CODE_TRIES + 1})
    where purpose = ${purpose} and subject_hash = ${subject} and expires_at > ${now}
    returning code_hash, tries`.execute(database)
  const [taken] = rows
  if (!taken) return 'wrong'
  if (taken.tries > CODE_TRIES) return 'no tries left'
  if (!(await passwordMatches(taken.code_hash, guess))) return 'wrong'
  const { numDeletedRows } = await database
    .deleteFrom('one_time_codes')
    .where('purpose', '=', purpose)
    .where('subject_hash', '=', subject)
    .where('code_hash', '=', taken.code_hash)
    .executeTakeFirst()
  return numDeletedRows > 0n ? 'right' : 'wrong'
}

export async function deleteExpiredCodes(database: Database, now: Date) {
  await database.deleteFrom('one_time_codes').where('expires_at', '<=', now).execute()
}
