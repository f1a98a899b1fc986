import { networkOf } from '@server/config/network-address'
import type { Database } from '@server/database/tables'
import {
  countAttempt,
  giveBack,
  placeBuckets,
  reserveMoment,
  tryAttempt,
  type Bucket,
} from './attempt-limits'
import type { Caller } from './caller'
import { isDeviceOf } from './known-devices'

/**
 * Decides whether and when a mail with a link is sent: at most one a minute and five an hour for
 * each account. It never refuses because of the account, so that a stranger's requests cannot keep
 * anybody from recovering an account or signing up. When it sends nothing, a mail of the last half
 * hour contains a link that still works, or one is sent within the minute.
 *
 * @returns the milliseconds after which to send it, or undefined when another mail serves instead.
 * @throws HttpError 429 when the caller's address or network asks for too many accounts.
 */
export async function admitMail(
  database: Database,
  kind: 'reset' | 'verify-email' | 'join-account',
  account: string,
  { address, device, now }: Caller,
): Promise<number | undefined> {
  const subject = `${kind} ${account}`
  const isKnown = await isDeviceOf(database, device, account)
  if (!isKnown) await countAttempt(database, placeBuckets('message', address), now)
  const buckets: Bucket[] = isKnown
    ? [['mail device', `${device} ${subject}`]]
    : [
        ['mail account and network', `${networkOf(address)} ${subject}`],
        ['mail account', subject],
      ]
  if (await tryAttempt(database, buckets, now)) return undefined
  const wait = await reserveMoment(database, 'mail pace', subject, now)
  if (wait === undefined) await giveBack(database, buckets)
  return wait
}

/**
 * Decides whether and when a text message with a code is sent.
 *
 * @returns the milliseconds after which to send it, or undefined when another one is about to be
 * sent.
 * @throws HttpError 429 when the number, the caller's address or its network asks too often.
 */
export async function admitText(database: Database, phone: string, { address, now }: Caller) {
  const buckets: Bucket[] = [
    ...placeBuckets('message', address),
    ['text account and network', `${networkOf(address)} ${phone}`],
    ['text account', phone],
  ]
  await countAttempt(database, buckets, now)
  return reserveMoment(database, 'text pace', phone, now)
}
