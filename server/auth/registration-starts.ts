import type { FastifyRequest } from 'fastify'
import { validationCopy } from '@domain/copy/validation-copy'
import type { ServerContext } from '@server/context'
import type { NewOutgoingMessage } from '@server/delivery/outgoing-messages'
import { notImplemented } from '@server/http-error'
import { emailKey, phoneKey } from './account-key'
import { admitMail, admitText } from './admit-message'
import { callerOf } from './caller'

/** Functions that queue the link or the code with which a sign-up begins. */
export function registrationStarts(context: ServerContext) {
  const { database, deliveries } = context

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

  /** Mails the link again for the same registration. */
  const resendLink = async (request: FastifyRequest, text: string, intent?: string) => {
    const email = emailKey(text)
    await queueLink(request, email, { intent })
  }

  return { startWithEmail, startWithPhone, resendLink }
}
