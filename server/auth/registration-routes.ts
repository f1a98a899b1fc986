import type { FastifyRequest } from 'fastify'
import { validationCopy } from '@domain/copy/validation-copy'
import { UserResponseSchema } from '@domain/schemas/auth-schema'
import { MessageSchema } from '@domain/schemas/common-schema'
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
import type { NewOutgoingMessage } from '@server/delivery/outgoing-messages'
import { invalidRequest, linkInvalid, notImplemented } from '@server/http-error'
import { LIMITED, NO_SERVICE, TOKEN_OR_NONE } from '@server/openapi/refusals'
import { recordEvent } from '@server/security/record-event'
import { emailKey, phoneKey } from './account-key'
import { admitMail, admitText } from './admit-message'
import { countAttempt, placeBuckets } from './attempt-limits'
import { readUser } from './bearer'
import { breachedPasswords } from './breached-passwords'
import { callerOf, rememberDevice } from './caller'
import { completeRegistration } from './complete-registration'
import { findEmailLink } from './email-links'
import { mailedOrigin } from './mailed-origin'

/** Routes that sign up: a link verifies an address, a code verifies a number. */
export const registrationRoutes: Routes = async (app, context) => {
  const { database, clock, config, deliveries } = context
  const isBreached = breachedPasswords(config.breachedPasswordsUrl)
  const refusals = { 429: LIMITED, 501: NO_SERVICE }

  const queueLink = async (
    request: FastifyRequest,
    email: string,
    begun: Pick<NewOutgoingMessage, 'registrationId' | 'intent'>,
  ) => {
    if (!deliveries.can.mail) throw notImplemented('This server cannot send mail yet.')
    const caller = await callerOf(context, request)
    const wait = await admitMail(database, 'verify-email', email, caller)
    if (wait === undefined) return
    await deliveries.queue({ kind: 'verify-email', recipient: email, wait, ...begun })
  }

  /** Gives every address a new id, known or not. The mail's content is decided later. */
  const startWithEmail = async (request: FastifyRequest, text: string, intent?: string) => {
    const email = emailKey(text)
    const _id = crypto.randomUUID()
    await queueLink(request, email, { registrationId: _id, intent })
    return { user: { _id, email } }
  }

  const startWithPhone = async (request: FastifyRequest, text: string) => {
    const phone = phoneKey(text)
    if (!deliveries.can.sms) throw notImplemented(validationCopy.phoneNotImplemented)
    const wait = await admitText(database, phone, await callerOf(context, request))
    if (wait !== undefined) {
      await deliveries.queue({ kind: 'phone-code', recipient: phone, wait })
    }
    return { message: 'verification code sent' }
  }

  app.post(
    '/auth/register',
    {
      schema: {
        operationId: 'startSignUp',
        summary: 'Start a sign-up with a code to a phone number or a link to an email address',
        description: 'Give exactly one of the two.',
        refusals,
        body: RegisterPayloadSchema,
        response: { 200: RegisterResponseSchema },
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
        operationId: 'startEmailSignUp',
        summary: 'Mail a verification link (same response for known addresses)',
        description: 'The owner of a known address learns of the attempt by mail.',
        refusals,
        body: EmailPayloadSchema,
        response: { 200: InitiatedResponseSchema },
      },
    },
    (request) => startWithEmail(request, request.body.email, request.body.intent),
  )

  app.post(
    '/auth/resend-verification',
    {
      schema: {
        operationId: 'resendSignUpLink',
        summary: 'Mail the link again for the same registration',
        description: 'The earlier link stays valid.',
        refusals,
        body: EmailPayloadSchema,
        response: { 200: MessageSchema },
      },
    },
    async (request) => {
      const { email, intent } = request.body
      await queueLink(request, emailKey(email), { intent })
      return { message: 'verification link sent' }
    },
  )

  app.get(
    '/auth/verify-email/:token',
    {
      schema: {
        operationId: 'checkSignUpLink',
        summary: 'Check a mailed link without using it up',
        description: 'The link stays valid until the registration is complete.',
        refusals: { 400: linkInvalid(), 429: LIMITED },
        params: VerifyEmailParamsSchema,
        response: { 200: VerifiedEmailSchema },
      },
    },
    async (request) => {
      const now = clock()
      await countAttempt(database, placeBuckets('link', request.ip), now)
      const link = await findEmailLink(database, request.params.token, now)
      if (!link) throw linkInvalid()
      const { intent: written } = link
      const moment = { today: todayInLagos(now), totals: config.priceTotals }
      const intent = written && (await mailedOrigin(database, written, moment))
      return { message: 'email address verified', ...(intent && { intent }) }
    },
  )

  app.post(
    '/auth/complete-registration',
    {
      schema: {
        operationId: 'completeSignUp',
        summary: 'Complete the profile with the link token or the session of a verified phone',
        description:
          'Proof is the `verificationToken` of the mailed link, or the session of a verified ' +
          'phone. Log in next.',
        security: TOKEN_OR_NONE,
        refusals: {
          ...refusals,
          400: 'A field is invalid, the password is easy to guess, or the link is no longer valid.',
          401: 'The request contains no proof.',
          403: 'The proof belongs to another registration.',
        },
        body: CompleteRegistrationPayloadSchema,
        response: { 200: UserResponseSchema },
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
