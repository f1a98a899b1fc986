import { DAY, HOUR, MINUTE, SECOND } from '@domain/time'

/** Bucket of attempts that refills steadily, in milliseconds. */
export interface Limit {
  /** Attempts that a full bucket allows at once. */
  most: number
  /** Time after which one more attempt is allowed. */
  every: number
}

/**
 * Attempts that each scope allows. An address may try more often than an account, because many
 * guests share one address behind a mobile network's gateway. Devices that have logged in to the
 * account before have buckets of their own, so that strangers cannot lock its owner out.
 */
export const LIMITS = {
  /**
   * Strangers' guesses at one address or number: 50 in 30 days. An account has at most one of each.
   */
  'login account': { most: 10, every: 18 * HOUR },
  'login device': { most: 20, every: 30 * MINUTE },
  'login address': { most: 100, every: 9 * SECOND },
  'login network': { most: 300, every: 3 * SECOND },
  /** One message is sent at once and the next waits for its minute. Any further one is dropped. */
  'mail pace': { most: 2, every: MINUTE },
  /** The page offers to send a text message again after half a minute. */
  'text pace': { most: 2, every: 30 * SECOND },
  /** At most five in any hour. */
  'mail account': { most: 3, every: 20 * MINUTE },
  'mail device': { most: 3, every: 20 * MINUTE },
  /**
   * One network cannot use up the mails that an account's other networks need. The same holds for
   * text messages and codes.
   */
  'mail account and network': { most: 2, every: 30 * MINUTE },
  /** Text messages cost money. */
  'text account': { most: 5, every: 72 * MINUTE },
  'text account and network': { most: 3, every: 2 * HOUR },
  /** News about an account, such as a login on a new device, which its own logins cause. */
  'notice account': { most: 5, every: 72 * MINUTE },
  'message address': { most: 100, every: 36 * SECOND },
  'message network': { most: 300, every: 12 * SECOND },
  /** Guesses at the codes of one account, however many codes are requested: 100 in 30 days. */
  'code account': { most: 25, every: 576 * MINUTE },
  'code account and network': { most: 15, every: DAY },
  'code device': { most: 10, every: 30 * MINUTE },
  'code address': { most: 100, every: 9 * SECOND },
  'code network': { most: 300, every: 3 * SECOND },
  /** Links and tokens, which are too long to guess. This limit only reduces load. */
  'link address': { most: 100, every: 9 * SECOND },
  'link network': { most: 300, every: 3 * SECOND },
} as const satisfies Record<string, Limit>

export type AttemptScope = keyof typeof LIMITS
