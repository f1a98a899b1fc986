import * as Type from 'typebox'
import type { Static, TProperties, TSchema, TSchemaOptions, TUnsafe } from 'typebox'
import { NAIRA_MAXIMUM } from '@domain/constants'

/*
 * The schemas carry the words of the API document. Only the page on another backend loads them, so a
 * description costs no guest of ours anything.
 */

type Rules = Omit<TSchemaOptions, 'title' | 'description' | 'examples'>

const about = (description: string, example?: unknown) => ({
  description,
  ...(example !== undefined && { examples: [example] }),
})

/** An object that is a component of the API document. */
export const component = <Fields extends TProperties>(
  title: string,
  description: string,
  fields: Fields,
) => Type.Object(fields, { title, description })

/** The same of a request, which may have no other fields. */
export const payload = <Fields extends TProperties>(
  title: string,
  description: string,
  fields: Fields,
) => Type.Object(fields, { title, description, additionalProperties: false })

export const text = (description: string, example?: string, rules?: Rules) =>
  Type.String({ ...rules, ...about(description, example) })

export const integer = (description: string, example?: number, rules?: Rules) =>
  Type.Integer({ ...rules, ...about(description, example) })

export const number = (description: string, example?: number, rules?: Rules) =>
  Type.Number({ ...rules, ...about(description, example) })

export const flag = (description: string, example?: boolean) =>
  Type.Boolean(about(description, example))

export const list = <Item extends TSchema>(
  description: string,
  items: Item,
  example?: readonly unknown[],
  rules?: Rules,
) => Type.Array(items, { ...rules, ...about(description, example) })

export const EXAMPLE_ID = '3f0e6a52-8b0d-4f5e-bd0c-2a4f1d7c9b10'

/** An id as any backend sends it. */
export const anyId = (description: string) => text(description, EXAMPLE_ID)

/** An id of our own server, which is a UUID in lower case. */
export const id = (description: string) =>
  text(description, EXAMPLE_ID, {
    pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$',
  })
export const IdSchema = id('An id.')

/** A calendar day as 'YYYY-MM-DD'. domain/stay/stay-date.ts checks whether the day exists. */
export const day = (description: string, example = '2026-04-01') =>
  text(description, example, { pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' })

/** A day in the payload, as midnight UTC. */
export const midnight = (description: string, example: string) =>
  text(description, example, { pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}T00:00:00(\\.000)?Z$' })

export const instant = (description: string, example = '2026-03-10T09:00:00.000Z') =>
  text(description, example)

/**
 * Schemas of what a DELETE names in its body or its query, because some proxies drop the body.
 *
 * @param what Removed thing, as a sentence begins with it.
 */
export function bodyOrQuery<Fields extends TProperties>(
  schema: Type.TObject<Fields>,
  title: string,
  what: string,
) {
  const partial = Type.Partial(schema, {
    title: `${title}OrNothing`,
    description: `${what} to remove, unless the query names it.`,
  })
  const body = Type.Union([partial, Type.Null()], {
    title: `Optional${title}`,
    description: `${what} to remove. Nothing when the query names it.`,
  })
  return { body: Type.Optional(body), querystring: partial }
}

/** Naira with at most two decimals. */
export const naira = (description: string, example: number) =>
  number(description, example, { minimum: 0, maximum: NAIRA_MAXIMUM })

/** Returns the schema of one of these texts. */
export const oneOf = <Value extends string>(
  values: readonly Value[],
  description: string,
  example?: NoInfer<Value>,
) =>
  Type.Union(
    values.map((value) => Type.Literal(value)),
    about(description, example),
  ) as TSchema as TUnsafe<Value>

/** An object with any keys. Type.Record() would add 9 KB to the page on another backend. */
export const recordOf = <Schema extends TSchema>(values: Schema, rules: TSchemaOptions) =>
  Type.Unsafe<Record<string, Static<Schema>>>({
    type: 'object',
    additionalProperties: values,
    ...rules,
  })

export const ErrorSchema = component('ApiError', 'Why a request was refused.', {
  message: text('A sentence for the person who made the request.', 'Some fields are invalid.'),
  code: text('Reason for a program. docs/api.md lists the codes.', 'invalid_request'),
  error: Type.Optional(text('A detail, which this server does not send.')),
  fields: Type.Optional(
    recordOf(
      Type.String(),
      about('The reason for each invalid field, by its name.', { startDate: 'is required' }),
    ),
  ),
  bookingId: Type.Optional(
    text("The guest's own booking of these nights, where the code is already_booked."),
  ),
})
export type ErrorBody = Static<typeof ErrorSchema>

/** A response that only contains a message. */
export const MessageSchema = component('Message', 'What was done.', {
  message: text('A few words.', 'logged out'),
})
