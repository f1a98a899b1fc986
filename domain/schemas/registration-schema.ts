import Type, { type Static } from 'typebox'
import { NAME_MAXIMUM } from '@domain/constants'
import { UserSchema } from './auth-schema'
import { day, id, text } from './common-schema'

const NOT_STORED = 'Not stored.'
const EXAMPLE_INTENT = '/propertydetail/lagoon-loft-with-a-balcony'
const email = text('Address that gets a link.', 'ada@example.com', {
  minLength: 3,
  maxLength: 254,
})
const number = { minLength: 1, maxLength: 30 }
/** A first and a last name. */
const names = { minLength: 1, maxLength: 2 * NAME_MAXIMUM + 1 }
const secret = { minLength: 1, maxLength: 1_024 }
const token = text('Token of the mailed link.', 'q1ZVeLr0W5yYQ2nY3c0xT7uB8kM4sD6f', {
  minLength: 1,
  maxLength: 500,
})

/**
 * POST /auth/register. Fields besides the address and the number are not stored, because
 * completing the profile requires proof.
 */
export const RegisterPayloadSchema = Type.Object(
  {
    email: Type.Optional(email),
    phone: Type.Optional(text('Number that gets a code.', '08031234567', number)),
    id: Type.Optional(id(NOT_STORED)),
    fullName: Type.Optional(text(NOT_STORED, 'Ada Obi', names)),
    dob: Type.Optional(day(NOT_STORED, '1990-02-28')),
    phoneNo: Type.Optional(text(NOT_STORED, '08031234567', number)),
    password: Type.Optional(text(NOT_STORED, 'Lagoon#2026', secret)),
  },
  {
    title: 'RegisterRequest',
    description:
      'Starts a sign-up with either an address or a number. Other fields are not stored.',
    additionalProperties: false,
  },
)
export type RegisterPayload = Static<typeof RegisterPayloadSchema>

/** POST /auth/initiate-email-verification and /auth/resend-verification. */
export const EmailPayloadSchema = Type.Object(
  {
    email,
    /** As the page wrote it. */
    intent: Type.Optional(
      text('Where the visitor was. Checking the link returns it.', EXAMPLE_INTENT, {
        maxLength: 4_000,
      }),
    ),
  },
  {
    title: 'EmailRequest',
    description: 'The address to verify.',
    additionalProperties: false,
  },
)
export type EmailPayload = Static<typeof EmailPayloadSchema>

/** The response to initiate-email-verification always contains a user with an id. */
export const InitiatedResponseSchema = Type.Object(
  { user: UserSchema },
  {
    title: 'InitiatedResponse',
    description: 'The sign-up has started. A known address gets the same response.',
  },
)
export type InitiatedResponse = Static<typeof InitiatedResponseSchema>

/** GET /auth/verify-email/:token. The specification does not use the body of its response. */
export const VerifyEmailParamsSchema = Type.Object({ token })
export const VerifiedEmailSchema = Type.Object(
  {
    message: text('What was verified.', 'email address verified'),
    intent: Type.Optional(text('Where the visitor was.', EXAMPLE_INTENT)),
  },
  { title: 'VerifiedEmail', description: 'The link is valid.' },
)

/** The response to register. With an email address it contains the user as well. */
export const RegisterResponseSchema = Type.Object(
  { message: text('What was sent.', 'verification link sent'), user: Type.Optional(UserSchema) },
  {
    title: 'SignUpStarted',
    description: 'The sign-up has started. For an address, `user` is the user to complete.',
  },
)
/** @spec API-02 */
export type RegisterResponse = Static<typeof RegisterResponseSchema>

/** POST /auth/complete-registration. */
export const CompleteRegistrationPayloadSchema = Type.Object(
  {
    id: id('Id from the first call.'),
    fullName: text('Full name.', 'Ada Obi', names),
    dob: day('Date of birth.', '1990-02-28'),
    phoneNo: text('Number at which the person can be reached.', '08031234567', number),
    password: text(
      'Eight characters or more with capital, small letter, digit and one of !@#$%^&*.',
      'Lagoon#2026',
      secret,
    ),
    verificationToken: Type.Optional(
      text('Token of the mailed link. A verified phone sends its session instead.', undefined, {
        minLength: 1,
        maxLength: 500,
      }),
    ),
  },
  {
    title: 'CompleteRegistrationRequest',
    description: 'The profile of a new account.',
    additionalProperties: false,
  },
)
export type CompleteRegistrationPayload = Static<typeof CompleteRegistrationPayloadSchema>
