import * as Type from 'typebox'
import type { Static } from 'typebox'
import { anyId, component, flag, payload, text } from './common-schema'

export const UserSchema = component('User', 'A user, in the form that only this user receives.', {
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
})
export type User = Static<typeof UserSchema>

const EXAMPLE_TOKEN = 'q1ZVeLr0W5yYQ2nY3c0xT7uB8kM4sD6f'

export const emailOrPhone = text('Email address or phone number.', 'ada@example.com', {
  minLength: 1,
  maxLength: 254,
})
/** Token of a mailed link. */
export const mailedToken = (description: string) =>
  text(description, EXAMPLE_TOKEN, { minLength: 1, maxLength: 500 })
export const password = (description: string) =>
  text(description, 'Lagoon#2026', { minLength: 1, maxLength: 1_024 })

/** POST /auth/login. `rememberMe` is an addition to the specification. */
export const LoginPayloadSchema = payload('LoginRequest', 'Credentials of an account.', {
  identifier: emailOrPhone,
  password: password('Password.'),
  rememberMe: Type.Optional(flag('Whether the session may last 30 days instead of one.', true)),
})
export type LoginPayload = Static<typeof LoginPayloadSchema>

export const LoginResponseSchema = component(
  'LoginResponse',
  'A session: the user who logged in, and the token.',
  {
    accessToken: text('Token for the Authorization header.', EXAMPLE_TOKEN),
    user: UserSchema,
  },
)
export type LoginResponse = Static<typeof LoginResponseSchema>

export const UserResponseSchema = component('UserResponse', 'One user.', { user: UserSchema })
