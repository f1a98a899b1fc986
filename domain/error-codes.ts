/** Machine-readable reasons of an error answer; the wire form is schemas/error-schema.ts. */
export const ERROR_CODES = [
  'invalid_request',
  'malformed_json',
  'body_too_large',
  'unsupported_media_type',
  'unauthenticated',
  'invalid_credentials',
  'forbidden',
  'not_found',
  'dates_unavailable',
  'idempotency_mismatch',
  'in_use',
  'rate_limited',
  'not_implemented',
  'unavailable',
  'internal',
] as const

export type ErrorCode = (typeof ERROR_CODES)[number]
