import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import fp from 'fastify-plugin'
import type { ServerContext } from '@server/context'
import { forbidden, profileIncomplete, unauthenticated } from '@server/http-error'
import { findSessionUser } from './session-repository'
import type { SignedInUser } from './user-repository'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by requireUser. Null on public requests. */
    user: SignedInUser | null
  }
}

const TOKEN = /^Bearer +([\w-]{20,200})$/i

export const bearerToken = (request: FastifyRequest) =>
  TOKEN.exec(request.headers.authorization ?? '')?.[1]

export const decorateWithUser = fp(
  async (app) => {
    app.decorateRequest('user', null)
  },
  { name: 'bearer' },
)

/** Returns the user behind a request, if any, for the few requests that visitors may make too. */
export async function readUser({ database, clock }: ServerContext, request: FastifyRequest) {
  const token = bearerToken(request)
  return token ? findSessionUser(database, token, clock()) : undefined
}

const guards = new WeakSet<object>()

/** Tells whether a hook refuses requests without a token, as the API document says. */
export const isGuard = (hook: object) => guards.has(hook)

function requireToken(context: ServerContext, allowsProvisional: boolean) {
  const guard: onRequestAsyncHookHandler = async (request) => {
    const user = await readUser(context, request)
    if (!user) throw unauthenticated()
    if (user.isProvisional && !allowsProvisional) throw profileIncomplete()
    request.user = user
  }
  guards.add(guard)
  return guard
}

/** For `onRequest` of the requests that an account may make before its profile is complete. */
export const requireAnyUser = (context: ServerContext) => requireToken(context, true)

/** For `onRequest`. A visitor gets the error before the body is read. */
export const requireUser = (context: ServerContext) => requireToken(context, false)

/** Returns the user of a request that passed requireUser. */
export function userOf(request: FastifyRequest) {
  if (!request.user) throw unauthenticated()
  return request.user
}

/**
 * Rejects a request for another user. The token decides who acts, and an id in a body or path may
 * only repeat it.
 */
export function requireSelf(request: FastifyRequest, userId: string) {
  const user = userOf(request)
  if (user._id !== userId) throw forbidden()
  return user
}
