import Type, { type Static } from 'typebox'

/** A user in the form that only this user receives. */
export const UserSchema = Type.Object({
  _id: Type.String(),
  /** '' for an account that was created with a phone number. */
  email: Type.String(),
  fullName: Type.Optional(Type.String()),
  profileImage: Type.Optional(Type.String()),
  /** The verified number, present only while the profile is incomplete. */
  phoneNo: Type.Optional(Type.String()),
  /** The number from the profile form, for prefilling forms. */
  contactPhone: Type.Optional(Type.String()),
})
export type User = Static<typeof UserSchema>

/**
 * POST /auth/login: an email address or a phone number, and the password. `rememberMe` is an
 * addition to the specification.
 */
export const LoginPayloadSchema = Type.Object(
  {
    identifier: Type.String({ minLength: 1, maxLength: 254 }),
    password: Type.String({ minLength: 1, maxLength: 1_024 }),
    /** Whether the session may last 30 days instead of one. */
    rememberMe: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
)
export type LoginPayload = Static<typeof LoginPayloadSchema>

export const LoginResponseSchema = Type.Object({ accessToken: Type.String(), user: UserSchema })
export type LoginResponse = Static<typeof LoginResponseSchema>

export const UserResponseSchema = Type.Object({ user: UserSchema })
