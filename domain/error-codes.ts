/** Machine-readable reasons of an error answer; the wire form is schemas/error-schema.ts. */
export const ERROR_CODES = [
  'invalid_request',
  'malformed_json',
  'body_too_large',
  'storage_full',
  'unsupported_media_type',
  'unauthenticated',
  'invalid_credentials',
  /** A mailed link, or a code's token, that is wrong, expired or used. */
  'link_invalid',
  /** The phone is proved, the profile not complete: only completing it is allowed. */
  'profile_incomplete',
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
