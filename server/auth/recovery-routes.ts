import { RESET_SENT_MESSAGE } from '@domain/constants'
import { MessageSchema } from '@domain/schemas/common-schema'
import {
  ForgotPasswordPayloadSchema,
  ResetPasswordPayloadSchema,
  VerifyOtpResponseSchema,
  VerifyOtpPayloadSchema,
} from '@domain/schemas/password-reset-schema'
import type { Routes } from '@server/context'
import { LIMITED } from '@server/openapi/refusals'
import { recordEvent } from '@server/security/record-event'
import { accountKey } from './account-key'
import { admitMail } from './admit-message'
import { countAttempt, placeBuckets } from './attempt-limits'
import { breachedPasswords } from './breached-passwords'
import { callerOf, rememberDevice } from './caller'
import { resetPassword } from './reset-password'
import { renewResetTokens } from './reset-tokens'
import { verifyEmailCode, verifyPhoneCode, verifyResetCode } from './verify-code'

/** Routes that reset a password and check the codes of sign-up and reset. */
export const recoveryRoutes: Routes = async (app, context) => {
  const { database, clock, deliveries, config } = context
  const isBreached = breachedPasswords(config.breachedPasswordsUrl)
  const refusals = { 429: LIMITED }

  app.post(
    '/auth/forgot-password',
    {
      schema: {
        operationId: 'startPasswordReset',
        summary: 'Send a reset link and code (same response for unknown accounts)',
        description: 'The message has a link and a code.',
        refusals,
        body: ForgotPasswordPayloadSchema,
        response: { 200: MessageSchema },
      },
    },
    async (request) => {
      const account = accountKey(request.body.email)
      const wait = await admitMail(database, 'reset', account, await callerOf(context, request))
      await recordEvent(database, request.log, { event: 'recovery requested', account })
      if (wait === undefined) await renewResetTokens(database, account, clock())
      else await deliveries.queue({ kind: 'reset', recipient: account, wait })
      return { message: RESET_SENT_MESSAGE }
    },
  )

  app.post(
    '/auth/verify-otp',
    {
      schema: {
        operationId: 'checkCode',
        summary:
          'Check the code of a reset (identifier, otp), a phone (phoneNumber, code) or an address (email, code)',
        description:
          'The names of the fields tell which code it is. The response has the token of the next ' +
          'step.',
        refusals,
        body: VerifyOtpPayloadSchema,
        response: { 200: VerifyOtpResponseSchema },
      },
    },
    async (request) => {
      const caller = await callerOf(context, request)
      const { body } = request
      if ('otp' in body) return verifyResetCode(database, body, caller)
      return 'email' in body
        ? verifyEmailCode(database, body, caller)
        : verifyPhoneCode(database, body, caller)
    },
  )

  app.post(
    '/auth/reset-password',
    {
      schema: {
        operationId: 'resetPassword',
        summary: 'Set a new password with a reset token and end every session',
        description: 'Ends every session of the account.',
        refusals,
        body: ResetPasswordPayloadSchema,
        response: { 200: MessageSchema },
      },
    },
    async (request, reply) => {
      await countAttempt(database, placeBuckets('link', request.ip), clock())
      const { userId, recipient } = await resetPassword(database, request.body, {
        now: clock(),
        isBreached: (password) => isBreached(password, request.log),
      })
      // Strangers may still be guessing, so the owner's next login must not depend on their limits.
      await rememberDevice(context, reply, await callerOf(context, request), userId)
      await recordEvent(database, request.log, { event: 'password changed', account: userId })
      if (recipient !== null) await deliveries.queue({ kind: 'password-changed', recipient })
      return { message: 'password changed' }
    },
  )
}
