import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { contentTypes, oddBodies, oddFields, oddForms, oddHeaders, oddSegments } from './odd-values'

interface Schema {
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  pattern?: string
  properties?: Record<string, Schema>
  items?: Schema
  required?: string[]
}

interface Operation {
  parameters?: { name: string; in: string; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}

export interface OpenApi {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

/** Returns a part of the document with each reference replaced by the schema that it names. */
function resolved<Part>(part: Part, schemas: Record<string, unknown>): Part {
  const replace = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(replace)
    if (typeof value !== 'object' || value === null) return value
    if ('$ref' in value) return replace(schemas[String(value.$ref).split('/').at(-1) ?? ''] ?? {})
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, replace(each)]))
  }
  return replace(part) as Part
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const
type Method = (typeof METHODS)[number]

/** Real ids and other texts that pass the first checks. */
export type Known = readonly string[]

const someText = (known: Known) =>
  fc.oneof(
    fc.constantFrom(...known),
    fc.constantFrom('2026-04-01T00:00:00.000Z', '2026-04-03', '2026-04-05T00:00:00Z', '1990-01-01'),
    fc.constantFrom('08031234567', 'ada@staylet.test', 'Lagoon#2026', '4', 'Lekki', 'newest'),
    fc.string({ maxLength: 20 }),
  )

/** Values that fit the schema more often than not. */
function fitting(schema: Schema, known: Known): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((each) => fitting(each, known)))
  switch (schema.type) {
    case 'integer':
      return fc.integer({ min: 0, max: 20 })
    case 'number':
      return fc.oneof(fc.integer({ min: 0, max: 100_000 }), fc.double({ min: 0, max: 1e6 }))
    case 'boolean':
      return fc.boolean()
    case 'array':
      return fc.array(fitting(schema.items ?? {}, known), { maxLength: 4 })
    case 'object': {
      const fields = Object.entries(schema.properties ?? {}).map(([name, each]) => [
        name,
        name === 'email' ? fc.constant('ada@staylet.test') : fitting(each, known),
      ])
      return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, {
        requiredKeys: schema.required ?? [],
      })
    }
    default:
      return fc.oneof(
        ...(schema.pattern ? [fc.stringMatching(new RegExp(schema.pattern))] : []),
        someText(known),
      )
  }
}

/** A fitting body, as it is or with one field changed, added or taken away. */
const bodies = (schema: Schema, known: Known) =>
  fc
    .tuple(fitting(schema, known), fc.nat(9), oddFields, fc.nat(99))
    .map(([body, kind, odd, place]) => {
      if (typeof body !== 'object' || body === null || kind < 3) return body
      const names = Object.keys(body)
      const name = names[place % Math.max(1, names.length)] ?? 'none'
      if (kind < 8) return { ...body, [name]: odd }
      if (kind === 8) return { ...body, [textOf(odd)]: odd }
      return Object.fromEntries(Object.entries(body).filter(([each]) => each !== name))
    })

const address = (path: string, query: Operation['parameters'], known: Known) => {
  const segment = fc.oneof(fc.constantFrom(...known), oddSegments)
  const parts = path.split(/(\{[^}]+\}|:\w+|\*)/)
  const filled = parts.map((part, at) => (at % 2 === 1 ? segment : fc.constant(part)))
  const asked = (query ?? [])
    .filter((each) => each.in === 'query')
    .map(({ name, schema }) =>
      fc
        .option(fc.oneof({ weight: 3, arbitrary: fitting(schema, known) }, oddFields))
        .map((value) =>
          value === null
            ? []
            : [`${encodeURIComponent(name)}=${encodeURIComponent(textOf(value))}`],
        ),
    )
  const raw = fc.constantFrom('', '', '', 'a=%', '__proto__=1', 'search=%00', 'page=1&page=2', '%')
  return fc.tuple(fc.tuple(...filled), fc.tuple(...asked), raw).map(([names, pairs, rest]) => {
    const all = [...pairs.flat(), ...(rest ? [rest] : [])]
    return names.join('') + (all.length > 0 ? `?${all.join('&')}` : '')
  })
}

/** Lone surrogates cannot be part of an address. */
const textOf = (value: unknown) =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).replace(/\p{Cs}/gu, '')

const requestsTo = (
  path: string,
  method: Method,
  { parameters, requestBody }: Operation,
  known: Known,
) => {
  const schema = requestBody?.content['application/json']?.schema ?? {}
  const json = bodies(schema, known).map((body) => ({
    payload: JSON.stringify(body),
    type: 'application/json',
  }))
  const other = fc.tuple(oddBodies, contentTypes).map(([payload, type]) => ({ payload, type }))
  const form = oddForms.map((payload) => ({ payload, type: 'multipart/form-data; boundary=x' }))
  const none = fc.constant({ payload: undefined, type: undefined })
  const body = requestBody
    ? fc.oneof({ weight: 6, arbitrary: json }, { weight: 2, arbitrary: other }, form)
    : fc.oneof({ weight: 4, arbitrary: none }, other)
  return fc
    .tuple(address(path, parameters, known), body, oddHeaders)
    .map(([url, { payload, type }, headers]): InjectOptions & { url: string } => ({
      method,
      url,
      headers: { ...headers, ...(type !== undefined && { 'content-type': type }) },
      ...(payload !== undefined && { payload }),
    }))
}

/**
 * Generates requests to every documented operation, to the documented paths by other methods, and
 * to the other routes of the server.
 */
export function requestsFrom(
  { paths: written, components }: OpenApi,
  routes: readonly string[],
  known: Known,
) {
  const paths = resolved(written, components.schemas)
  const documented = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) =>
      requestsTo(path, method.toUpperCase() as Method, operation, known),
    ),
  )
  const others = [...Object.keys(paths), ...routes, '/api/nothing', '/nothing/*'].map((path) =>
    fc.constantFrom(...METHODS).chain((method) => requestsTo(path, method, {}, known)),
  )
  return fc.oneof(
    { weight: 4, arbitrary: fc.oneof(...documented) },
    { weight: 1, arbitrary: fc.oneof(...others) },
  )
}
