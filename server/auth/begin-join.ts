import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ServerContext } from '@server/context'
import { emailKey } from './account-key'
import { admitMail } from './admit-message'
import { callerOf } from './caller'
import { sendDevice } from './device-cookie'
import { requestJoin } from './join-requests'
import type { ProvedPerson } from './sign-in-provider'

/** Mails the owner of an account with a password a link that lets the person use it as well. */
export async function beginJoin(
  context: ServerContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { userId, person }: { userId: string; person: ProvedPerson },
) {
  const { config, database, deliveries } = context
  const caller = await callerOf(context, request)
  const account = emailKey(person.email)
  const wait = await admitMail(database, 'join-account', account, caller)
  // The link that was mailed before still works.
  if (wait === undefined) return
  const device = await sendDevice(database, reply, caller.device, config.servesHttps)
  const { issuer, subject } = person
  await requestJoin(database, { userId, issuer, subject, device }, caller.now)
  await deliveries.queue({ kind: 'join-account', recipient: account, wait })
}
