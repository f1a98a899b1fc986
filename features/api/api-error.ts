import type { ErrorBody } from '@domain/schemas/common-schema'

export interface ApiErrorDetails {
  /** HTTP status; 0 when no answer came (offline, refused, timed out). */
  status: number
  /** A code of domain/error-codes, or 'network', 'timeout', 'not_json'. */
  code: string
  /** The server's own words, when it sent any. */
  message?: string | undefined
  /** The `error` field of the answer: the server's detail. */
  detail?: string | undefined
  fields?: Record<string, string> | undefined
}

/** The one error that a call rejects with. Aborted calls reject with the browser's AbortError instead. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: string
  readonly serverMessage: string | undefined
  readonly detail: string | undefined
  readonly fields: Record<string, string>

  constructor({ status, code, message, detail, fields }: ApiErrorDetails) {
    super(message ?? code)
    this.status = status
    this.code = code
    this.serverMessage = message
    this.detail = detail
    this.fields = fields ?? {}
  }

  /** No answer came at all. */
  get isOffline() {
    return this.status === 0
  }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** Reads an error answer of any backend; what does not fit the contract is left out. */
export function apiErrorFrom(status: number, body: unknown): ApiError {
  const { message, code, error, fields } = (
    typeof body === 'object' && body !== null ? body : {}
  ) as Partial<Record<keyof ErrorBody, unknown>>
  return new ApiError({
    status,
    code: isText(code) ? code : `http_${status}`,
    message: isText(message) ? message : undefined,
    detail: isText(error) ? error : undefined,
    fields: typeof fields === 'object' && fields ? (fields as Record<string, string>) : undefined,
  })
}
