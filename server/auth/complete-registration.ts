import { sql } from 'kysely'
import { isPhone, normalisePhone } from '@domain/account/contact'
import { meetsPolicy, normalisePassword } from '@domain/account/passwords'
import { BIRTHDAY_MINIMUM } from '@domain/constants'
import { validationCopy } from '@domain/copy/validation-copy'
import { plainText } from '@domain/plain-text'
import type { User } from '@domain/schemas/auth-schema'
import type { CompleteRegistrationPayload } from '@domain/schemas/registration-schema'
import { isIsoDate, todayInLagos } from '@domain/stay/stay-date'
import { isRefusedBy, retryTransient } from '@server/database/conflicts'
import type { Database } from '@server/database/tables'
import { forbidden, invalidRequest, linkInvalid, unauthenticated } from '@server/http-error'
import { findEmailLink, useEmailLink } from './email-links'
import { hashPassword } from './password-hashing'
import { refuseGuessable } from './refuse-guessable'
import type { PasswordChecks } from './reset-password'
import { endSessionsOf } from './session-repository'
import { insertUser, toUser, userColumns, type SignedInUser } from './user-repository'

/** @throws HttpError 400 with a message for each invalid field. */
function checkProfile(
  { fullName, dob, phoneNo, password }: CompleteRegistrationPayload,
  now: Date,
) {
  const fields: Record<string, string> = {}
  if (fullName === '') fields['fullName'] = validationCopy.required
  if (phoneNo === '') fields['phoneNo'] = validationCopy.phoneRequired
  else if (!isPhone(phoneNo)) fields['phoneNo'] = validationCopy.phone
  if (!isIsoDate(dob)) fields['dob'] = 'must be a valid date'
  else if (dob < BIRTHDAY_MINIMUM) fields['dob'] = 'must not be before 1900'
  else if (dob > todayInLagos(now)) fields['dob'] = 'must not be in the future'
  if (!meetsPolicy('registration', password))
    fields['password'] = validationCopy.passwordRequirements
  if (Object.keys(fields).length > 0) throw invalidRequest(fields)
}

const refuseOwn = (
  { password, fullName, phoneNo }: CompleteRegistrationPayload,
  more: readonly string[],
  { isBreached }: PasswordChecks,
) => refuseGuessable(password, [fullName, phoneNo, ...more], 'password', isBreached)

const profileOf = async ({ fullName, dob, phoneNo, password }: CompleteRegistrationPayload) => ({
  full_name: fullName,
  date_of_birth: dob,
  contact_phone: phoneNo,
  password_hash: await hashPassword(password),
})

/**
 * Creates the account of an address that the link verified. The number is not verified: it becomes
 * a login unless another account has it.
 */
async function completeByLink(
  database: Database,
  payload: CompleteRegistrationPayload,
  token: string,
  checks: PasswordChecks,
) {
  const { now } = checks
  const link = await findEmailLink(database, token, now)
  if (!link || link.registration_id !== payload.id) throw linkInvalid()
  const { email } = link
  await refuseOwn(payload, [email], checks)
  const profile = await profileOf(payload)
  await database.transaction().execute(async (transaction) => {
    if (!(await useEmailLink(transaction, token, email))) throw linkInvalid()
    await insertUser(transaction, { id: payload.id, email, created_at: now, ...profile })
    // A separate statement, so that a number in use is left out and the account is still created.
    await sql`
      update users set phone = contact_phone where id = ${payload.id} and not exists (
        select 1 from users as other where other.phone = ${profile.contact_phone})`.execute(
      transaction,
    )
  })
  return email
}

/**
 * Completes the account of a number that a code verified. It ends the provisional session, so the
 * guest logs in next.
 */
async function completeProvisional(
  database: Database,
  payload: CompleteRegistrationPayload,
  user: SignedInUser,
  checks: PasswordChecks,
) {
  await refuseOwn(payload, [], checks)
  const profile = await profileOf(payload)
  await database.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('users')
      .set({ ...profile, is_provisional: false })
      .where('id', '=', user._id)
      .where('is_provisional', '=', true)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw forbidden()
    await endSessionsOf(transaction, user._id)
  })
}

/**
 * Completes an account for what was verified: an address by its mailed link, or a number by its
 * code. The id alone proves nothing.
 *
 * @param user User of the request's token, if any.
 * @throws HttpError 400 for an invalid field or link, 401 without proof, 403 for another user's id.
 */
export async function completeRegistration(
  database: Database,
  sent: CompleteRegistrationPayload,
  user: SignedInUser | undefined,
  checks: PasswordChecks,
): Promise<User> {
  const payload = {
    ...sent,
    fullName: plainText(sent.fullName),
    phoneNo: normalisePhone(sent.phoneNo),
    password: normalisePassword(sent.password),
  }
  const { id, verificationToken } = payload
  const isOwn = user?.isProvisional === true && user._id === id
  if (!isOwn && verificationToken === undefined) throw user ? forbidden() : unauthenticated()
  checkProfile(payload, checks.now)
  if (isOwn) await completeProvisional(database, payload, user, checks)
  else await completeByLinkOnce(database, payload, verificationToken ?? '', checks)
  const row = await database
    .selectFrom('users')
    .select(userColumns)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return toUser(row)
}

/** Reports an invalid link when the address or number got an account after the link was mailed. */
async function completeByLinkOnce(...args: Parameters<typeof completeByLink>) {
  try {
    // Two links of one address that are used at once may deadlock.
    return await retryTransient(() => completeByLink(...args))
  } catch (error) {
    const isTaken = ['users_email_unique', 'users_phone_unique', 'users_pkey'].some((name) =>
      isRefusedBy(error, name),
    )
    throw isTaken ? linkInvalid() : error
  }
}
