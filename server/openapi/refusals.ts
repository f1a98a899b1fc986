import type { ErrorCode } from '@domain/api/error-codes'

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

interface CommonRefusal {
  text: string
  code: ErrorCode
  message: string
}

/** Meaning of each error status on every route, and its most usual code. */
export const COMMON_REFUSALS: Record<number, CommonRefusal> = {
  400: {
    text: 'Something in the request is invalid. `fields` says what.',
    code: 'invalid_request',
    message: 'Some fields are invalid.',
  },
  401: {
    text: 'The token is missing, expired or ended.',
    code: 'unauthenticated',
    message: 'Please log in and try again.',
  },
  403: {
    text: 'This user may not do it, or has to complete the profile first.',
    code: 'forbidden',
    message: 'This belongs to another user.',
  },
  404: { text: 'There is nothing with this id.', code: 'not_found', message: 'Not found' },
  408: {
    text: 'The body did not arrive in time.',
    code: 'invalid_request',
    message: 'The request took too long.',
  },
  413: {
    text: 'The body is too large.',
    code: 'body_too_large',
    message: 'The body is too large.',
  },
  415: {
    text: 'The body is not JSON.',
    code: 'unsupported_media_type',
    message: 'Send JSON, with content-type application/json.',
  },
  429: {
    text: 'Too many requests. `Retry-After` says when to try again.',
    code: 'rate_limited',
    message: 'Too many attempts. Please wait and try again.',
  },
  500: {
    text: 'A fault of the server. Its log has more under the `X-Request-Id`.',
    code: 'internal',
    message: 'Something went wrong on our side. Please try again.',
  },
  501: {
    text: 'This server is not set up for it.',
    code: 'not_implemented',
    message: 'Phone verification is not implemented yet',
  },
  503: {
    text: 'The server is busy, or its database is away. `Retry-After` says when to try again.',
    code: 'unavailable',
    message: 'The server is very busy. Please try again in a moment.',
  },
  507: {
    text: 'There is no room to store anything. Nothing was saved.',
    code: 'storage_full',
    message: 'There is no room to store anything at the moment. Nothing was saved.',
  },
}
