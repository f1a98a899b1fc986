import Type, { type Static } from 'typebox'
import { IdSchema } from './common-schema'

/** One login of the user, who may end it. */
export const SessionSchema = Type.Object({
  _id: Type.String(),
  /** Browser and system, such as 'Chrome on Android'. */
  device: Type.String(),
  isCurrent: Type.Boolean(),
  createdAt: Type.String(),
  lastUsedAt: Type.String(),
  expiresAt: Type.String(),
})

/** Sessions of the user, the one used last first. */
export const SessionsResponseSchema = Type.Object({ sessions: Type.Array(SessionSchema) })
export type SessionsResponse = Static<typeof SessionsResponseSchema>

/** POST /auth/confirm: the password of the user of the token. */
export const ConfirmationSchema = Type.Object(
  { password: Type.String({ minLength: 1, maxLength: 1_024 }) },
  { additionalProperties: false },
)

export const SessionParamsSchema = Type.Object({ id: IdSchema })
