import type { Static } from 'typebox'
import {
  LoginPayloadSchema,
  LoginResponseSchema,
  UserResponseSchema,
  UserSchema,
} from '@domain/schemas/auth-schema'
import {
  ConfirmationSchema,
  SessionParamsSchema,
  SessionSchema,
  SessionsResponseSchema,
} from '@domain/schemas/session-schema'
import { JoinQuerySchema } from '@server/auth/google-routes'
import { describe, describeParameters } from '@server/openapi/described-schemas'
import {
  EXAMPLE_EMAIL,
  EXAMPLE_INSTANT,
  EXAMPLE_PASSWORD,
  EXAMPLE_PHONE,
  EXAMPLE_TOKEN,
  exampleIds,
} from '@server/openapi/examples'

export const exampleUser: Static<typeof UserSchema> = {
  _id: exampleIds.user,
  email: EXAMPLE_EMAIL,
  fullName: 'Ada Obi',
  profileImage: `/media/${exampleIds.photo}`,
  phoneNo: EXAMPLE_PHONE,
  contactPhone: EXAMPLE_PHONE,
}

describe('User', UserSchema, {
  text: 'A user, in the form that only this user receives.',
  properties: {
    _id: 'Id of the user.',
    email: 'Address, empty for an account that was created with a phone number.',
    fullName: 'Full name.',
    profileImage: 'Address of the picture.',
    phoneNo: 'The verified number, present only while the profile is incomplete.',
    contactPhone: 'The number of the profile.',
  },
  example: exampleUser,
})

describe('UserResponse', UserResponseSchema, {
  text: 'One user.',
  properties: { user: 'The user.' },
  example: { user: exampleUser },
})

describe('LoginRequest', LoginPayloadSchema, {
  text: 'Credentials of an account.',
  properties: {
    identifier: 'Email address or phone number.',
    password: 'Password.',
    rememberMe: 'Whether the session may last 30 days instead of one.',
  },
  example: { identifier: EXAMPLE_EMAIL, password: EXAMPLE_PASSWORD, rememberMe: true },
})

describe('LoginResponse', LoginResponseSchema, {
  text: 'A session.',
  properties: {
    accessToken: 'Token for the Authorization header.',
    user: 'The user who logged in.',
  },
  example: { accessToken: EXAMPLE_TOKEN, user: exampleUser },
})

const session = {
  _id: exampleIds.session,
  device: 'Chrome on Android',
  isCurrent: true,
  createdAt: EXAMPLE_INSTANT,
  lastUsedAt: EXAMPLE_INSTANT,
  expiresAt: '2026-03-11T09:00:00.000Z',
}

describe('Session', SessionSchema, {
  text: 'One login of the user.',
  properties: {
    _id: 'Id of the session.',
    device: 'Browser and system.',
    isCurrent: 'True for the session of this request.',
    createdAt: 'Instant of the login.',
    lastUsedAt: 'Instant of its last request.',
    expiresAt: 'Instant at which it ends.',
  },
  example: session,
})

describe('SessionsResponse', SessionsResponseSchema, {
  text: 'Sessions of the user, the one used last first.',
  properties: { sessions: 'The sessions.' },
  example: { sessions: [session] },
})

describe('Confirmation', ConfirmationSchema, {
  text: 'Proof that the user is present.',
  properties: { password: 'Password of the user of the token.' },
  example: { password: EXAMPLE_PASSWORD },
})

describeParameters(SessionParamsSchema, { id: 'Id of the session.' }, { id: exampleIds.session })
describeParameters(
  JoinQuerySchema,
  { token: 'Token of the mailed link.' },
  { token: EXAMPLE_TOKEN },
)
