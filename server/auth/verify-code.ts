import { errorCopy } from '@domain/copy/error-copy'
import type {
  EmailCodePayload,
  PhoneCodePayload,
  ResetCodePayload,
  VerifyOtpResponse,
} from '@domain/schemas/password-reset-schema'
import { networkOf } from '@server/config/network-address'
import type { CodePurpose, Database } from '@server/database/tables'
import { accountKey } from './account-key'
import { countAttempt, placeBuckets, type Bucket } from './attempt-limits'
import type { Caller } from './caller'
import { findRegistration, issueEmailLink } from './email-links'
import { isDeviceOf } from './known-devices'
import { checkCode } from './one-time-codes'
import { issueResetToken } from './reset-tokens'
import { createSession, PROVISIONAL_LIFE } from './session-repository'
import { inSignInTurn } from './sign-in-turns'
import { findUserByIdentifier, insertUser } from './user-repository'

const wrong: VerifyOtpResponse = { success: false, message: errorCopy.resetCodeInvalid }
const usedUp: VerifyOtpResponse = {
  success: false,
  message: 'Too many wrong codes. Please request a new one.',
}

/** @returns the response to a wrong guess, or undefined when it is correct. */
async function refuse(
  database: Database,
  purpose: CodePurpose,
  account: string,
  guess: string,
  { address, device, now }: Caller,
) {
  const isKnown = await isDeviceOf(database, device, account)
  const buckets: Bucket[] = isKnown
    ? [['code device', `${device} ${account}`]]
    : [
        ...placeBuckets('code', address),
        ['code account and network', `${networkOf(address)} ${account}`],
        ['code account', account],
      ]
  await countAttempt(database, buckets, now)
  const check = await inSignInTurn(device, () => checkCode(database, purpose, account, guess, now))
  if (check === 'right') return undefined
  return check === 'wrong' ? wrong : usedUp
}

/** Exchanges a correct reset code for a token that reset-password accepts. */
export async function verifyResetCode(
  database: Database,
  { identifier, otp }: ResetCodePayload,
  caller: Caller,
): Promise<VerifyOtpResponse> {
  const account = accountKey(identifier)
  const refusal = await refuse(database, 'reset', account, otp, caller)
  if (refusal) return refusal
  const user = await findUserByIdentifier(database, account)
  if (!user) return wrong
  const token = await issueResetToken(database, { userId: user.id, account }, caller.now)
  return { success: true, message: 'Code verified', token }
}

/**
 * Finds or creates the account of a number that was just verified. An account with the same
 * unverified number keeps everything else but loses the number.
 */
async function provisionalAccount(database: Database, phone: string, now: Date) {
  const user = await findUserByIdentifier(database, phone)
  if (user?.is_provisional) return user.id
  if (user?.phone_verified) return undefined
  if (user) {
    await database.updateTable('users').set({ phone: null }).where('id', '=', user.id).execute()
  }
  return insertUser(database, {
    phone,
    phone_verified: true,
    is_provisional: true,
    created_at: now,
  })
}

/** Exchanges a correct code for a provisional session, which may complete the profile. */
export async function verifyPhoneCode(
  database: Database,
  { phoneNumber, code }: PhoneCodePayload,
  caller: Caller,
): Promise<VerifyOtpResponse> {
  const account = accountKey(phoneNumber)
  const refusal = await refuse(database, 'phone', account, code, caller)
  if (refusal) return refusal
  const userId = await database
    .transaction()
    .execute((transaction) => provisionalAccount(transaction, account, caller.now))
  if (userId === undefined) return wrong
  const token = await createSession(database, userId, caller.now, { life: PROVISIONAL_LIFE })
  return { success: true, message: 'Phone number verified', token }
}

/** Exchanges a correct mailed code for a token that proves the address as the mailed link does. */
export async function verifyEmailCode(
  database: Database,
  { email, code }: EmailCodePayload,
  caller: Caller,
): Promise<VerifyOtpResponse> {
  const account = accountKey(email)
  const refusal = await refuse(database, 'email', account, code, caller)
  if (refusal) return refusal
  const begun = await findRegistration(database, account, caller.now)
  if (!begun) return wrong
  const { registration_id: id, intent } = begun
  const token = await issueEmailLink(database, account, id, intent, caller.now)
  return { success: true, message: 'Email address verified', token, id }
}
