import type { FastifyInstance } from 'fastify'
import { invalidRequest } from '@server/http-error'

/** PostgreSQL cannot store NUL in a text, so the server refuses it first. */
const pathsWithNul = (value: unknown, path: string): string[] => {
  if (typeof value === 'string') return value.includes('\0') ? [path] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => [
    ...(name.includes('\0') ? [path || 'body'] : []),
    ...pathsWithNul(part, path ? `${path}.${name}` : name),
  ])
}

export function refuseNul(app: FastifyInstance) {
  app.addHook('preHandler', async (request) => {
    const paths = [...pathsWithNul(request.query, ''), ...pathsWithNul(request.body, '')]
    if (paths.length === 0) return
    throw invalidRequest(Object.fromEntries(paths.map((path) => [path, 'must not contain NUL'])))
  })
}
