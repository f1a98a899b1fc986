import Type, { type Static } from 'typebox'

const closed = { additionalProperties: false } as const
/** An address or a phone number, even under the name 'email'. */
const identifier = Type.String({ minLength: 1, maxLength: 254 })
const code = Type.String({ pattern: '^[0-9]{6}$' })

/** POST /auth/forgot-password. */
export const ForgotPasswordPayloadSchema = Type.Object({ email: identifier }, closed)
export type ForgotPasswordPayload = Static<typeof ForgotPasswordPayloadSchema>

/** POST /auth/verify-otp accepts a code of a reset, a phone or an address, which differ by key. */
export const ResetCodePayloadSchema = Type.Object({ identifier, otp: code }, closed)
export const PhoneCodePayloadSchema = Type.Object({ phoneNumber: identifier, code }, closed)
export const EmailCodePayloadSchema = Type.Object({ email: identifier, code }, closed)
export const VerifyOtpPayloadSchema = Type.Union([
  ResetCodePayloadSchema,
  PhoneCodePayloadSchema,
  EmailCodePayloadSchema,
])
export type ResetCodePayload = Static<typeof ResetCodePayloadSchema>
export type PhoneCodePayload = Static<typeof PhoneCodePayloadSchema>
export type EmailCodePayload = Static<typeof EmailCodePayloadSchema>
/** @spec API-09 */
export type VerifyOtpPayload = Static<typeof VerifyOtpPayloadSchema>

export const VerifyOtpResponseSchema = Type.Object({
  success: Type.Boolean(),
  message: Type.Optional(Type.String()),
  token: Type.Optional(Type.String()),
  /** Registration that the code of an address verified. */
  id: Type.Optional(Type.String()),
})
export type VerifyOtpResponse = Static<typeof VerifyOtpResponseSchema>

/** POST /auth/reset-password. The reset policy of passwords.ts applies to the password. */
export const ResetPasswordPayloadSchema = Type.Object(
  {
    token: Type.String({ minLength: 1, maxLength: 500 }),
    email: identifier,
    newPassword: Type.String({ minLength: 1, maxLength: 1_024 }),
  },
  closed,
)
export type ResetPasswordPayload = Static<typeof ResetPasswordPayloadSchema>
