import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  type Configuration,
} from 'openid-client'
import type { SignInConfig } from '@server/config/config'

/** Longest time that the provider may take to respond, in seconds. */
const REQUEST_TIMEOUT = 10

/** What the browser keeps between leaving and coming back. Each value is used once. */
export interface SignInMemory {
  state: string
  nonce: string
  verifier: string
}

/** Person whom a provider vouches for. Issuer and subject stay theirs; the address may not. */
export interface ProvedPerson {
  issuer: string
  subject: string
  email: string
  name?: string
}

/** The provider returned no address, or one that it has not verified. */
export class SignInRefused extends Error {
  readonly code = 'EMAIL_NOT_PROVED'
}

const isLocal = (issuer: string) => issuer.startsWith('http:')

const personIn = ({
  email,
  email_verified,
  name,
}: Record<string, unknown>): Omit<ProvedPerson, 'issuer' | 'subject'> | undefined => {
  const isProved = email_verified === true || email_verified === 'true'
  if (typeof email !== 'string' || !isProved) return undefined
  return { email, ...(typeof name === 'string' && name.trim() !== '' && { name: name.trim() }) }
}

/** Creates OpenID Connect's code flow with PKCE, state and nonce, for any issuer. */
export function signInProvider({ issuer, clientId, clientSecret }: SignInConfig) {
  let known: Promise<Configuration> | undefined

  /** Fetches the issuer's settings once, and again after a failure. */
  const configuration = () => {
    known ??= discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: REQUEST_TIMEOUT,
      // Checks the signature of the ID token by the issuer's keys, besides the connection's TLS.
      execute: [enableNonRepudiationChecks, ...(isLocal(issuer) ? [allowInsecureRequests] : [])],
    }).catch((error: unknown) => {
      known = undefined
      throw error
    })
    return known
  }

  return {
    /** Returns where to send the browser, and the values that it must bring back. */
    begin: async (redirectUri: string): Promise<{ url: string; memory: SignInMemory }> => {
      const memory = {
        state: randomState(),
        nonce: randomNonce(),
        verifier: randomPKCECodeVerifier(),
      }
      const url = buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: memory.state,
        nonce: memory.nonce,
        code_challenge: await calculatePKCECodeChallenge(memory.verifier),
        code_challenge_method: 'S256',
      })
      return { url: url.href, memory }
    },

    /**
     * @param returned The whole address that the browser came back to.
     * @throws the error of openid-client for any mismatch, or SignInRefused without a verified
     * address.
     */
    finish: async (returned: URL, memory: SignInMemory): Promise<ProvedPerson> => {
      const client = await configuration()
      const tokens = await authorizationCodeGrant(client, returned, {
        expectedState: memory.state,
        expectedNonce: memory.nonce,
        pkceCodeVerifier: memory.verifier,
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      if (!claims) throw new SignInRefused()
      // Some providers return the address only from the user info endpoint.
      const person =
        personIn(claims) ?? personIn(await fetchUserInfo(client, tokens.access_token, claims.sub))
      if (!person) throw new SignInRefused()
      return { issuer: claims.iss, subject: claims.sub, ...person }
    },
  }
}
