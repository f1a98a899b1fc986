import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ServerContext } from '@server/context'
import { agentName } from './agent-name'
import { readDevice, sendDevice } from './device-cookie'
import { addKnownDevice } from './known-devices'
import { createSession, SESSION_LIFE } from './session-repository'

/** Client that makes a request, as the limits see it. */
export interface Caller {
  /** The network address of the client. */
  address: string
  /** Id of a browser that has logged in here before. */
  device: string | undefined
  now: Date
}

type CallerContext = Pick<ServerContext, 'config' | 'database' | 'clock'>

const isSecure = ({ config }: CallerContext) => config.publicUrl.startsWith('https:')

export const callerOf = async (
  context: CallerContext,
  request: FastifyRequest,
): Promise<Caller> => ({
  address: request.ip,
  device: await readDevice(context.database, request, isSecure(context)),
  now: context.clock(),
})

/**
 * Makes the browser that an account's owner uses known to the account.
 *
 * @returns the device's id.
 */
export async function rememberDevice(
  context: CallerContext,
  reply: FastifyReply,
  { device, now }: Caller,
  userId: string,
) {
  const { database } = context
  const id = await sendDevice(database, reply, device, isSecure(context))
  await addKnownDevice(database, id, userId, now)
  return id
}

/** Opens a session on the browser of a user who has just proved who they are. */
export async function openSession(
  context: CallerContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { userId, isRemembered }: { userId: string; isRemembered: boolean },
) {
  const caller = await callerOf(context, request)
  return createSession(context.database, userId, caller.now, {
    life: isRemembered ? SESSION_LIFE.remembered : SESSION_LIFE.plain,
    device: await rememberDevice(context, reply, caller, userId),
    agent: agentName(request.headers['user-agent']),
  })
}
