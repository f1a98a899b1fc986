import Type, { type Static } from 'typebox'
import { UserSchema } from './auth-schema'
import { IdSchema, IsoDateSchema } from './common-schema'

const email = Type.String({ minLength: 3, maxLength: 254 })
const phone = Type.String({ minLength: 1, maxLength: 30 })
const newPassword = Type.String({ minLength: 1, maxLength: 1_024 })
const closed = { additionalProperties: false } as const

/**
 * POST /auth/register sends a code to `phone` or a link to `email`. Exactly one of the two
 * is allowed. Other fields are not stored, because completing the profile requires proof.
 */
export const RegisterPayloadSchema = Type.Object(
  {
    email: Type.Optional(email),
    phone: Type.Optional(phone),
    id: Type.Optional(IdSchema),
    fullName: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
    dob: Type.Optional(IsoDateSchema),
    phoneNo: Type.Optional(phone),
    password: Type.Optional(newPassword),
  },
  closed,
)
export type RegisterPayload = Static<typeof RegisterPayloadSchema>

/** POST /auth/initiate-email-verification and /auth/resend-verification. */
export const EmailPayloadSchema = Type.Object(
  {
    email,
    /** Where the visitor was, as the page wrote it. The link's response returns it. */
    intent: Type.Optional(Type.String({ maxLength: 4_000 })),
  },
  closed,
)
export type EmailPayload = Static<typeof EmailPayloadSchema>

/** The response to initiate-email-verification always contains a user with an id. */
export const InitiatedResponseSchema = Type.Object({ user: UserSchema })
export type InitiatedResponse = Static<typeof InitiatedResponseSchema>

/** GET /auth/verify-email/:token. The body of its response is not used. */
export const VerifyEmailParamsSchema = Type.Object({
  token: Type.String({ minLength: 1, maxLength: 500 }),
})

/** The response to verify-email. The specification ignores it. */
export const VerifiedEmailSchema = Type.Object({
  message: Type.String(),
  intent: Type.Optional(Type.String()),
})

/** The response to register. With an email address it contains the user as well. */
export const RegisterResponseSchema = Type.Object({
  message: Type.String(),
  user: Type.Optional(UserSchema),
})
/** @spec API-02 */
export type RegisterResponse = Static<typeof RegisterResponseSchema>

/** POST /auth/complete-registration. */
export const CompleteRegistrationPayloadSchema = Type.Object(
  {
    id: IdSchema,
    fullName: Type.String({ minLength: 1, maxLength: 200 }),
    dob: IsoDateSchema,
    phoneNo: phone,
    password: newPassword,
    /** Token of the mailed link, which proves the address. The phone path has a bearer token. */
    verificationToken: Type.Optional(Type.String({ minLength: 1, maxLength: 500 })),
  },
  closed,
)
export type CompleteRegistrationPayload = Static<typeof CompleteRegistrationPayloadSchema>
