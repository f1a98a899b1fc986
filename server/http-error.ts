import type { ErrorCode } from '@domain/api/error-codes'
import { validationCopy } from '@domain/copy/validation-copy'

interface Details {
  /** Reason for each invalid field. */
  fields?: Record<string, string>
  /** The caller's own booking that is in the way. */
  bookingId?: string
  /** In seconds, sent as Retry-After. */
  retryAfter?: number
  /** Limit that the request met, for the log. */
  limit?: string
}

/** Error whose message the client may read: `{ message, code, fields? }`. */
export class HttpError extends Error implements Details {
  override readonly name = 'HttpError'
  readonly statusCode: number
  readonly code: ErrorCode
  readonly fields?: Record<string, string>
  readonly bookingId?: string
  readonly retryAfter?: number
  readonly limit?: string

  constructor(statusCode: number, code: ErrorCode, message: string, details: Details = {}) {
    super(message)
    this.statusCode = statusCode
    this.code = code
    Object.assign(this, details)
  }
}

export const invalidRequest = (fields: Record<string, string>) =>
  new HttpError(400, 'invalid_request', 'Some fields are invalid.', { fields })

/** @throws HttpError 400 with the reason for each of the fields, unless there are none. */
export function refuseFields(names: readonly string[], reason: string) {
  if (names.length === 0) return
  throw invalidRequest(Object.fromEntries(names.map((name) => [name, reason])))
}

/** Nobody receives it, because the client has gone. */
export const aborted = () => new HttpError(400, 'invalid_request', 'The request was aborted.')

/** @param field Field of the password in the request. */
export const passwordGuessable = (field: string) => {
  const message = validationCopy.passwordGuessable
  return new HttpError(400, 'password_guessable', message, { fields: { [field]: message } })
}

export const unauthenticated = () =>
  new HttpError(401, 'unauthenticated', 'Please log in and try again.')

export const forbidden = () => new HttpError(403, 'forbidden', 'This belongs to another user.')

export const profileIncomplete = () =>
  new HttpError(403, 'profile_incomplete', 'Please complete your profile first.')

/** Returns the same error whether the link is wrong, expired or already used. */
export const linkInvalid = () =>
  new HttpError(400, 'link_invalid', 'This link is no longer valid. Please request a new one.')

export const notImplemented = (message: string) => new HttpError(501, 'not_implemented', message)

export const notFound = (what: string) => new HttpError(404, 'not_found', `${what} not found`)

/** @param limit Name of the limit, for the log. */
export const rateLimited = (seconds: number, limit: string) =>
  new HttpError(429, 'rate_limited', 'Too many attempts. Please wait and try again.', {
    retryAfter: Math.max(1, Math.ceil(seconds)),
    limit,
  })

export const veryBusy = () =>
  new HttpError(503, 'unavailable', 'The server is very busy. Please try again in a moment.', {
    retryAfter: 10,
  })
