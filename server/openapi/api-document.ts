import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import type { RouteOptions } from 'fastify'
import type { TSchema } from 'typebox'
import { brandCopy } from '@domain/copy/brand-copy'
import { COMMON_ANSWERS } from './common-answers'
import { describedOf, namedSchemas } from './described-schemas'
import type { Operation } from './operation'
import { authOperations } from './operations/auth-operations'
import { bookingOperations } from './operations/booking-operations'
import { catalogueOperations } from './operations/catalogue-operations'
import { listingOperations } from './operations/listing-operations'
import './schemas/auth-schemas'
import './schemas/booking-schemas'
import './schemas/hosting-schemas'
import './schemas/listing-query-schemas'
import './schemas/listing-schemas'
import './schemas/other-schemas'
import { componentOf, parametersOf, type Json } from './to-openapi'

export const operations = {
  ...authOperations,
  ...listingOperations,
  ...bookingOperations,
  ...catalogueOperations,
}

const operationAt = (method: string, url: string): Operation => {
  const name = `${method} ${url.replace(/:(\w+)/g, '{$1}')}`
  const operation: Operation | undefined = operations[name]
  if (!operation) throw new Error(`server/openapi/operations says nothing of ${name}.`)
  return operation
}

/** Stands for a named schema until the document is complete, because the generator copies schemas. */
const MARK = 'x-schema'

const marked = (schema: TSchema): Json => {
  const described = describedOf(schema)
  if (described?.name === undefined) {
    const { description, ...rest } = schema as Json
    return rest
  }
  return { type: 'object', [MARK]: described.name, examples: [described.example] }
}

type Schemas = Record<string, TSchema | undefined>

/** Error statuses that a route gives because of what it reads. */
function expectedErrors({ schema = {}, config, method }: RouteOptions, { token }: Operation) {
  const { body, querystring, headers, params } = schema as Schemas
  const isWrite = method !== 'GET'
  return [
    ...(body || querystring || headers ? [400] : []),
    ...(token === 'required' ? [401, 403] : []),
    ...(params ? [404] : []),
    ...(body ? [408, 413, 415] : []),
    ...(config && 'rateLimit' in config ? [429] : []),
    500,
    503,
    ...(isWrite && token ? [507] : []),
  ]
}

const retryAfter = {
  'Retry-After': { type: 'integer', description: 'Seconds to wait before another attempt.' },
}

function errorOf(status: number, { answers, errors }: Operation): Json {
  const common = COMMON_ANSWERS[status]
  const { code, message } = errors?.[status] ?? common ?? { code: 'in_use', message: 'In use.' }
  return {
    type: 'object',
    [MARK]: 'ApiError',
    examples: [{ message, code }],
    'x-response-description': answers[status] ?? common?.text,
    ...([429, 503].includes(status) && { headers: retryAfter }),
  }
}

/** Adds what the documents say to the schema of a route. */
function described(route: RouteOptions) {
  const { schema = {} } = route
  const operation = operationAt(String(route.method), route.url)
  const {
    body,
    querystring,
    params,
    headers,
    response = {},
  } = schema as Schemas & {
    response?: Record<string, TSchema>
  }
  const statuses = new Set([
    ...Object.keys(response).map(Number),
    ...Object.keys(operation.answers).map(Number),
    ...expectedErrors(route, operation),
  ])
  const responses = [...statuses]
    .toSorted((a, b) => a - b)
    .map((status) => {
      const own = response[status]
      const answer =
        status < 400 && own
          ? { ...marked(own), 'x-response-description': operation.answers[status] }
          : errorOf(status, operation)
      return [status, answer] as const
    })
  return {
    ...schema,
    operationId: operation.id,
    description: operation.text,
    security: securityOf(operation),
    ...(body && { body: marked(body) }),
    ...(querystring && { querystring: parametersOf(querystring) }),
    ...(params && { params: parametersOf(params) }),
    ...(headers && { headers: parametersOf(headers) }),
    response: Object.fromEntries(responses),
  }
}

function securityOf({ token }: Operation): Record<string, string[]>[] {
  if (token === 'required') return [{ token: [] }]
  return token === 'optional' ? [{}, { token: [] }] : []
}

