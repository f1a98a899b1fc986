import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '@server/database/tables'
import { newToken } from './secret-tokens'
import { isSameSecret, signatureOf } from './server-key'

/** Seconds, and the longest that browsers keep a cookie. */
export const DEVICE_LIFE = 400 * 86_400

/** Name of the cookie over plain HTTP. */
export const DEVICE_COOKIE = 'staylet-device'

/** The prefix makes browsers refuse the cookie from another host or over plain HTTP. */
const nameOf = (isSecure: boolean) => `${isSecure ? '__Host-' : ''}${DEVICE_COOKIE}`

/**
 * Returns the id of the browser that sent a request, or undefined without a cookie that this server
 * signed. The id gives no access: it only selects the limits that apply.
 */
export async function readDevice(database: Database, request: FastifyRequest, isSecure: boolean) {
  const found = new RegExp(`(?:^|; *)${nameOf(isSecure)}=([\\w-]{43})\\.([\\w-]{43})(?:;|$)`).exec(
    request.headers.cookie ?? '',
  )
  const [, id, signature] = found ?? []
  if (id === undefined || signature === undefined) return undefined
  const expected = await signatureOf(database, 'device', id)
  return isSameSecret(Buffer.from(signature, 'base64url'), expected) ? id : undefined
}

/** Sends the device cookie, with a new id when the browser has none yet, and returns the id. */
export async function sendDevice(
  database: Database,
  reply: FastifyReply,
  known: string | undefined,
  isSecure: boolean,
) {
  const id = known ?? newToken()
  const signature = (await signatureOf(database, 'device', id)).toString('base64url')
  void reply.header(
    'set-cookie',
    `${nameOf(isSecure)}=${id}.${signature}; Path=/; Max-Age=${DEVICE_LIFE}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
  )
  return id
}
