import {
  LoginResponseSchema,
  LoginPayloadSchema,
  UserResponseSchema,
} from '@domain/schemas/auth-schema'
import { MessageSchema } from '@domain/schemas/common-schema'
import { isStraight, servesDevelopers } from '@server/config/developer-access'
import type { Routes } from '@server/context'
import { isDemoGuest } from '@server/demo/is-demo-guest'
import { LIMITED } from '@server/openapi/refusals'
import { recordEvent } from '@server/security/record-event'
import { bearerToken, requireAnyUser, userOf } from './bearer'
import { callerOf, openSession } from './caller'
import { checkLogin, wrongLogin } from './log-in'
import { endSession } from './session-repository'
import { toUser } from './user-repository'

export const authRoutes: Routes = async (app, context) => {
  const { config, database } = context
  const onRequest = requireAnyUser(context)

  app.post(
    '/auth/login',
    {
      schema: {
        operationId: 'logIn',
        summary: 'Log in with an email address or phone number and a password',
        description: 'A session lasts a day, or 30 days with `rememberMe`.',
        refusals: { 401: wrongLogin(), 429: LIMITED },
        body: LoginPayloadSchema,
        response: { 200: LoginResponseSchema },
      },
    },
    async (request, reply) => {
      const user = await checkLogin(database, request.body, await callerOf(context, request), {
        // Everybody knows the password of a demo account.
        isOpen: (userId) =>
          !isDemoGuest(userId) || (servesDevelopers(config) && isStraight(request)),
        onWrong: (account) =>
          recordEvent(database, request.log, { event: 'login failed', account }),
      })
      await recordEvent(database, request.log, { event: 'login', account: user.id })
      const isRemembered = request.body.rememberMe === true
      const session = { userId: user.id, isRemembered }
      return {
        accessToken: await openSession(context, request, reply, session),
        user: toUser(user),
      }
    },
  )

  app.get(
    '/auth/me',
    {
      onRequest,
      schema: {
        operationId: 'getCurrentUser',
        summary: 'Get the user of the token',
        description: 'Also tells a client whether its token is still valid.',
        response: { 200: UserResponseSchema },
      },
    },
    async (request) => ({ user: userOf(request) }),
  )

  app.post(
    '/auth/logout',
    {
      onRequest,
      schema: {
        operationId: 'logOut',
        summary: 'End the session of the token',
        description: 'The token is invalid from then on. Other sessions of the user continue.',
        response: { 200: MessageSchema },
      },
    },
    async (request) => {
      const token = bearerToken(request)
      if (token) await endSession(database, token)
      await recordEvent(database, request.log, { event: 'logout', account: userOf(request)._id })
      return { message: 'logged out' }
    },
  )
}
