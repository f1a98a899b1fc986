import Type, { type Static } from 'typebox'
import { anyId, flag, id, instant, text } from './common-schema'

export const SessionSchema = Type.Object(
  {
    _id: anyId('Id of the session.'),
    device: text('Browser and system.', 'Chrome on Android'),
    isCurrent: flag('True for the session of this request.', true),
    createdAt: instant('Instant of the login.'),
    lastUsedAt: instant('Instant of its last request.'),
    expiresAt: instant('Instant at which it ends.', '2026-03-11T09:00:00.000Z'),
  },
  { title: 'Session', description: 'One login of the user.' },
)

export const SessionsResponseSchema = Type.Object(
  { sessions: Type.Array(SessionSchema, { description: 'The sessions.' }) },
  { title: 'SessionsResponse', description: 'Sessions of the user, the one used last first.' },
)
export type SessionsResponse = Static<typeof SessionsResponseSchema>

/** POST /auth/confirm. */
export const ConfirmationSchema = Type.Object(
  {
    password: text('Password of the user of the token.', 'Lagoon#2026', {
      minLength: 1,
      maxLength: 1_024,
    }),
  },
  {
    title: 'Confirmation',
    description: 'Proof that the user is present.',
    additionalProperties: false,
  },
)

export const SessionParamsSchema = Type.Object({ id: id('Id of the session.') })
