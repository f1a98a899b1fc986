import {
  LoginAnswerSchema,
  LoginPayloadSchema,
  UserAnswerSchema,
} from '@domain/schemas/auth-schema'
import { ErrorSchema, MessageSchema } from '@domain/schemas/common-schema'
import type { Routes } from '@server/context'
import { bearerToken, requireAnyUser, userOf } from './bearer'
import { logIn } from './log-in'
import { endSession } from './session-repository'

export const authRoutes: Routes = async (app, context) => {
  const { database, clock } = context
  const onRequest = requireAnyUser(context)
  const tags = ['auth']

  app.post(
    '/auth/login',
    {
      schema: {
        tags,
        summary: 'Log in with an email address or phone number and a password',
        body: LoginPayloadSchema,
        response: { 200: LoginAnswerSchema, 400: ErrorSchema, 401: ErrorSchema, 429: ErrorSchema },
      },
    },
    (request) => logIn(database, request.body, request.ip, clock()),
  )

  app.get(
    '/auth/me',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Get the user of the token',
        response: { 200: UserAnswerSchema, 401: ErrorSchema },
      },
    },
    async (request) => ({ user: userOf(request) }),
  )

  app.post(
    '/auth/logout',
    {
      onRequest,
      schema: {
        tags,
        summary: 'End the session of the token',
        response: { 200: MessageSchema, 401: ErrorSchema },
      },
    },
    async (request) => {
      const token = bearerToken(request)
      if (token) await endSession(database, token)
      return { message: 'logged out' }
    },
  )
}
