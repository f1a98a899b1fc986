import { createHash } from 'node:crypto'
import type { Config } from '@server/config/config'

type PolicyConfig = Pick<Config, 'apiOrigin' | 'photoOrigins' | 'geoOrigins'>

const NONE = ["'none'"]

/** Prints a policy that refuses everything but what it names. */
function printed({
  'base-uri': base = NONE,
  'frame-ancestors': framers = NONE,
  'form-action': forms = NONE,
  ...open
}: Record<string, string[]>) {
  const last = { 'base-uri': base, 'frame-ancestors': framers, 'form-action': forms }
  return Object.entries({ 'default-src': NONE, ...open, ...last })
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')
}

/** Sources of the policy for the scripts and styles inside a page. */
export interface InlineSources {
  scripts: readonly string[]
  styles: readonly string[]
}

/**
 * Returns the source that allows an element inside a page by its text. Unlike a nonce, it is the same
 * in each response, so that a page is compressed once for all guests.
 */
export const sourceOf = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Emotion adds an empty style element and inserts its rules by script. */
const EMPTY_STYLE = sourceOf('')

/**
 * Returns the page's policy: nothing inside it but what the build and the rendering wrote, nothing from
 * other origins except configured ones, and Trusted Types, so that no text becomes markup or script.
 */
export function pagePolicy(
  inline: InlineSources,
  { apiOrigin, photoOrigins, geoOrigins }: PolicyConfig,
) {
  const api = apiOrigin === undefined ? [] : [apiOrigin]
  return printed({
    'connect-src': ["'self'", ...api, ...geoOrigins],
    'img-src': ["'self'", 'data:', 'blob:', ...api, ...photoOrigins],
    'font-src': ["'self'"],
    'script-src': ["'self'", ...inline.scripts],
    'style-src-elem': ["'self'", EMPTY_STYLE, ...inline.styles],
    'style-src-attr': ["'none'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
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
  'connect-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
})

/**
 * Policy of a page without scripts, whose forms come back to this server.
 *
 * @param style Source that allows its style.
 */
export const plainPolicy = (style: string) =>
  printed({ 'style-src': [style], 'form-action': ["'self'"] })

/** Policy of the developers' mailbox, which runs no script and shows mails only in a frame. */
export const mailboxPolicy = (style: string) =>
  printed({ 'style-src': [style], 'frame-src': ["'self'"] })

/**
 * Policy of a mail inside that frame: its tags carry inline styles, and its links leave the frame.
 */
export const mailPolicy = printed({
  'style-src': ["'unsafe-inline'"],
  'base-uri': ["'self'"],
  'frame-ancestors': ["'self'"],
  sandbox: ['allow-top-navigation-by-user-activation'],
})
