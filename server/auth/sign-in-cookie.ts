import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SignInMemory } from './sign-in-provider'

/** Seconds in which to choose an account. */
const LIFE = 600

/**
 * Over https the prefix makes browsers refuse the cookie from another host. The prefix requires the
 * path of the whole site. Over http only the two routes of the sign-in receive the cookie.
 */
const placeOf = (isSecure: boolean) =>
  isSecure
    ? { name: '__Host-staylet-sign-in', path: '/' }
    : { name: 'staylet-sign-in', path: '/api/auth/google' }

const cookie = (value: string, life: number, isSecure: boolean) => {
  const { name, path } = placeOf(isSecure)
  return `${name}=${value}; Path=${path}; Max-Age=${life}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
}

/** SameSite is Lax because the provider leads back by a link, for which Strict omits the cookie. */
export const rememberSignIn = (reply: FastifyReply, memory: SignInMemory, isSecure: boolean) =>
  reply.header(
    'set-cookie',
    cookie(Buffer.from(JSON.stringify(memory)).toString('base64url'), LIFE, isSecure),
  )

export const forgetSignIn = (reply: FastifyReply, isSecure: boolean) =>
  reply.header('set-cookie', cookie('', 0, isSecure))

/**
 * Returns what this browser stored when it began to sign in here. Returns undefined for anything
 * else.
 */
export function recallSignIn(request: FastifyRequest, isSecure: boolean): SignInMemory | undefined {
  const { name } = placeOf(isSecure)
  const value = new RegExp(`(?:^|; *)${name}=([\\w-]{1,2000})(?:;|$)`).exec(
    request.headers.cookie ?? '',
  )?.[1]
  if (value === undefined) return undefined
  try {
    const memory = JSON.parse(Buffer.from(value, 'base64url').toString()) as Partial<SignInMemory>
    const { state, nonce, verifier } = memory
    const isWhole = [state, nonce, verifier].every((part) => typeof part === 'string')
    return isWhole ? (memory as SignInMemory) : undefined
  } catch {
    return undefined
  }
}
