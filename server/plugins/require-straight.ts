import type { onRequestHookHandler } from 'fastify'
import { isStraight } from '@server/config/developer-access'
import { notFound } from '@server/http-error'

/** For `onRequest` of developers' pages. They do not exist for anybody but this machine. */
export const requireStraight: onRequestHookHandler = (request, _reply, done) =>
  done(isStraight(request) ? undefined : notFound('This address was'))
