import { GATEWAY_FAILURES } from '@domain/constants'
import type { ErrorBody } from '@domain/schemas/common-schema'

export interface ApiErrorDetails {
  /** HTTP status, or 0 without a response (offline, refused, timed out). */
  status: number
  /** A code of domain/api/error-codes, or 'network', 'timeout', 'not_json' or 'not_understood'. */
  code: string
  /** The server's own message, if any. */
  message?: string | undefined
  /** The `error` field of the response, with the server's detail. */
  detail?: string | undefined
  /** Names of the fields that the server does not accept. */
  fields?: readonly string[] | undefined
  /** The guest's own booking that is in the way. */
  bookingId?: string | undefined
  /** Id of the request in the server's log. */
  requestId?: string | undefined
}

/**
 * The only error that a request rejects with, except that an aborted one rejects with AbortError.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: string
  readonly serverMessage: string | undefined
  readonly detail: string | undefined
  readonly fields: readonly string[]
  readonly bookingId: string | undefined
  readonly requestId: string | undefined

  constructor({
    status,
    code,
    message,
    detail,
    fields = [],
    bookingId,
    requestId,
  }: ApiErrorDetails) {
    const found = requestId === undefined ? code : `${code}, request ${requestId}`
    super(message === undefined ? found : `${message} (${found})`)
    this.status = status
    this.code = code
    this.serverMessage = message
    this.detail = detail
    this.fields = fields
    this.bookingId = bookingId
    this.requestId = requestId
  }

  /** True when no response of the API arrived: none at all, or that of a gateway which waited for it. */
  get isOffline() {
    return this.status === 0 || GATEWAY_FAILURES.includes(this.status)
  }
}

/** What a careless serialiser writes for an absent value. */
const ABSENT = ['', 'null', 'undefined', 'NaN', '[object Object]']

const isText = (value: unknown): value is string =>
  typeof value === 'string' && !ABSENT.includes(value.trim())

/** Reads an error response of any backend. Fields of an unexpected type are left out. */
export function apiErrorFrom(status: number, body: unknown, requestId?: string): ApiError {
  const { message, code, error, fields, bookingId } = (
    typeof body === 'object' && body !== null ? body : {}
  ) as Partial<Record<keyof ErrorBody, unknown>>
  return new ApiError({
    status,
    code: isText(code) ? code : `http_${status}`,
    message: isText(message) ? message : undefined,
    detail: isText(error) ? error : undefined,
    fields: Object.keys(Object(fields)),
    bookingId: isText(bookingId) ? bookingId : undefined,
    requestId,
  })
}
