/** Machine-readable reasons in an error response. schemas/common-schema.ts has its form. */
export const ERROR_CODES = [
  'invalid_request',
  'malformed_json',
  'body_too_large',
  'storage_full',
  'unsupported_media_type',
  'unauthenticated',
  'invalid_credentials',
  /** The login was too long ago for this request, so the user has to confirm the password first. */
  'confirmation_needed',
  /** A mailed link or a code's token that is wrong, expired or used. */
  'link_invalid',
  /** The phone is verified but the profile is incomplete, so the account may only complete it. */
  'profile_incomplete',
  'forbidden',
  'not_found',
  'method_not_allowed',
  /** The password is common, or built around the person's own name or address. */
  'password_guessable',
  'dates_unavailable',
  /** The nights are taken by another booking of the same guest. */
  'already_booked',
  /** The stay has fewer nights than the listing asks for. */
  'stay_too_short',
  /** The stay has more nights than the server accepts. */
  'stay_too_long',
  /** The stay begins later than the server accepts. */
  'stay_too_far',
  /** The account has too many bookings that wait for confirmation, or they hold too many nights. */
  'too_many_pending',
  'too_many_pending_nights',
  /** New guests together, or those of one network, hold as many nights as they may. */
  'pending_share_used',
  /** The account has added as many listings, photos, bytes or reviews as it may on one day. */
  'quota_used',
  /** The account has saved as many listings as it may. */
  'too_many_saved',
  /** The booking has a status that the wanted one cannot follow. */
  'already_decided',
  /** The last day for this change has passed. */
  'too_late',
  /** Something is paid for the booking, so its guest can no longer cancel it. */
  'booking_paid',
  'idempotency_mismatch',
  'in_use',
  'rate_limited',
  'not_implemented',
  'unavailable',
  'internal',
] as const

export type ErrorCode = (typeof ERROR_CODES)[number]