/** Replaces the marks in the finished document by references. */
function withReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withReferences)
  if (typeof value !== 'object' || value === null) return value
  const name = (value as Json)[MARK]
  if (typeof name === 'string') return { $ref: `#/components/schemas/${name}` }
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withReferences(each)]))
}

interface Document extends Json {
  paths: Record<string, Record<string, Json>>
  components: Json
}

/** Replaces responses that mean the same on every route by references. */
function shareErrors(answers: Record<string, Json>, shared: Record<string, Json>) {
  for (const [status, answer] of Object.entries(answers)) {
    const common = COMMON_ANSWERS[Number(status)]
    if (!common || answer['description'] !== common.text) continue
    shared[common.code] ??= answer
    if (JSON.stringify(shared[common.code]) !== JSON.stringify(answer)) continue
    answers[status] = { $ref: `#/components/responses/${common.code}` }
  }
}

/** Completes what the generator cannot know: forms, bodies that may be absent, redirections. */
function finish({ paths, components }: Document) {
  const shared: Record<string, Json> = {}
  components['responses'] = shared
  for (const [url, methods] of Object.entries(paths)) {
    for (const [method, documented] of Object.entries(methods)) {
      const { isBodyOptional } = operationAt(method.toUpperCase(), url)
      const body = documented['requestBody'] as Json | undefined
      if (body) body['required'] = isBodyOptional !== true
      const answers = documented['responses'] as Record<string, Json>
      if (answers['302']) answers['default'] = { ...answers['500'] }
      shareErrors(answers, shared)
    }
  }
  const form = paths['/api/listing']?.['patch']?.['requestBody'] as { content: Json } | undefined
  if (form) form.content['multipart/form-data'] = { schema: listingForm }
  const photo = paths['/media/{id}/{file}']?.['get']?.['responses'] as Record<string, Json>
  photo['200'] = { description: 'The photo.', content: { 'image/webp': {}, 'image/jpeg': {} } }
}

const listingForm = {
  type: 'object',
  description: 'The fields of `ListingSave` as texts, lists as JSON, and photos under any name.',
  properties: {
    id: { type: 'string', description: 'Id of the listing to change.' },
    files: {
      type: 'array',
      description: 'Photos: JPEG, PNG, WebP or AVIF.',
      items: { type: 'string', contentMediaType: 'application/octet-stream' },
    },
  },
  additionalProperties: { type: 'string' },
}

/** Options of the generator, which writes the document from the routes. */
export const apiDocument: FastifyDynamicSwaggerOptions = {
  openapi: {
    openapi: '3.1.0',
    info: {
      title: `${brandCopy.name} API`,
      description:
        'Amounts are Naira with at most two decimals. A stay date is midnight UTC of its day. ' +
        'Every error is `{ message, code, fields? }`. docs/api.md explains authentication, errors, ' +
        'paging, repeated requests, caching and limits.',
      version: '1.0.0',
      contact: { name: 'Support', url: 'https://staylet.example/support' },
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/', description: 'The server that sent this document.' }],
    tags: [
      { name: 'auth', description: 'Accounts, logins and passwords.' },
      { name: 'listings', description: 'Homes: search, drafts, photos.' },
      { name: 'reviews', description: 'What guests say of a listing.' },
      { name: 'bookings', description: 'Stays of guests.' },
      { name: 'favourites', description: 'Listings that a user saved.' },
      { name: 'property types', description: 'Kinds of homes.' },
      { name: 'amenities', description: 'What homes offer.' },
      { name: 'geo', description: 'Countries, states and cities.' },
      { name: 'media', description: 'Photos.' },
    ],
    components: {
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          description: 'The `accessToken` of `POST /api/auth/login`.',
        },
      },
    },
  },
  transform: ({ schema, url, route }) => ({
    schema: schema?.hide === true || !schema ? schema : described(route),
    url,
  }),
  transformObject: (made) => {
    const document = withReferences('openapiObject' in made ? made.openapiObject : {}) as Document
    finish(document)
    document.components = {
      ...document.components,
      schemas: Object.fromEntries(
        namedSchemas()
          .map(([name, schema]) => [name, schema, describedOf(schema)] as const)
          .map(([name, schema, about]) => [name, about && componentOf(schema, about)])
          .toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
      ),
    }
    return document
  },
}
