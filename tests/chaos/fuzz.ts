import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { ERROR_CODES } from '@domain/api/error-codes'
import type { DatabaseLocation } from '@server/database/connect'
import { ACTORS, makeWorld, type Actor } from '@tests/server/auth/authorisation-world'
import { emptyTables } from '@tests/server/empty-tables'
import { openCluster } from '@tests/server/postgres-cluster'
import type { Campaign, ChaosContext } from './campaign'
import { openServer } from './open-server'

/** Number of cases between two fresh sets of rows, because deletions and logouts use them up. */
const PER_WORLD = 500
const PARALLEL_REQUESTS = 8

interface Schema {
  $ref?: string
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

/** The part of our OpenAPI document that campaigns read. */
export interface OpenApi {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

type Sent = [request: InjectOptions & { url: string }, actor: Actor, remoteAddress: string]

/** A value that no client of ours sends in a field. */
const oddValues: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, [], {}, [[]], '', ' ', '\u0000', 'a\u0000b', '\ud800'),
  fc.constantFrom<unknown>(-1, 0, 0.5, 1e308, 2 ** 53, -0, '1e400', 'NaN', '9999-99-99T00:00:00Z'),
  fc.constantFrom<unknown>("'; drop table bookings; --", '../../etc/passwd', '__proto__', '%'),
  fc.constantFrom<unknown>('-'.repeat(70_000), { constructor: 1 }, { toString: null }),
  fc.string({ maxLength: 30, unit: 'binary' }),
)

const DEEP = '['.repeat(2_000) + ']'.repeat(2_000)

/** Bodies that are not JSON, no object, too deep or too large. */
const oddBodies = fc.oneof(
  fc.constantFrom('', '{', '{"a":}', 'null', '[]', '12', '\u0000', '{"a":1}{}', '\ufeff{}', DEEP),
  fc.constantFrom('{"__proto__":{"a":1}}', 'a=1&b[]=2', `{"identifier":"${'a'.repeat(70_000)}"}`),
  fc.string({ maxLength: 60 }),
)

const contentTypes = fc.constantFrom(
  'application/json',
  'application/json; charset=nonsense',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'nonsense',
)

/** Headers of a broken proxy or of an attacker. */
const oddHeaders = fc.oneof(
  { weight: 6, arbitrary: fc.constant({}) },
  fc.constantFrom<Record<string, string>>(
    { 'idempotency-key': 'a'.repeat(201) },
    { authorization: `Bearer ${'a'.repeat(43)}` },
    { cookie: 'a=%; staylet-device=%00' },
    { origin: 'https://evil.example', 'access-control-request-method': 'PUT' },
    { 'x-forwarded-for': '999.1.1.1, ::1' },
    { range: 'bytes=9-1', 'if-none-match': '"', 'if-modified-since': 'never' },
  ),
)

/** A lone surrogate cannot be part of an address. */
const textOf = (value: unknown) =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).replace(/\p{Cs}/gu, '')

