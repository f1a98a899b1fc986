import * as Type from 'typebox'
import type { Static } from 'typebox'
import { emailOrPhone, mailedToken, password } from './auth-schema'
import { anyId, component, flag, payload, text } from './common-schema'

const otp = text('Six digits.', '493027', { pattern: '^[0-9]{6}$' })

/** POST /auth/forgot-password. */
export const ForgotPasswordPayloadSchema = payload(
  'ForgotPasswordRequest',
  'Account whose password is forgotten.',
  /** Even under this name it may be a phone number. */
  { email: emailOrPhone },
)
export type ForgotPasswordPayload = Static<typeof ForgotPasswordPayloadSchema>

export const ResetCodePayloadSchema = payload('ResetCodeRequest', 'The code of a reset.', {
  identifier: emailOrPhone,
  otp,
})
export const PhoneCodePayloadSchema = payload(
  'PhoneCodeRequest',
  'The code that was sent to a phone.',
  {
    phoneNumber: text('Phone number.', '08031234567', { minLength: 1, maxLength: 254 }),
    code: otp,
  },
)
export const EmailCodePayloadSchema = payload(
  'EmailCodeRequest',
  'The code that was mailed to an address.',
  {
    email: text('Email address.', 'ada@example.com', { minLength: 1, maxLength: 254 }),
    code: otp,
  },
)
/** POST /auth/verify-otp. */
export const VerifyOtpPayloadSchema = Type.Union(
  [ResetCodePayloadSchema, PhoneCodePayloadSchema, EmailCodePayloadSchema],
  {
    title: 'VerifyOtpRequest',
    description: 'A code of a reset, a phone or an address, told apart by the names of the fields.',
  },
)
export type ResetCodePayload = Static<typeof ResetCodePayloadSchema>
export type PhoneCodePayload = Static<typeof PhoneCodePayloadSchema>
export type EmailCodePayload = Static<typeof EmailCodePayloadSchema>
/** @spec API-09 */
export type VerifyOtpPayload = Static<typeof VerifyOtpPayloadSchema>

export const VerifyOtpResponseSchema = component(
  'VerifyOtpResponse',
  'Whether the code was correct.',
  {
    success: flag('Whether the code was correct.', true),
    message: Type.Optional(text('What was verified.', 'code verified')),
    token: Type.Optional(text('Token of the next step: of the reset, or a session for a phone.')),
    id: Type.Optional(anyId('Registration that the code of an address verified.')),
  },
)
export type VerifyOtpResponse = Static<typeof VerifyOtpResponseSchema>

/** POST /auth/reset-password. The reset policy of passwords.ts applies to the password. */
export const ResetPasswordPayloadSchema = payload('ResetPasswordRequest', 'A new password.', {
  token: mailedToken('Token of the mailed link, or of the code.'),
  email: emailOrPhone,
  newPassword: password('Eight characters or more with a capital, a digit and a symbol.'),
})
export type ResetPasswordPayload = Static<typeof ResetPasswordPayloadSchema>
