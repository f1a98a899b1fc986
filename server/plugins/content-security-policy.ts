import type { Config } from '@server/config/config'

type PolicyConfig = Pick<Config, 'apiOrigin' | 'photoOrigins' | 'geoOrigins'>

const printed = (directives: Record<string, string[]>) =>
  Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')

/**
 * The page's policy: nothing inline without the answer's nonce, nothing from elsewhere but what the
 * configuration names, and Trusted Types, so that no text becomes markup or script.
 */
export function pagePolicy(nonce: string, { apiOrigin, photoOrigins, geoOrigins }: PolicyConfig) {
  const api = apiOrigin === undefined ? [] : [apiOrigin]
  return printed({
    'default-src': ["'none'"],
    'connect-src': ["'self'", ...api, ...geoOrigins],
    'img-src': ["'self'", 'data:', 'blob:', ...api, ...photoOrigins],
    'font-src': ["'self'"],
    'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'"],
    'style-src-elem': ["'self'", `'nonce-${nonce}'`],
    'style-src-attr': ["'none'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['staylet'],
  })
}

/** Everything that is no page: JSON, photos, files. Opened on its own it may do nothing. */
export const resourcePolicy = "default-src 'none'; frame-ancestors 'none'"

/** The service worker's own: it fetches what the page asks for, from our origin, and no more. */
export const workerPolicy = "default-src 'none'; connect-src 'self'"

/** Swagger UI brings its files and writes styles into its own page; scripts stay files. */
export const apiDocsPolicy = printed({
  'default-src': ["'none'"],
  'connect-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
  'form-action': ["'none'"],
})

/** The developers' mailbox: no script at all, and mails only in a frame. */
export const mailboxPolicy = (nonce: string) =>
  printed({
    'default-src': ["'none'"],
    'style-src': [`'nonce-${nonce}'`],
    'frame-src': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'none'"],
  })

/** A mail inside that frame: styles are written into its tags; its links leave the frame. */
export const mailPolicy = printed({
  'default-src': ["'none'"],
  'style-src': ["'unsafe-inline'"],
  'base-uri': ["'self'"],
  'frame-ancestors': ["'self'"],
  'form-action': ["'none'"],
  sandbox: ['allow-top-navigation-by-user-activation'],
})
