import { forgotPasswordCopy } from '@domain/copy/forgot-password-copy'
import { ErrorSchema, MessageSchema } from '@domain/schemas/common-schema'
import {
  ForgotPasswordPayloadSchema,
  ResetPasswordPayloadSchema,
  VerifyOtpAnswerSchema,
  VerifyOtpPayloadSchema,
} from '@domain/schemas/password-reset-schema'
import type { Routes } from '@server/context'
import { accountKey } from './account-key'
import { countAttempt } from './attempt-limits'
import { resetPassword } from './reset-password'
import { verifyPhoneCode, verifyResetCode } from './verify-code'

/** Routes that reset a password and check the codes of sign-up and reset. */
export const recoveryRoutes: Routes = async (app, { database, clock, deliveries }) => {
  const tags = ['auth']
  const refusals = { 400: ErrorSchema, 429: ErrorSchema }

  app.post(
    '/auth/forgot-password',
    {
      schema: {
        tags,
        summary: 'Send a reset link and code (same response for unknown accounts)',
        body: ForgotPasswordPayloadSchema,
        response: { 200: MessageSchema, ...refusals },
      },
    },
    async (request) => {
      const account = accountKey(request.body.email)
      await countAttempt(database, 'message address', request.ip, clock())
      await countAttempt(database, 'message account', account, clock())
      await deliveries.queue({ kind: 'reset', recipient: account })
      return { message: forgotPasswordCopy.sent }
    },
  )

  app.post(
    '/auth/verify-otp',
    {
      schema: {
        tags,
        summary: 'Check the code of a reset (identifier, otp) or of a phone (phoneNumber, code)',
        body: VerifyOtpPayloadSchema,
        response: { 200: VerifyOtpAnswerSchema, ...refusals },
      },
    },
    (request) => {
      const caller = { address: request.ip, now: clock() }
      const { body } = request
      return 'otp' in body
        ? verifyResetCode(database, body, caller)
        : verifyPhoneCode(database, body, caller)
    },
  )

  app.post(
    '/auth/reset-password',
    {
      schema: {
        tags,
        summary: 'Set a new password with a reset token and end every session',
        body: ResetPasswordPayloadSchema,
        response: { 200: MessageSchema, ...refusals },
      },
    },
    async (request) => {
      await countAttempt(database, 'link address', request.ip, clock())
      const recipient = await resetPassword(database, request.body, clock())
      if (recipient !== null) await deliveries.queue({ kind: 'password-changed', recipient })
      return { message: 'password changed' }
    },
  )
}
