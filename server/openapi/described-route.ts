import type { RouteOptions } from 'fastify'
import type { TSchema } from 'typebox'
import { operationAt } from '@server/openapi/operations/operations'
import { COMMON_RESPONSES } from './common-responses'
import { describedOf } from './described-schemas'
import type { Operation } from './operation'
import { MARK, parametersOf, type Json } from './to-openapi'

const marked = (schema: TSchema): Json => {
  const described = describedOf(schema)
  if (described?.name === undefined) return schema as Json
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

const whole = (description: string) => ({ type: 'integer', description })

const rateLimitHeaders = {
  'X-RateLimit-Limit': whole('Requests that may be sent in a minute.'),
  'X-RateLimit-Remaining': whole('Requests that are left in this minute.'),
  'X-RateLimit-Reset': whole('Seconds until all of them may be sent again.'),
}

/** Headers of a successful response that clients may want to read. */
function headersOf({ config }: RouteOptions, { headers }: Operation) {
  const all = { ...headers, ...(config && 'rateLimit' in config && rateLimitHeaders) }
  return Object.keys(all).length > 0 ? { headers: all } : {}
}

const retryAfter = {
  'Retry-After': { type: 'integer', description: 'Seconds to wait before another attempt.' },
}

function errorOf(status: number, { answers, errors }: Operation): Json {
  const common = COMMON_RESPONSES[status]
  const { code, message } = errors?.[status] ?? common ?? { code: 'in_use', message: 'In use.' }
  return {
    type: 'object',
    [MARK]: 'ApiError',
    examples: [{ message, code }],
    'x-response-description': answers[status] ?? common?.text,
    ...([429, 503].includes(status) && { headers: retryAfter }),
  }
}

/** Returns the schema of a route with its documentation. */
export function described(route: RouteOptions) {
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
          ? {
              ...marked(own),
              'x-response-description': operation.answers[status],
              ...headersOf(route, operation),
            }
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
