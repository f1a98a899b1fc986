import type { FastifyRequest } from 'fastify'
import { ErrorSchema, MessageSchema } from '@domain/schemas/common-schema'
import {
  ConfirmationSchema,
  SessionParamsSchema,
  SessionsResponseSchema,
} from '@domain/schemas/session-schema'
import type { Routes } from '@server/context'
import { notFound } from '@server/http-error'
import { recordEvent } from '@server/security/record-event'
import { bearerToken, requireAnyUser, userOf } from './bearer'
import { callerOf } from './caller'
import { confirmPassword, requireRecentProof } from './confirm-password'
import { endOtherSessions, endSessionOf, findSessions } from './session-repository'

/** Routes that list the user's sessions and end them. */
export const sessionRoutes: Routes = async (app, context) => {
  const { database, clock } = context
  const onRequest = requireAnyUser(context)
  const tags = ['auth']

  const record = (request: FastifyRequest, detail: string) =>
    recordEvent(database, request.log, {
      event: 'session revoked',
      account: userOf(request)._id,
      detail,
    })

  app.get(
    '/auth/sessions',
    {
      onRequest,
      schema: {
        tags,
        summary: "List the user's sessions",
        response: { 200: SessionsResponseSchema, 401: ErrorSchema },
      },
    },
    async (request) => ({
      sessions: await findSessions(
        database,
        userOf(request)._id,
        bearerToken(request) ?? '',
        clock(),
      ),
    }),
  )

  app.post(
    '/auth/confirm',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Prove the password again, before sessions are ended',
        body: ConfirmationSchema,
        response: {
          200: MessageSchema,
          400: ErrorSchema,
          401: ErrorSchema,
          403: ErrorSchema,
          429: ErrorSchema,
        },
      },
    },
    async (request) => {
      const confirmation = {
        token: bearerToken(request) ?? '',
        userId: userOf(request)._id,
        password: request.body.password,
      }
      await confirmPassword(database, confirmation, await callerOf(context, request))
      return { message: 'password confirmed' }
    },
  )

  app.delete(
    '/auth/sessions',
    {
      onRequest,
      schema: {
        tags,
        summary: 'End every session of the user except this one',
        response: { 200: MessageSchema, 401: ErrorSchema, 403: ErrorSchema },
      },
    },
    async (request) => {
      await requireRecentProof(database, bearerToken(request) ?? '', clock())
      await endOtherSessions(database, userOf(request)._id, bearerToken(request) ?? '')
      await record(request, 'all others')
      return { message: 'other sessions ended' }
    },
  )

  app.delete(
    '/auth/sessions/:id',
    {
      onRequest,
      schema: {
        tags,
        summary: 'End one session of the user',
        params: SessionParamsSchema,
        response: {
          200: MessageSchema,
          400: ErrorSchema,
          401: ErrorSchema,
          403: ErrorSchema,
          404: ErrorSchema,
        },
      },
    },
    async (request) => {
      await requireRecentProof(database, bearerToken(request) ?? '', clock())
      // The session of another user is not found either, so that its id reveals nothing.
      const isEnded = await endSessionOf(database, userOf(request)._id, request.params.id)
      if (!isEnded) throw notFound('Session')
      await record(request, 'one')
      return { message: 'session ended' }
    },
  )
}
