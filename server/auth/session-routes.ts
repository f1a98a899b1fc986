import type { FastifyRequest } from 'fastify'
import { MessageSchema } from '@domain/schemas/common-schema'
import {
  ConfirmationSchema,
  SessionParamsSchema,
  SessionsResponseSchema,
} from '@domain/schemas/session-schema'
import type { Routes } from '@server/context'
import { notFound } from '@server/http-error'
import { LIMITED } from '@server/openapi/refusals'
import { recordEvent } from '@server/security/record-event'
import { bearerToken, requireAnyUser, userOf } from './bearer'
import { callerOf } from './caller'
import {
  confirmationNeeded,
  confirmPassword,
  requireRecentProof,
  wrongPassword,
} from './confirm-password'
import { endOtherSessions, endSessionOf, findSessions } from './session-repository'

/** Routes that list the user's sessions and end them. */
export const sessionRoutes: Routes = async (app, context) => {
  const { database, clock } = context
  const onRequest = requireAnyUser(context)

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
        operationId: 'listSessions',
        summary: "List the user's sessions",
        description:
          'Names the browser and the system of each login, so that the user can recognise it.',
        response: { 200: SessionsResponseSchema },
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
        operationId: 'confirmPassword',
        summary: 'Prove the password again, before sessions are ended',
        description: 'Counts for ten minutes, as a login does. Ending sessions needs it.',
        refusals: { 403: wrongPassword(), 429: LIMITED },
        body: ConfirmationSchema,
        response: { 200: MessageSchema },
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
        operationId: 'endOtherSessions',
        summary: 'End every session of the user except this one',
        description: 'Logs the user out everywhere else.',
        refusals: { 403: confirmationNeeded() },
        response: { 200: MessageSchema },
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
        operationId: 'endSession',
        summary: 'End one session of the user',
        description: 'Logs one browser of the user out.',
        refusals: { 403: confirmationNeeded() },
        params: SessionParamsSchema,
        response: { 200: MessageSchema },
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
