import type { FastifyRequest } from 'fastify'
import { requireUser, userOf } from '@server/auth/bearer'
import type { ServerContext } from '@server/context'
import { HttpError } from '@server/http-error'
import { isStaff } from './staff-repository'

/**
 * For `onRequest`. Only staff may change types and amenities, because every listing shares them
 * . The flag is set by a command on the server and is shown nowhere.
 */
export const requireStaff = (context: ServerContext) => {
  const mayBeUsed = async (request: FastifyRequest) => {
    if (await isStaff(context.database, userOf(request)._id)) return
    throw new HttpError(403, 'forbidden', 'Only staff may change this.')
  }
  return [requireUser(context), mayBeUsed]
}
