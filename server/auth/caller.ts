import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ServerContext } from '@server/context'
import { recordEvent } from '@server/security/record-event'
import { agentName } from './agent-name'
import { tryAttempt } from './attempt-limits'
import { readDevice, sendDevice } from './device-cookie'
import { addKnownDevice } from './known-devices'
import { createSession, SESSION_LIFE } from './session-repository'
import { findRecipient } from './user-repository'

/** Client that makes a request, as the limits see it. */
export interface Caller {
  /** The network address of the client. */
  address: string
  /** Id of a browser that has logged in here before. */
  device: string | undefined
  now: Date
}

type CallerContext = Pick<ServerContext, 'config' | 'database' | 'clock'>

export const callerOf = async (
  context: CallerContext,
  request: FastifyRequest,
): Promise<Caller> => ({
  address: request.ip,
  device: await readDevice(context.database, request, context.config.servesHttps),
  now: context.clock(),
})

/**
 * Records on a device that it belongs to an account's owner.
 *
 * @returns the device's id, and whether it is new to the account.
 */
export async function rememberDevice(
  context: CallerContext,
  reply: FastifyReply,
  { device, now }: Caller,
  userId: string,
) {
  const { database } = context
  const id = await sendDevice(database, reply, device, context.config.servesHttps)
  return { id, isNew: await addKnownDevice(database, id, userId, now) }
}

/**
 * Tells the owner of an account that it was used on a device for the first time. Only some of
 * several logins in a row send a message, because a browser that keeps no cookie is new each time,
 * and a text message costs money.
 */
async function reportNewDevice(
  { database, deliveries }: ServerContext,
  request: FastifyRequest,
  userId: string,
  now: Date,
) {
  await recordEvent(database, request.log, { event: 'new device', account: userId })
  if (await tryAttempt(database, [['notice account', userId]], now)) return
  const recipient = await findRecipient(database, userId)
  if (recipient !== null) await deliveries.queue({ kind: 'new-device', recipient })
}

/** Opens a session on the browser of a user who has just proved who they are. */
export async function openSession(
  context: ServerContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { userId, isRemembered }: { userId: string; isRemembered: boolean },
) {
  const caller = await callerOf(context, request)
  const device = await rememberDevice(context, reply, caller, userId)
  if (device.isNew) await reportNewDevice(context, request, userId, caller.now)
  return createSession(context.database, userId, caller.now, {
    life: isRemembered ? SESSION_LIFE.remembered : SESSION_LIFE.plain,
    device: device.id,
    agent: agentName(request.headers['user-agent']),
  })
}
