/** Second, in milliseconds. */
export const SECOND = 1_000
/** Minute, in milliseconds. */
export const MINUTE = 60 * SECOND
/** Hour, in milliseconds. */
export const HOUR = 60 * MINUTE
/** Day of 24 hours, in milliseconds. */
export const DAY = 24 * HOUR
