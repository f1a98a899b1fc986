import type { ErrorCode } from '@domain/api/error-codes'
import { validationCopy } from '@domain/copy/validation-copy'
import type { ErrorBody } from '@domain/schemas/common-schema'
import {
  forbidden,
  invalidRequest,
  notImplemented,
  rateLimited,
  unauthenticated,
  veryBusy,
} from '@server/http-error'
import { responseTo } from '@server/plugins/error-response'

/** Error response: its meaning, or the code and the sentence that the client receives. */
export type Refusal = string | { code: ErrorCode; message: string }

declare module 'fastify' {
  interface FastifySchema {
    /** Errors that mean something of their own on this route, by status, for the API document. */
    refusals?: Record<number, Refusal>
  }
}

/** `security` of a route that takes requests with a bearer token and without. */
export const TOKEN_OR_NONE = [{}, { token: [] }]

export const LIMITED = 'Too many attempts by this account, address or network.'
export const NO_SERVICE =
  'Nothing can send the message: neither a mail server nor a gateway is set up.'

interface CommonRefusal extends ErrorBody {
  text: string
}

/** Returns what a status means, with what a client receives for its most usual error. */
const common = (text: string, error: unknown): CommonRefusal => ({
  text,
  ...responseTo(error).body,
})

/** Meaning of each error status on every route, and its most usual code and message. */
export const COMMON_REFUSALS: Record<number, CommonRefusal> = {
  400: common('Something in the request is invalid. `fields` says what.', invalidRequest({})),
  401: common('The token is missing, expired or ended.', unauthenticated()),
  403: common('This user may not do it, or has to complete the profile first.', forbidden()),
  404: common('There is nothing with this id.', { validation: [], validationContext: 'params' }),
  408: {
    text: 'The body did not arrive in time.',
    message: 'The request took too long.',
    code: 'invalid_request',
  },
  413: common('The body is too large.', { code: 'FST_ERR_CTP_BODY_TOO_LARGE' }),
  415: common('The body is not JSON.', { code: 'FST_ERR_CTP_INVALID_MEDIA_TYPE' }),
  429: common('Too many requests. `Retry-After` says when to try again.', rateLimited(1, '')),
  500: common('A fault of the server. Its log has more under the `X-Request-Id`.', undefined),
  501: common(
    'This server is not set up for it.',
    notImplemented(validationCopy.phoneNotImplemented),
  ),
  503: common(
    'The server is busy, or its database is away. `Retry-After` says when to try again.',
    veryBusy(),
  ),
  507: common(
    'There is no room to store anything. Nothing was saved.',
    Object.assign(new Error(), { code: 'ENOSPC' }),
  ),
}
