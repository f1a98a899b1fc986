import * as Type from 'typebox'
import type { Static } from 'typebox'
import { anyId, flag, text } from './common-schema'

/** An address or a phone number, even under the name 'email'. */
const identifier = text('Email address or phone number.', 'ada@example.com', {
  minLength: 1,
  maxLength: 254,
})
const otp = text('Six digits.', '493027', { pattern: '^[0-9]{6}$' })

/** POST /auth/forgot-password. */
export const ForgotPasswordPayloadSchema = Type.Object(
  { email: identifier },
  {
    title: 'ForgotPasswordRequest',
    description: 'Account whose password is forgotten.',
    additionalProperties: false,
  },
)
export type ForgotPasswordPayload = Static<typeof ForgotPasswordPayloadSchema>

export const ResetCodePayloadSchema = Type.Object(
  { identifier, otp },
  { title: 'ResetCodeRequest', description: 'The code of a reset.', additionalProperties: false },
)
export const PhoneCodePayloadSchema = Type.Object(
  {
    phoneNumber: text('Phone number.', '08031234567', { minLength: 1, maxLength: 254 }),
    code: otp,
  },
  {
    title: 'PhoneCodeRequest',
    description: 'The code that was sent to a phone.',
    additionalProperties: false,
  },
)
export const EmailCodePayloadSchema = Type.Object(
  {
    email: text('Email address.', 'ada@example.com', { minLength: 1, maxLength: 254 }),
    code: otp,
  },
  {
    title: 'EmailCodeRequest',
    description: 'The code that was mailed to an address.',
    additionalProperties: false,
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

export const VerifyOtpResponseSchema = Type.Object(
  {
    success: flag('Whether the code was correct.', true),
    message: Type.Optional(text('What was verified.', 'code verified')),
    token: Type.Optional(text('Token of the next step: of the reset, or a session for a phone.')),
    id: Type.Optional(anyId('Registration that the code of an address verified.')),
  },
  { title: 'VerifyOtpResponse', description: 'Whether the code was correct.' },
)
export type VerifyOtpResponse = Static<typeof VerifyOtpResponseSchema>

/** POST /auth/reset-password. The reset policy of passwords.ts applies to the password. */
export const ResetPasswordPayloadSchema = Type.Object(
  {
    token: text('Token of the mailed link, or of the code.', 'q1ZVeLr0W5yYQ2nY3c0xT7uB8kM4sD6f', {
      minLength: 1,
      maxLength: 500,
    }),
    email: identifier,
    newPassword: text(
      'Eight characters or more with a capital, a digit and a symbol.',
      'Lagoon#2026',
      { minLength: 1, maxLength: 1_024 },
    ),
  },
  {
    title: 'ResetPasswordRequest',
    description: 'A new password.',
    additionalProperties: false,
  },
)
export type ResetPasswordPayload = Static<typeof ResetPasswordPayloadSchema>
