import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import type { ServerContext } from '../context'
import { forbidden, profileIncomplete, unauthenticated } from '../http-error'
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

/** Who is behind a call, if anybody: for the few calls that a visitor may make too. */
export async function readUser({ database, clock }: ServerContext, request: FastifyRequest) {
  const token = bearerToken(request)
  return token ? findSessionUser(database, token, clock()) : undefined
}

/** For `onRequest`, of the calls that an account makes before its profile is complete. */
export const requireAnyUser =
  (context: ServerContext): onRequestAsyncHookHandler =>
  async (request) => {
    const user = await readUser(context, request)
    if (!user) throw unauthenticated()
    request.user = user
  }

/** For `onRequest`: a visitor is told so before the body is even read. */
export const requireUser =
  (context: ServerContext): onRequestAsyncHookHandler =>
  async (request) => {
    const user = await readUser(context, request)
    if (!user) throw unauthenticated()
    if (user.isProvisional) throw profileIncomplete()
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
