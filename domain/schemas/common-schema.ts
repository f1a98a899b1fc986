import Type, { type Static } from 'typebox'
import { NAIRA_MAXIMUM } from '../constants'

/** An id as our server makes it: a UUID in lower case. Another backend's ids are any string. */
export const IdSchema = Type.String({
  pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$',
})

/** A calendar day, 'YYYY-MM-DD'. Whether the day exists is checked by domain/stay-date.ts. */
export const IsoDateSchema = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' })

/** A day as the payload carries it: midnight UTC. */
export const IsoMidnightSchema = Type.String({
  pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}T00:00:00(\\.000)?Z$',
})

/** Naira, at most 2 decimals. */
export const NairaSchema = Type.Number({ minimum: 0, maximum: NAIRA_MAXIMUM })

/** Every error answer. `fields` names each faulty field with its reason. */
export const ErrorSchema = Type.Object({
  message: Type.String(),
  code: Type.String(),
  error: Type.Optional(Type.String()),
  fields: Type.Optional(Type.Record(Type.String(), Type.String())),
})
export type ErrorBody = Static<typeof ErrorSchema>

/** An answer that is only words. */
export const MessageSchema = Type.Object({ message: Type.String() })
