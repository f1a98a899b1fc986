import Type, { type Static } from 'typebox'
import { NAME_MAXIMUM } from '@domain/constants'
import { mailedToken, password, UserSchema } from './auth-schema'
import { component, day, id, payload, text } from './common-schema'

const NOT_STORED = 'Not stored.'
const EXAMPLE_INTENT = '/propertydetail/lagoon-loft-with-a-balcony'
const email = text('Address that gets a link.', 'ada@example.com', {
  minLength: 3,
  maxLength: 254,
})
const number = { minLength: 1, maxLength: 30 }
/** A first and a last name. */
const names = { minLength: 1, maxLength: 2 * NAME_MAXIMUM + 1 }

/**
 * POST /auth/register. Fields besides the address and the number are not stored, because
 * completing the profile requires proof.
 */
export const RegisterPayloadSchema = payload(
  'RegisterRequest',
  'Starts a sign-up with either an address or a number. Other fields are not stored.',
  {
    email: Type.Optional(email),
    phone: Type.Optional(text('Number that gets a code.', '08031234567', number)),
    id: Type.Optional(id(NOT_STORED)),
    fullName: Type.Optional(text(NOT_STORED, 'Ada Obi', names)),
    dob: Type.Optional(day(NOT_STORED, '1990-02-28')),
    phoneNo: Type.Optional(text(NOT_STORED, '08031234567', number)),
    password: Type.Optional(password(NOT_STORED)),
  },
)
export type RegisterPayload = Static<typeof RegisterPayloadSchema>

/** POST /auth/initiate-email-verification and /auth/resend-verification. */
export const EmailPayloadSchema = payload('EmailRequest', 'The address to verify.', {
  email,
  /** As the page wrote it. */
  intent: Type.Optional(
    text('Where the visitor was. Checking the link returns it.', EXAMPLE_INTENT, {
      maxLength: 4_000,
    }),
  ),
})
export type EmailPayload = Static<typeof EmailPayloadSchema>

/** The response to initiate-email-verification always contains a user with an id. */
export const InitiatedResponseSchema = component(
  'InitiatedResponse',
  'The sign-up has started. A known address gets the same response.',
  { user: UserSchema },
)
export type InitiatedResponse = Static<typeof InitiatedResponseSchema>

/** GET /auth/verify-email/:token. The specification does not use the body of its response. */
export const VerifyEmailParamsSchema = Type.Object({
  token: mailedToken('Token of the mailed link.'),
})
export const VerifiedEmailSchema = component('VerifiedEmail', 'The link is valid.', {
  message: text('What was verified.', 'email address verified'),
  intent: Type.Optional(text('Where the visitor was.', EXAMPLE_INTENT)),
})

/** The response to register. With an email address it contains the user as well. */
export const RegisterResponseSchema = component(
  'SignUpStarted',
  'The sign-up has started. For an address, `user` is the user to complete.',
  { message: text('What was sent.', 'verification link sent'), user: Type.Optional(UserSchema) },
)
/** @spec API-02 */
export type RegisterResponse = Static<typeof RegisterResponseSchema>

/** POST /auth/complete-registration. */
export const CompleteRegistrationPayloadSchema = payload(
  'CompleteRegistrationRequest',
  'The profile of a new account.',
  {
    id: id('Id from the first call.'),
    fullName: text('Full name.', 'Ada Obi', names),
    dob: day('Date of birth.', '1990-02-28'),
    phoneNo: text('Number at which the person can be reached.', '08031234567', number),
    password: password(
      'Eight characters or more with capital, small letter, digit and one of !@#$%^&*.',
    ),
    verificationToken: Type.Optional(
      text('Token of the mailed link. A verified phone sends its session instead.', undefined, {
        minLength: 1,
        maxLength: 500,
      }),
    ),
  },
)
export type CompleteRegistrationPayload = Static<typeof CompleteRegistrationPayloadSchema>