/** Placeholder for the id of a row until the rows of a world are known. */
const placeholder = (number: number) =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** Generates requests to every documented operation, and to its path by other methods. */
function requestsFrom({ paths, components }: OpenApi, knownIds: number): fc.Arbitrary<Sent[0]> {
  const id = fc.nat(knownIds - 1).map(placeholder)
  const text = fc.oneof(
    id,
    fc.constantFrom('2026-04-01T00:00:00.000Z', '2026-04-03', '08031234567', 'ada@staylet.test'),
    fc.constantFrom('Lagoon#2026', '4', 'Lekki', 'newest'),
    fc.string({ maxLength: 20 }),
  )
  /** Values that fit the schema more often than not. */
  const fitting = (schema: Schema = {}): fc.Arbitrary<unknown> => {
    if (schema.$ref) return fitting(components.schemas[schema.$ref.split('/').at(-1) ?? ''])
    if (schema.const !== undefined) return fc.constant(schema.const)
    if (schema.enum) return fc.constantFrom(...schema.enum)
    if (schema.anyOf) return fc.oneof(...schema.anyOf.map(fitting))
    if (schema.type === 'integer') return fc.integer({ min: 0, max: 20 })
    if (schema.type === 'number') return fc.double({ min: 0, max: 1e6, noNaN: true })
    if (schema.type === 'boolean') return fc.boolean()
    if (schema.type === 'array') return fc.array(fitting(schema.items), { maxLength: 4 })
    if (schema.type === 'object') {
      const fields = Object.entries(schema.properties ?? {}).map(
        ([name, each]) => [name, fitting(each)] as const,
      )
      return fc.record(Object.fromEntries(fields), { requiredKeys: schema.required ?? [] })
    }
    return schema.pattern ? fc.oneof(fc.stringMatching(new RegExp(schema.pattern)), text) : text
  }
  /** A fitting body, as it is or with one field changed or taken away. */
  const bodyOf = (schema: Schema | undefined) =>
    fc.tuple(fitting(schema), fc.nat(9), oddValues, fc.nat(99)).map(([body, kind, odd, place]) => {
      if (typeof body !== 'object' || body === null || kind < 3) return body
      const names = Object.keys(body)
      const name = names[place % Math.max(1, names.length)] ?? 'none'
      if (kind < 8) return { ...body, [name]: odd }
      return Object.fromEntries(Object.entries(body).filter(([each]) => each !== name))
    })
  const segment = fc.oneof(
    { weight: 4, arbitrary: id },
    fc.constantFrom('%00', '%', '%zz', '..', '%2e%2e%2f', 'null', '__proto__', 'a'.repeat(3_000)),
  )
  const addressOf = (path: string, parameters: Operation['parameters'] = []) => {
    const parts = path.split(/(\{[^}]+\})/)
    const filled = parts.map((part, at) => (at % 2 === 1 ? segment : fc.constant(part)))
    const asked = parameters
      .filter((each) => each.in === 'query')
      .map(({ name, schema }) =>
        fc.option(
          fc
            .oneof({ weight: 3, arbitrary: fitting(schema) }, oddValues)
            .map((value) => `${encodeURIComponent(name)}=${encodeURIComponent(textOf(value))}`),
        ),
      )
    const raw = fc.constantFrom(null, null, 'a=%', '__proto__=1', 'search=%00', 'page=1&page=2')
    return fc.tuple(fc.tuple(...filled), fc.tuple(...asked, raw)).map(([names, pairs]) => {
      const query = pairs.filter((pair) => pair !== null).join('&')
      return names.join('') + (query && `?${query}`)
    })
  }
  const requestsTo = (path: string, method: string, { parameters, requestBody }: Operation) => {
    const json = bodyOf(requestBody?.content['application/json']?.schema).map((body) => ({
      payload: JSON.stringify(body),
      type: 'application/json',
    }))
    const other = fc.tuple(oddBodies, contentTypes).map(([payload, type]) => ({ payload, type }))
    const none = fc.constant({ payload: undefined, type: undefined })
    const body = fc.oneof({ weight: 5, arbitrary: requestBody ? json : none }, other)
    return fc
      .tuple(addressOf(path, parameters), body, oddHeaders)
      .map(([url, { payload, type }, headers]): Sent[0] => ({
        method: method.toUpperCase() as NonNullable<InjectOptions['method']>,
        url,
        headers: { ...headers, ...(type !== undefined && { 'content-type': type }) },
        ...(payload !== undefined && { payload }),
      }))
  }
  const documented = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => requestsTo(path, method, operation)),
  )
  const methods = ['get', 'head', 'post', 'put', 'patch', 'delete', 'options', 'trace']
  const others = Object.keys(paths).flatMap((path) =>
    methods.map((method) => requestsTo(path, method, {})),
  )
  return fc.oneof(
    { weight: 4, arbitrary: fc.oneof(...documented) },
    { weight: 1, arbitrary: fc.oneof(...others) },
  )
}

