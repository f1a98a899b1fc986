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

/** Responses to errors of Fastify and its plugins, by error code. */
const frameworkResponses: Record<string, { status: number; code: ErrorCode; message: string }> = {
  FST_ERR_CTP_INVALID_JSON_BODY: {
    status: 400,
    code: 'malformed_json',
    message: 'The body is not valid JSON.',
  },
  FST_ERR_CTP_BODY_TOO_LARGE: {
    status: 413,
    code: 'body_too_large',
    message: 'The body is too large.',
  },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    status: 415,
    code: 'unsupported_media_type',
    message: 'Send JSON, with content-type application/json.',
  },
}

/** Codes for other 4xx errors, such as a wrong content length or a malformed address. */
const codeByStatus: Record<number, ErrorCode> = {
  404: 'not_found',
  413: 'body_too_large',
  415: 'unsupported_media_type',
  429: 'rate_limited',
}

/** Retry-After is in seconds. */
const faultResponses: Record<DatabaseFault, ErrorResponse> = {
  away: {
    status: 503,
    body: {
      message: 'Our database is not available right now. Please try again in a moment.',
      code: 'unavailable',
    },
    retryAfter: 2,
  },
  busy: {
    status: 503,
    body: {
      message: 'The server is very busy. Please try again in a moment.',
      code: 'unavailable',
    },
    retryAfter: 5,
  },
  full: {
    status: 507,
    body: {
      message: 'There is no room to store anything at the moment. Nothing was saved.',
      code: 'storage_full',
    },
    retryAfter: 60,
  },
  disk: {
    status: 503,
    body: {
      message: 'Our storage is not available right now. Please try again in a moment.',
      code: 'unavailable',
    },
    retryAfter: 10,
  },
  changed: {
    status: 503,
    body: {
      message: 'Staylet is being updated. Please try again in a moment.',
      code: 'unavailable',
    },
    retryAfter: 10,
  },
}

const photosResponse: ErrorResponse = {
  status: 503,
  body: {
    message: 'Our photo storage is not available right now. Please try again in a moment.',
    code: 'unavailable',
  },
  retryAfter: 10,
}

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
    const body = { message: 'Some fields are invalid.', code: 'invalid_request' }
    // A malformed id is treated as an id that does not exist.
    if (part === 'params') return { status: 404, body: { message: 'Not found', code: 'not_found' } }
    return { status: 400, body: { ...body, fields: fieldsOf(thrown.validation, part) } }
  }
  const known = thrown.code ? frameworkResponses[thrown.code] : undefined
  if (known) return { status: known.status, body: { message: known.message, code: known.code } }
  const status = thrown.statusCode ?? 500
  if (status >= 400 && status < 500) {
    const code = codeByStatus[status] ?? 'invalid_request'
    return { status, body: { message: 'The request cannot be read.', code } }
  }
  const fault = databaseFaultOf(error)
  if (fault) return faultResponses[fault]
  const body = { message: 'Something went wrong on our side. Please try again.', code: 'internal' }
  return { status: 500, body }
}
