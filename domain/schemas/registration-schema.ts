import Type, { type Static } from 'typebox'
import { UserSchema } from './auth-schema'
import { IdSchema, IsoDateSchema } from './common-schema'

const email = Type.String({ minLength: 3, maxLength: 254 })
const phone = Type.String({ minLength: 1, maxLength: 30 })
const newPassword = Type.String({ minLength: 1, maxLength: 1_024 })
const closed = { additionalProperties: false } as const

/**
 * POST /auth/register: with `phone` it sends the code, with `email` the link. Exactly one of
 * the two. Nothing else of it is kept: the profile is completed with proof.
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
export const EmailPayloadSchema = Type.Object({ email }, closed)
export type EmailPayload = Static<typeof EmailPayloadSchema>

/** The answer to initiate-email-verification: always a user with an id. */
export const InitiatedAnswerSchema = Type.Object({ user: UserSchema })
export type InitiatedAnswer = Static<typeof InitiatedAnswerSchema>

/** GET /auth/verify-email/:token; nobody reads its body. */
export const VerifyEmailParamsSchema = Type.Object({
  token: Type.String({ minLength: 1, maxLength: 500 }),
})

/** The answer to register: with an email address also the user, as above. */
export const RegisterAnswerSchema = Type.Object({
  message: Type.String(),
  user: Type.Optional(UserSchema),
})
/** @spec API-02 */
export type RegisterAnswer = Static<typeof RegisterAnswerSchema>

/** POST /auth/complete-registration. */
export const CompleteRegistrationPayloadSchema = Type.Object(
  {
    id: IdSchema,
    fullName: Type.String({ minLength: 1, maxLength: 200 }),
    dob: IsoDateSchema,
    phoneNo: phone,
    password: newPassword,
    /** The value of the mailed link: proof of who asks. The phone path has its bearer. */
    verificationToken: Type.Optional(Type.String({ minLength: 1, maxLength: 500 })),
  },
  closed,
)
export type CompleteRegistrationPayload = Static<typeof CompleteRegistrationPayloadSchema>
