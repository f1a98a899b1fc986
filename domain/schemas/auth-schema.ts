import * as Type from 'typebox'
import type { Static } from 'typebox'
import { anyId, flag, text } from './common-schema'

export const UserSchema = Type.Object(
  {
    _id: anyId('Id of the user.'),
    email: text(
      'Address, empty for an account that was created with a phone number.',
      'ada@example.com',
    ),
    fullName: Type.Optional(text('Full name.', 'Ada Obi')),
    profileImage: Type.Optional(text('Address of the picture.')),
    /** */
    phoneNo: Type.Optional(
      text('The verified number, present only while the profile is incomplete.', '08031234567'),
    ),
    contactPhone: Type.Optional(
      text('The number of the profile, for prefilling forms.', '08031234567'),
    ),
  },
  { title: 'User', description: 'A user, in the form that only this user receives.' },
)
export type User = Static<typeof UserSchema>

/** POST /auth/login. `rememberMe` is an addition to the specification. */
export const LoginPayloadSchema = Type.Object(
  {
    identifier: text('Email address or phone number.', 'ada@example.com', {
      minLength: 1,
      maxLength: 254,
    }),
    password: text('Password.', 'Lagoon#2026', { minLength: 1, maxLength: 1_024 }),
    rememberMe: Type.Optional(flag('Whether the session may last 30 days instead of one.', true)),
  },
  {
    title: 'LoginRequest',
    description: 'Credentials of an account.',
    additionalProperties: false,
  },
)
export type LoginPayload = Static<typeof LoginPayloadSchema>

export const LoginResponseSchema = Type.Object(
  {
    accessToken: text('Token for the Authorization header.', 'q1ZVeLr0W5yYQ2nY3c0xT7uB8kM4sD6f'),
    user: UserSchema,
  },
  { title: 'LoginResponse', description: 'A session: the user who logged in, and the token.' },
)
export type LoginResponse = Static<typeof LoginResponseSchema>

export const UserResponseSchema = Type.Object(
  { user: UserSchema },
  { title: 'UserResponse', description: 'One user.' },
)