/** Puts the ids of a world into a request that was generated for any world. */
function inWorld(request: Sent[0], known: readonly string[]): Sent[0] {
  const put = (text: string) =>
    known.reduce((all, id, number) => all.replaceAll(placeholder(number), id), text)
  const { url, payload } = request
  const isText = typeof payload === 'string'
  return { ...request, url: put(url), ...(isText && { payload: put(payload) }) }
}

/** Returns whether an error is in our form. */
function isShaped(body: string) {
  try {
    const { message, code } = JSON.parse(body) as { message?: unknown; code?: unknown }
    return typeof message === 'string' && ERROR_CODES.some((each) => each === code)
  } catch {
    return false
  }
}

const declare = ({ check, figure }: ChaosContext, cases: number) => ({
  refused: check('requests that end below 500', cases),
  shaped: check('errors in our form', cases / 10),
  reached: figure('share of the requests that succeed', '', { atLeast: 0.02 }),
  operations: figure('documented operations that succeeded once', '', {
    atLeast: Math.min(25, Math.floor(cases / 200)),
  }),
})

/** Sends requests to a server on one database until the count is reached. */
async function attack(
  location: DatabaseLocation | undefined,
  cases: number,
  checks: ReturnType<typeof declare>,
  { seed, signal, say }: ChaosContext,
) {
  const faults: string[] = []
  const { app, database, close } = await openServer(() => new Date('2026-03-10T09:00:00Z'), {
    ...(location && { location }),
    onFault: (line) => faults.push(line),
  })
  try {
    const document = (await app.inject('/api/docs/json')).json<OpenApi>()
    const succeeded = new Set<string>()
    let good = 0
    let requests: fc.Arbitrary<Sent> | undefined
    for (let done = 0; done < cases && !signal.aborted; done += PER_WORLD) {
      await emptyTables(database)
      const { headersOf, thingsOf } = await makeWorld(database)
      const known = Object.values(thingsOf('owner'))
      // Building the generators takes as long as using them, so one set serves every world.
      requests ??= fc.tuple(
        requestsFrom(document, known.length),
        fc.constantFrom(...ACTORS),
        fc.ipV4(),
      )
      const numRuns = Math.min(PER_WORLD, cases - done)
      const left = fc.sample(requests, { numRuns, seed: seed + done })
      const work = async () => {
        for (let next = left.pop(); next; next = left.pop()) {
          const [generated, actor, remoteAddress] = next
          const request = inWorld(generated, known)
          const headers = { ...headersOf(actor), ...request.headers }
          const before = faults.length
          const { statusCode, body, raw } = await app.inject({ ...request, headers, remoteAddress })
          const said = `${statusCode} to ${actor}: ${JSON.stringify(request).slice(0, 600)}`
          const logged = faults.slice(before).join('').slice(0, 1_500)
          checks.refused.record(statusCode < 500, `${said}\n${logged}`)
          if (statusCode < 300) {
            good += 1
            const route = raw.req.url?.split('?', 1)[0] ?? ''
            succeeded.add(`${request.method} ${route.replace(/[0-9a-f-]{36}/g, '{id}')}`)
          }
          const isApi = request.url.startsWith('/api/') && request.method !== 'HEAD'
          if (statusCode >= 400 && isApi) checks.shaped.record(isShaped(body), `${said}: ${body}`)
        }
      }
      await Promise.all(Array.from({ length: PARALLEL_REQUESTS }, work))
    }
    checks.reached.measure(good / cases)
    checks.operations.measure(succeeded.size)
    say(`${location?.kind ?? 'embedded'}: ${good} of ${cases}, by ${succeeded.size} operations`)
  } finally {
    await close()
  }
}

/** Sends odd requests to every operation of the OpenAPI document. */
export const fuzz: Campaign = {
  about: 'odd requests to every documented operation, on both databases',
  run: async (context) => {
    const cases = context.count(100_000, 400)
    const checks = declare(context, cases)
    const half = Math.ceil(cases / 2)
    const cluster = await openCluster([])
    try {
      await attack(undefined, half, checks, context)
      await attack({ kind: 'server', url: cluster.url }, half, checks, context)
    } finally {
      await cluster.remove()
    }
  },
}
