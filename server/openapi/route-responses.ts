import type { FastifySchema, RouteOptions } from 'fastify'
import { ErrorSchema } from '@domain/schemas/common-schema'
import { isGuard } from '@server/auth/bearer'
import { COMMON_REFUSALS, type Refusal } from './refusals'

/** Returns the `security` of a route: a bearer token where a guard requires it. */
const securityOf = ({ schema = {}, onRequest = [] }: RouteOptions) =>
  schema.security ?? ([onRequest].flat().some(isGuard) ? [{ token: [] }] : [])

/** Error statuses that a route gives because of what it reads. */
function expectedErrors(
  { schema = {}, config, method }: RouteOptions,
  security: readonly object[],
) {
  const { body, querystring, headers, params } = schema
  const needsToken = security.length === 1
  return [
    ...(body || querystring || headers ? [400] : []),
    ...(needsToken ? [401, 403] : []),
    ...(params ? [404] : []),
    ...(body ? [408, 413, 415] : []),
    ...(config && 'rateLimit' in config ? [429] : []),
    500,
    503,
    ...(method !== 'GET' && security.length > 0 ? [507] : []),
  ]
}

const integer = (description: string) => ({ type: 'integer', description })

const rateLimitHeaders = {
  'X-RateLimit-Limit': integer('Requests that may be sent in a minute.'),
  'X-RateLimit-Remaining': integer('Requests that are left in this minute.'),
  'X-RateLimit-Reset': integer('Seconds until all of them may be sent again.'),
}
const retryAfter = { 'Retry-After': integer('Seconds to wait before another attempt.') }

function errorOf(status: number, own: Refusal | undefined) {
  const common = COMMON_REFUSALS[status]
  const { code, message } =
    typeof own === 'object' ? own : (common ?? { code: 'in_use', message: 'In use.' })
  return {
    ...ErrorSchema,
    examples: [{ message, code }],
    'x-response-description': typeof own === 'string' ? own : (own?.message ?? common?.text),
    ...([429, 503].includes(status) && { headers: retryAfter }),
  }
}

/** Adds what @fastify/swagger cannot know to a route's schema: its errors, and response headers. */
export function withResponses(route: RouteOptions): FastifySchema {
  const { refusals = {}, ...schema } = route.schema ?? {}
  const response = (schema.response ?? {}) as Record<string, object>
  const headers = route.config && 'rateLimit' in route.config ? { headers: rateLimitHeaders } : {}
  const security = securityOf(route)
  const errors = [...Object.keys(refusals).map(Number), ...expectedErrors(route, security)]
  return {
    ...schema,
    security,
    response: {
      ...Object.fromEntries(
        Object.entries(response).map(([status, body]) => [status, { ...body, ...headers }]),
      ),
      ...Object.fromEntries(errors.map((status) => [status, errorOf(status, refusals[status])])),
    },
  }
}
