import Type, { type Static } from 'typebox'
import { password } from './auth-schema'
import { anyId, component, flag, id, instant, list, payload, text } from './common-schema'

export const SessionSchema = component('Session', 'One login of the user.', {
  _id: anyId('Id of the session.'),
  device: text('Browser and system.', 'Chrome on Android'),
  isCurrent: flag('True for the session of this request.', true),
  createdAt: instant('Instant of the login.'),
  lastUsedAt: instant('Instant of its last request.'),
  expiresAt: instant('Instant at which it ends.', '2026-03-11T09:00:00.000Z'),
})

export const SessionsResponseSchema = component(
  'SessionsResponse',
  'Sessions of the user, the one used last first.',
  { sessions: list('The sessions.', SessionSchema) },
)
export type SessionsResponse = Static<typeof SessionsResponseSchema>

/** POST /auth/confirm. */
export const ConfirmationSchema = payload('Confirmation', 'Proof that the user is present.', {
  password: password('Password of the user of the token.'),
})

export const SessionParamsSchema = Type.Object({ id: id('Id of the session.') })
