import { sql } from 'kysely'
import { MINUTE } from '@domain/time'
import type { CodePurpose, Database } from '@server/database/tables'
import { hashOfAccount } from './account-key'
import { hashPassword, passwordMatches } from './password-hashing'
import { newCode } from './secret-tokens'

/** How long a code is valid, in milliseconds. */
export const CODE_LIFE = 10 * MINUTE
/** Number of guesses that are checked for one code. */
export const CODE_TRIES = 5

const keep = async (
  database: Database,
  purpose: CodePurpose,
  account: string,
  code: string,
  now: Date,
) => {
  const values = {
    code_hash: await hashPassword(code),
    tries: 0,
    expires_at: new Date(now.getTime() + CODE_LIFE),
  }
  await database
    .insertInto('one_time_codes')
    .values({ purpose, subject_hash: hashOfAccount(account), ...values })
    .onConflict((conflict) => conflict.columns(['purpose', 'subject_hash']).doUpdateSet(values))
    .execute()
}

/** Creates the only code of this purpose for an account. An earlier one becomes invalid. */
export async function issueCode(
  database: Database,
  purpose: CodePurpose,
  account: string,
  now: Date,
) {
  const code = newCode()
  await keep(database, purpose, account, code, now)
  return code
}

/**
 * Stores a code that no guess matches, so that the response for an unknown account is the same as
 * for a known one, and takes equal time.
 */
export const issueDecoy = (database: Database, purpose: CodePurpose, account: string, now: Date) =>
  keep(database, purpose, account, crypto.randomUUID(), now)

export type CodeCheck = 'right' | 'wrong' | 'no tries left'

/**
 * Checks a guess. The statement that reads the code also counts the guess, so that no more than
 * five are checked however many arrive at once. A correct code works only once.
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
