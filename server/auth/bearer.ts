import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import type { ServerContext } from '../context'
import { forbidden, unauthenticated } from '../http-error'
import { findSessionUser } from './session-repository'
import type { SignedInUser } from './user-repository'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by requireUser; null on public calls. */
    user: SignedInUser | null
  }
}

const TOKEN = /^Bearer +([\w-]{20,200})$/i

export const bearerToken = (request: FastifyRequest) =>
  TOKEN.exec(request.headers.authorization ?? '')?.[1]

export function decorateWithUser(app: FastifyInstance) {
  app.decorateRequest('user', null)
}

/** For `onRequest`: a visitor is told so before the body is even read. */
export const requireUser =
  ({ database, clock }: ServerContext): onRequestAsyncHookHandler =>
  async (request) => {
    const token = bearerToken(request)
    const user = token && (await findSessionUser(database, token, clock()))
    if (!user) throw unauthenticated()
    request.user = user
  }

/** The user of a call behind requireUser. */
export function userOf(request: FastifyRequest) {
  if (!request.user) throw unauthenticated()
  return request.user
}

/** The token decides who acts: an id in a body or path may only repeat it. */
export function requireSelf(request: FastifyRequest, userId: string) {
  const user = userOf(request)
  if (user._id !== userId) throw forbidden()
  return user
}
