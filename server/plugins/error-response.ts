import type { ErrorCode } from '@domain/api/error-codes'
import type { ErrorBody } from '@domain/schemas/common-schema'
import { databaseFaultOf, type DatabaseFault } from '@server/database/database-faults'
import { HttpError } from '@server/http-error'
import { PhotoStoreError } from '@server/media/photo-store-error'
import { fieldReason, type SchemaFault } from './field-reasons'

export interface ErrorResponse {
  status: number
  body: ErrorBody
  retryAfter?: number | undefined
}

const response = (
  status: number,
  code: ErrorCode,
  message: string,
  /** In seconds. */
  retryAfter?: number,
): ErrorResponse => ({ status, body: { message, code }, retryAfter })

/** Responses to errors of Fastify and its plugins, by error code. */
const frameworkResponses: Record<string, ErrorResponse> = {
  FST_ERR_CTP_INVALID_JSON_BODY: response(400, 'malformed_json', 'The body is not valid JSON.'),
  FST_ERR_CTP_BODY_TOO_LARGE: response(413, 'body_too_large', 'The body is too large.'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: response(
    415,
    'unsupported_media_type',
    'Send JSON, with content-type application/json.',
  ),
}

/** Codes for other 4xx errors, such as a wrong content length or a malformed address. */
const codeByStatus: Record<number, ErrorCode> = {
  404: 'not_found',
  413: 'body_too_large',
  415: 'unsupported_media_type',
  429: 'rate_limited',
}

const unavailable = (what: string, retryAfter: number) =>
  response(503, 'unavailable', `${what} Please try again in a moment.`, retryAfter)

const faultResponses: Record<DatabaseFault, ErrorResponse> = {
  away: unavailable('Our database is not available right now.', 2),
  busy: unavailable('The server is very busy.', 5),
  full: response(
    507,
    'storage_full',
    'There is no room to store anything at the moment. Nothing was saved.',
    60,
  ),
  disk: unavailable('Our storage is not available right now.', 10),
  changed: unavailable('Staylet is being updated.', 10),
}
const photosResponse = unavailable('Our photo storage is not available right now.', 10)

/**
 * Returns the names of the invalid properties. Some schema errors are reported on their parent
 * object.
 */
const namesIn = ({ instancePath = '', params = {} }: SchemaFault, part: string) => {
  const path = instancePath.split('/').slice(1)
  const missing = params['requiredProperties'] ?? params['additionalProperties']
  const names = Array.isArray(missing) ? missing.map(String) : []
  if (names.length === 0) return [path.join('.') || part]
  return names.map((name) => [...path, name].join('.'))
}

/** Returns a sentence about what is wrong with each field of a value. */
export const fieldsOf = (faults: SchemaFault[], part: string) => {
  const fields: Record<string, string> = {}
  for (const fault of faults) {
    for (const name of namesIn(fault, part)) fields[name] ??= fieldReason(fault)
  }
  return fields
}

interface ThrownByFastify {
  code?: string
  statusCode?: number
  validation?: SchemaFault[]
  validationContext?: string
}

/**
 * Returns the response to a thrown error. Any error that is not known to be the client's is a 500.
 */
export function responseTo(error: unknown): ErrorResponse {
  if (error instanceof HttpError) {
    const { statusCode, message, code, fields, bookingId, retryAfter } = error
    const body = { message, code, ...(fields && { fields }), ...(bookingId && { bookingId }) }
    return { status: statusCode, body, retryAfter }
  }
  if (error instanceof PhotoStoreError) return photosResponse
  const thrown = (typeof error === 'object' && error !== null ? error : {}) as ThrownByFastify
  if (thrown.validation) {
    const part = thrown.validationContext ?? 'body'
    // A malformed id is treated as an id that does not exist.
    if (part === 'params') return response(404, 'not_found', 'Not found')
    const { status, body } = response(400, 'invalid_request', 'Some fields are invalid.')
    return { status, body: { ...body, fields: fieldsOf(thrown.validation, part) } }
  }
  const known = thrown.code ? frameworkResponses[thrown.code] : undefined
  if (known) return known
  const status = thrown.statusCode ?? 500
  if (status >= 400 && status < 500) {
    return response(
      status,
      codeByStatus[status] ?? 'invalid_request',
      'The request cannot be read.',
    )
  }
  const fault = databaseFaultOf(error)
  return fault
    ? faultResponses[fault]
    : response(500, 'internal', 'Something went wrong on our side. Please try again.')
}
