import Type, { type Static, type TSchema, type TUnsafe } from 'typebox'
import { NAIRA_MAXIMUM } from '@domain/constants'

/**
 * An id of our own server, which is a UUID in lower case. Ids of another backend may be any string.
 */
export const IdSchema = Type.String({
  pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$',
})

/** A calendar day as 'YYYY-MM-DD'. domain/stay/stay-date.ts checks whether the day exists. */
export const IsoDateSchema = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' })

/** A day in the payload, as midnight UTC. */
export const IsoMidnightSchema = Type.String({
  pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}T00:00:00(\\.000)?Z$',
})

/** Naira with at most two decimals. */
export const NairaSchema = Type.Number({ minimum: 0, maximum: NAIRA_MAXIMUM })

/** Returns the schema of one of these texts. */
export const oneOf = <Value extends string>(values: readonly Value[]) =>
  Type.Union(values.map((value) => Type.Literal(value))) as TSchema as TUnsafe<Value>

/** Every error response. `fields` has the reason for each invalid field. */
export const ErrorSchema = Type.Object({
  message: Type.String(),
  code: Type.String(),
  error: Type.Optional(Type.String()),
  fields: Type.Optional(Type.Record(Type.String(), Type.String())),
})
export type ErrorBody = Static<typeof ErrorSchema>

/** A response that only contains a message. */
export const MessageSchema = Type.Object({ message: Type.String() })
