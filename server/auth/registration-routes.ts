import { UserResponseSchema } from '@domain/schemas/auth-schema'
import { ErrorSchema, MessageSchema } from '@domain/schemas/common-schema'
import {
  CompleteRegistrationPayloadSchema,
  EmailPayloadSchema,
  InitiatedResponseSchema,
  RegisterResponseSchema,
  RegisterPayloadSchema,
  VerifiedEmailSchema,
  VerifyEmailParamsSchema,
} from '@domain/schemas/registration-schema'
import { todayInLagos } from '@domain/stay/stay-date'
import type { Routes } from '@server/context'
import { invalidRequest, linkInvalid } from '@server/http-error'
import { recordEvent } from '@server/security/record-event'
import { countAttempt, placeBuckets } from './attempt-limits'
import { readUser } from './bearer'
import { breachedPasswords } from './breached-passwords'
import { callerOf, rememberDevice } from './caller'
import { completeRegistration } from './complete-registration'
import { findEmailLink } from './email-links'
import { mailedOrigin } from './mailed-origin'
import { registrationStarts } from './registration-starts'

/** Routes that sign up: a link verifies an address, a code verifies a number. */
export const registrationRoutes: Routes = async (app, context) => {
  const { database, clock, config } = context
  const isBreached = breachedPasswords(config.breachedPasswordsUrl)
  const tags = ['auth']
  const refusals = { 400: ErrorSchema, 429: ErrorSchema, 501: ErrorSchema }

  const { startWithEmail, startWithPhone, resendLink } = registrationStarts(context)

  app.post(
    '/auth/register',
    {
      schema: {
        tags,
        summary: 'Start a sign-up with a code to a phone number or a link to an email address',
        body: RegisterPayloadSchema,
        response: { 200: RegisterResponseSchema, ...refusals },
      },
    },
    async (request) => {
      const { phone, email } = request.body
      if (phone !== undefined && email === undefined) return startWithPhone(request, phone)
      if (email === undefined || phone !== undefined) {
        throw invalidRequest({ email: 'give either an email address or a phone number' })
      }
      return { message: 'verification link sent', ...(await startWithEmail(request, email)) }
    },
  )

  app.post(
    '/auth/initiate-email-verification',
    {
      schema: {
        tags,
        summary: 'Mail a verification link (same response for known addresses)',
        body: EmailPayloadSchema,
        response: { 200: InitiatedResponseSchema, ...refusals },
      },
    },
    (request) => startWithEmail(request, request.body.email, request.body.intent),
  )

  app.post(
    '/auth/resend-verification',
    {
      schema: {
        tags,
        summary: 'Mail the link again for the same registration',
        body: EmailPayloadSchema,
        response: { 200: MessageSchema, ...refusals },
      },
    },
    async (request) => {
      await resendLink(request, request.body.email, request.body.intent)
      return { message: 'verification link sent' }
    },
  )

  app.get(
    '/auth/verify-email/:token',
    {
      schema: {
        tags,
        summary: 'Check a mailed link without using it up',
        params: VerifyEmailParamsSchema,
        response: { 200: VerifiedEmailSchema, ...refusals },
      },
    },
    async (request) => {
      const now = clock()
      await countAttempt(database, placeBuckets('link', request.ip), now)
      const link = await findEmailLink(database, request.params.token, now)
      if (!link) throw linkInvalid()
      const { intent: written } = link
      const intent = written && (await mailedOrigin(database, written, todayInLagos(now)))
      return { message: 'email address verified', ...(intent && { intent }) }
    },
  )

  app.post(
    '/auth/complete-registration',
    {
      schema: {
        tags,
        summary: 'Complete the profile with the link token or the session of a verified phone',
        body: CompleteRegistrationPayloadSchema,
        response: {
          200: UserResponseSchema,
          401: ErrorSchema,
          403: ErrorSchema,
          ...refusals,
        },
      },
    },
    async (request, reply) => {
      await countAttempt(database, placeBuckets('link', request.ip), clock())
      const bearer = await readUser(context, request)
      const user = await completeRegistration(database, request.body, bearer, {
        now: clock(),
        isBreached: (password) => isBreached(password, request.log),
      })
      await recordEvent(database, request.log, { event: 'account created', account: user._id })
      await rememberDevice(context, reply, await callerOf(context, request), user._id)
      return { user }
    },
  )
}
