import { generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'

export interface Account {
  email?: string
  email_verified?: boolean
  name?: string
}

interface OidcServerOptions {
  redirectUri: string
  /** Accounts by the name typed into the provider's login form. */
  accounts: Record<string, Account>
  /** Publishes keys other than the one that signs, so that its tokens look forged. */
  publishesOtherKeys?: boolean
}

const CLIENT = { client_id: 'staylet', client_secret: 'a-secret-that-only-two-know-0123456789' }

/** Starts a real OpenID Connect provider on this machine, with its own login form. */
export async function startOidcServer({
  redirectUri,
  accounts,
  publishesOtherKeys = false,
}: OidcServerOptions) {
  // The provider signs the issuer's address, so the port has to be known first.
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const provider = new Provider(issuer, {
    clients: [{ ...CLIENT, redirect_uris: [redirectUri], grant_types: ['authorization_code'] }],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig' }] },
    pkce: { required: () => true },
    claims: { email: ['email', 'email_verified'], profile: ['name'] },
    cookies: { keys: ['only-for-tests'] },
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => Promise.resolve({ sub: id, ...accounts[id] }),
    }),
    // Grants consent in advance.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  const handle = provider.callback()
  const other = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({
    format: 'jwk',
  })
  server.on('request', (request, response) => {
    if (!publishesOtherKeys || request.url !== '/jwks') return void handle(request, response)
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ keys: [{ ...other, alg: 'RS256', use: 'sig' }] }))
  })
  return {
    env: {
      OIDC_ISSUER: issuer,
      GOOGLE_CLIENT_ID: CLIENT.client_id,
      GOOGLE_CLIENT_SECRET: CLIENT.client_secret,
    },
    issuer,
    stop: () =>
      new Promise<void>((stopped) => {
        server.closeAllConnections()
        server.close(() => stopped())
      }),
  }
}

const cookiesOf = (answer: Response) =>
  answer.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? '')

/**
 * Logs in at the provider as a browser would: follows its redirects, keeps its cookies and submits
 * its form.
 *
 * @returns the address of the final redirect.
 */
export async function logInAtProvider(begin: string, name: string, issuer: string) {
  const jar = new Map<string, string>()
  let url = begin
  let form: URLSearchParams | undefined
  for (let step = 0; step < 12; step += 1) {
    if (!url.startsWith(issuer)) return url
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([key, value]) => `${key}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: form }),
    })
    for (const cookie of cookiesOf(answer)) {
      const at = cookie.indexOf('=')
      jar.set(cookie.slice(0, at), cookie.slice(at + 1))
    }
    const location = answer.headers.get('location')
    form = undefined
    if (location) url = new URL(location, url).href
    else {
      const page = await answer.text()
      const action = /action="([^"]+)"/.exec(page)?.[1]
      if (!action) throw new Error(`The provider answered ${answer.status}: ${page.slice(0, 400)}`)
      url = new URL(action, url).href
      form = new URLSearchParams({ prompt: 'login', login: name, password: 'any' })
    }
  }
  throw new Error('The provider leads in a circle.')
}
