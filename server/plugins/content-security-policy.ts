import type { Config } from '@server/config/config'

type PolicyConfig = Pick<Config, 'apiOrigin' | 'photoOrigins' | 'geoOrigins'>

const printed = (directives: Record<string, string[]>) =>
  Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')

/**
 * Returns the page's policy: nothing inline without the response's nonce, nothing from other
 * origins except configured ones, and Trusted Types, so that no text becomes markup or script.
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

/** Policy of JSON, photos and files. They may load nothing when a browser opens them directly. */
export const RESOURCE_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** Policy of the service worker, which may only fetch from this origin. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'"

/** Policy of Swagger UI, which writes styles into its page and loads its scripts from files. */
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

/** Policy of the developers' mailbox, which runs no script and shows mails only in a frame. */
export const mailboxPolicy = (nonce: string) =>
  printed({
    'default-src': ["'none'"],
    'style-src': [`'nonce-${nonce}'`],
    'frame-src': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'none'"],
  })

/**
 * Policy of a mail inside that frame: its tags carry inline styles, and its links leave the frame.
 */
export const mailPolicy = printed({
  'default-src': ["'none'"],
  'style-src': ["'unsafe-inline'"],
  'base-uri': ["'self'"],
  'frame-ancestors': ["'self'"],
  'form-action': ["'none'"],
  sandbox: ['allow-top-navigation-by-user-activation'],
})
