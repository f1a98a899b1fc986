import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { invalidRequest } from '@server/http-error'

/** Levels of objects and arrays. The deepest body that any request needs has three. */
const DEEPEST = 20

interface Found {
  value: unknown
  path: string
  depth: number
}

/**
 * Returns the reason for each field that no code may see: PostgreSQL cannot store NUL in a text,
 * and code that walks a value overflows the stack when it is nested thousands deep.
 */
export function oddFields(whole: unknown): Record<string, string> {
  const faults: Record<string, string> = {}
  const left: Found[] = [{ value: whole, path: '', depth: 0 }]
  for (let found = left.pop(); found; found = left.pop()) {
    const { value, path, depth } = found
    const field = path || 'body'
    if (typeof value === 'string' && value.includes('\0')) faults[field] = 'must not contain NUL'
    if (typeof value !== 'object' || value === null) continue
    if (depth === DEEPEST) return { body: 'is nested too deeply' }
    for (const [name, part] of Object.entries(value)) {
      if (name.includes('\0')) faults[field] = 'must not contain NUL'
      left.push({ value: part, path: path ? `${path}.${name}` : name, depth: depth + 1 })
    }
  }
  return faults
}

/** Methods whose body Fastify reads. */
const METHODS_WITH_BODY = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'QUERY']

/** Returns whether a request announces a body that nothing would read. */
const hasUnreadBody = ({ method, headers }: FastifyRequest) =>
  !METHODS_WITH_BODY.includes(method) &&
  (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0)

/** Names of headers stand at the even places of Node's list. Node itself keeps the first host. */
const hasSecondHost = ({ raw }: FastifyRequest) =>
  raw.rawHeaders.filter((name, place) => place % 2 === 0 && name.toLowerCase() === 'host').length >
  1

/**
 * Refuses what no client of ours sends: a second host, a body of a GET or a similar request, deep
 * nesting, and NUL. RFC 9110 (9.3.1) allows a server to refuse content of GET.
 */
export const refuseOddValues = fp(
  async (app) => {
    app.addHook('onRequest', async (request) => {
      // A proxy may have looked at one, and a page may be written for the other.
      if (hasSecondHost(request)) throw invalidRequest({ host: 'must be sent once' })
      if (!hasUnreadBody(request)) return
      throw invalidRequest({ body: `is not allowed with ${request.method}` })
    })
    app.addHook('preHandler', async (request) => {
      // A page reads its address by itself and leaves out what it cannot use.
      const query = request.url.startsWith('/api/') ? request.query : undefined
      const faults = { ...oddFields(query), ...oddFields(request.body) }
      if (Object.keys(faults).length > 0) throw invalidRequest(faults)
    })
  },
  { name: 'odd-values' },
)
