import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ServerContext } from '@server/context'
import { readDevice, sendDevice } from './device-cookie'
import { addKnownDevice } from './known-devices'

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

/** Makes the browser that an account's owner uses known to the account. */
export async function rememberDevice(
  context: CallerContext,
  reply: FastifyReply,
  { device, now }: Caller,
  userId: string,
) {
  const { database } = context
  const id = await sendDevice(database, reply, device, isSecure(context))
  await addKnownDevice(database, id, userId, now)
}
