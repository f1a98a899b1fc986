import { DAY, SECOND } from '@domain/time'
import { isSameSecret, signatureOf } from '@server/auth/server-key'
import type { Database } from '@server/database/tables'

/** How long a link is valid, in milliseconds. Most bookings are decided or released within a day. */
const LIFE = 30 * DAY
/** Two ids, the second of expiry, and the first half of an HMAC-SHA-256. */
const [ID, TIME, MAC] = [16, 4, 16]

/** The operator has no account, and no id of one is zero. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

export interface AnswerLink {
  bookingId: string
  /** Account of the host that it was sent to. Undefined for the operator. */
  hostId: string | undefined
}

const toBytes = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex')
const toId = (bytes: Buffer) =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

const macOf = async (database: Database, signed: Buffer) =>
  (await signatureOf(database, 'answer', signed)).subarray(0, MAC)

/** Signs a link with which its reader may decide about one booking, and do nothing else. */
export async function signAnswerLink(
  database: Database,
  { bookingId, hostId = NOBODY }: AnswerLink,
  now: Date,
) {
  const expiry = Buffer.alloc(TIME)
  expiry.writeUInt32BE(Math.floor((now.getTime() + LIFE) / SECOND))
  const signed = Buffer.concat([toBytes(bookingId), toBytes(hostId), expiry])
  return Buffer.concat([signed, await macOf(database, signed)]).toString('base64url')
}

/**
 * Reads the token of a link.
 *
 * @returns 'forged' when this server did not sign it, 'expired' when its time is over.
 */
export async function readAnswerLink(
  database: Database,
  token: string,
  now: Date,
): Promise<AnswerLink | 'forged' | 'expired'> {
  const bytes = Buffer.from(token, 'base64url')
  // The text is compared as well, because base64url has several spellings of the same bytes.
  if (bytes.length !== 2 * ID + TIME + MAC || bytes.toString('base64url') !== token) return 'forged'
  const signed = bytes.subarray(0, -MAC)
  if (!isSameSecret(bytes.subarray(-MAC), await macOf(database, signed))) return 'forged'
  if (signed.readUInt32BE(2 * ID) * SECOND <= now.getTime()) return 'expired'
  const hostId = toId(signed.subarray(ID, 2 * ID))
  return {
    bookingId: toId(signed.subarray(0, ID)),
    hostId: hostId === NOBODY ? undefined : hostId,
  }
}
