import type { Options } from '@node-rs/argon2'

/**
 * Cost of a hash: argon2id with OWASP's first setting. The library's default algorithm is argon2id.
 */
export const HASH_SETTING = {
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
} as const satisfies Options
