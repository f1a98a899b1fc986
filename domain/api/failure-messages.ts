import { errorCopy } from '@domain/copy/error-copy'
import { reasonCopy } from '@domain/copy/reason-copy'
import { validationCopy } from '@domain/copy/validation-copy'
import type { ErrorCode } from './error-codes'

/** A situation whose request may fail. The other texts are for what a response says. */
export type FailedSituation = Exclude<
  keyof typeof errorCopy,
  'phoneVerificationUnknown' | 'resetCodeInvalid'
>

/** Situations in which the server's message replaces our own text, which are those of a login. */
const serverFirst: readonly FailedSituation[] = [
  'login',
  'loginForm',
  'currentUser',
  'signUp',
  'phoneVerification',
  'resetRequest',
  'emailVerificationNotFound',
  'emailVerification',
]

/** Returns the message for a failed request. `serverMessage` is the server's, if any. */
export const failureText = (situation: FailedSituation, serverMessage?: string): string =>
  serverFirst.includes(situation) && serverMessage ? serverMessage : errorCopy[situation]

/** Codes that the client assigns to a request without a readable response. */
type ClientCode = 'network' | 'timeout' | 'not_json'
type Reasons = Partial<Record<ErrorCode | ClientCode, string>>

/** Reasons for every situation that has no specific one. */
const reasons: Reasons = {
  network: reasonCopy.offline,
  timeout: reasonCopy.offline,
  not_json: reasonCopy.offline,
  unavailable: reasonCopy.busy,
  rate_limited: reasonCopy.tooManyAttempts,
  password_guessable: validationCopy.passwordGuessable,
}

const form: Reasons = {
  network: reasonCopy.offlineForm,
  timeout: reasonCopy.offlineForm,
  not_json: reasonCopy.offlineForm,
}

/** Codes of limits whose message names the server's settings, and therefore is the reason. */
const namedLimits: readonly string[] = [
  'already_booked',
  'stay_too_short',
  'stay_too_long',
  'stay_too_far',
  'too_many_pending',
  'too_many_pending_nights',
  'pending_share_used',
  'quota_used',
  'too_many_saved',
  'too_late',
  'booking_paid',
] satisfies ErrorCode[]

/** Reasons by situation and code. A code without a row has no second line. */
const reasonTable: Partial<Record<FailedSituation, Reasons>> = {
  signUp: form,
  resendVerification: form,
  phoneVerification: form,
  resetRequest: form,
  resetCode: form,
  registration: { ...form, link_invalid: reasonCopy.linkInvalid },
  emailVerification: form,
  addFavourite: { not_found: reasonCopy.listingGone },
  createBooking: {
    ...form,
    dates_unavailable: reasonCopy.datesTaken,
    not_found: reasonCopy.listingGone,
    profile_incomplete: reasonCopy.profileIncomplete,
  },
}

/**
 * Returns why a request failed, to be shown beneath the situation's text. The result is undefined
 * when the code says nothing that helps a guest, and when the text is the server's message already.
 */
export function failureReason(
  situation: FailedSituation,
  code: string,
  serverMessage?: string,
): string | undefined {
  // The field of the password shows it, and that field shows no text of the situation.
  const isOfField = code === 'password_guessable'
  if (serverFirst.includes(situation) && serverMessage && !isOfField) return undefined
  if (namedLimits.includes(code)) return serverMessage
  const known = code as keyof Reasons
  return reasonTable[situation]?.[known] ?? reasons[known]
}
