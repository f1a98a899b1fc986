import { readNames, shortNames, type SearchNames } from '@domain/search/short-names'
import { trustedAddresses } from '@server/connections/trusted-addresses'
import { isLoopback } from './network-address'

/** Parses the text of a variable. Returns undefined when the text is not allowed. */
export type Parse<T> = (text: string) => T | undefined

const MODES = ['development', 'test', 'production'] as const
export type Mode = (typeof MODES)[number]

const oneOf =
  <T extends string>(values: readonly T[]): Parse<T> =>
  (text) =>
    values.find((value) => value === text)

const matching =
  (pattern: RegExp): Parse<string> =>
  (text) =>
    pattern.test(text) ? text : undefined

const urlOf = (text: string, ...protocols: string[]) => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url && protocols.includes(url.protocol) ? url : undefined
}

/** Returns a web address that has neither a query nor a fragment. */
const webUrlOf = (text: string) => {
  const url = urlOf(text, 'http:', 'https:')
  return url?.search === '' && url.hash === '' ? url : undefined
}

/** Returns an exact origin. A wildcard is none. */
const originOf = (text: string) => {
  const origin = urlOf(text, 'http:', 'https:')?.origin
  return origin === text.replace(/\/$/, '') && !text.includes('*') ? origin : undefined
}

/** What a total is for: one night, or the stay. */
const PRICE_TOTALS = ['night', 'stay'] as const
export type PriceTotals = (typeof PRICE_TOTALS)[number]

export const parseMode = oneOf(MODES)
export const parsePriceTotals = oneOf(PRICE_TOTALS)
export const parseSwitch = oneOf(['on', 'off'])
export const parseDemo = oneOf(['demo'])

export const parsePort: Parse<number> = (text) =>
  /^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined

/** Accepts a whole number between two bounds. */
export const parseWhole =
  (least: number, most: number): Parse<number> =>
  (text) =>
    /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most
      ? Number(text)
      : undefined

/** Accepts addresses of mailboxes, separated by commas. */
export const parseAddresses: Parse<string[]> = (text) => {
  const addresses = text.split(',').map((part) => part.trim())
  return addresses.every((address) => /^[^\s<>@,;]+@[^\s<>@,;]+$/.test(address))
    ? addresses
    : undefined
}

/** Accepts the address of one mailbox. */
export const parseAddress = matching(/^[^\s<>@,;|]+@[^\s<>@,;|]+$/)

/** Accepts lines of the table of short names, separated by semicolons. */
export const parseSearchNames: Parse<SearchNames> = (text) =>
  text
    .split(';')
    .every((line) => /^[^:;]*[\p{L}\p{N}][^:;]*:[^:;]*[\p{L}\p{N}][^:;]*$/u.test(line.trim()))
    ? { ...shortNames, ...readNames(text.toLowerCase().replace(/\s*;\s*/g, '\n')) }
    : undefined

export const parseHost = matching(/^[\w.:-]+$/)
/** Accepts names or addresses of hosts, separated by commas. */
export const parseHosts: Parse<string[]> = (text) => {
  const hosts = text.split(',').map((part) => parseHost(part.trim()))
  return hosts.every((host) => host !== undefined) ? hosts : undefined
}
/** Accepts the path of a file or a folder. */
export const parsePath: Parse<string> = (text) => (text.includes('\0') ? undefined : text)

export const parseTrustProxy: Parse<boolean | number | string> = (text) => {
  if (text === 'true' || text === 'false') return text === 'true'
  if (/^\d{1,2}$/.test(text)) return Number(text)
  try {
    trustedAddresses(text)
    return text
  } catch {
    return undefined
  }
}

/** Accepts a language's code, such as 'fr' or 'pt-BR', and the pseudo-language. */
export const parseLanguage = matching(/^(?:[a-z]{2,3}(?:-[A-Z]{2})?|pseudo)$/)

/** Accepts a key or a region, which contains no spaces. */
export const parseWord = matching(/^[!-~]{1,500}$/)
/** Accepts a time of the day, such as '07:00'. */
export const parseTimeOfDay = matching(/^(?:[01]\d|2[0-3]):[0-5]\d$/)

/** Accepts what a bearer token may contain. */
export const parseMetricsToken = matching(/^[\w-]{20,200}$/)
export const parseBucket = matching(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)

/** Accepts a secret key. A provider's public key looks alike and can take no payment. */
export const parseSecretKey = matching(/^(?!pk_)[!-~]{1,500}$/)

/** Accepts a line of text without '|', which separates such texts in the page. */
export const parseLine = matching(/^[^|\p{Cc}]{1,100}$/u)
/** Accepts a Nigerian account number (NUBAN). */
export const parseAccountNumber = matching(/^\d{10}$/)

/** Accepts what mobile networks allow as the sender of a text message. */
export const parseSender = matching(/^(?:[A-Za-z0-9 ]{1,11}|\+?\d{3,15})$/)

/** Accepts 'a@b.example', optionally as 'Name <a@b.example>'. */
export const parseMailFrom = matching(
  /^(?:[^<>\p{Cc}]* <[^\s<>@,;]+@[^\s<>@,;]+>|[^\s<>@,;]+@[^\s<>@,;]+)$/u,
)

/** Accepts an address with one host. The driver takes a comma for a part of its name. */
export const parseDatabaseUrl: Parse<string> = (text) => {
  const url = urlOf(text, 'postgres:', 'postgresql:')
  return url && !url.host.includes(',') ? text : undefined
}

export const parseSmtpUrl: Parse<string> = (text) =>
  urlOf(text, 'smtp:', 'smtps:')?.hostname ? text : undefined

/** Accepts the address of a web service. */
export const parseServiceUrl: Parse<string> = (text) => webUrlOf(text) && text.replace(/\/+$/, '')

/** Accepts the product's address, which is published and therefore contains no password. */
export const parsePublicUrl: Parse<string> = (text) =>
  webUrlOf(text)?.username === '' ? parseServiceUrl(text) : undefined

/** Accepts an issuer. Plain http is allowed only on this machine, for trying out the sign-in. */
export const parseIssuer: Parse<string> = (text) => {
  const url = webUrlOf(text)
  const isSafe =
    url?.protocol === 'https:' || isLoopback(url?.hostname.replace(/^\[|\]$/g, '') ?? '')
  return isSafe ? text : undefined
}

/** Accepts 'off', or the address of a service that is reached through TLS. */
export const parseSafeService: Parse<string> = (text) =>
  text === 'off' ? text : parseIssuer(text)?.replace(/\/+$/, '')

/** Accepts a web address or a mailbox as 'mailto:…'. A line of security.txt holds it. */
export const parseContact: Parse<string> = (text) =>
  /^[!-~]+$/.test(text) && urlOf(text, 'https:', 'mailto:') ? text : undefined

/** Accepts exact origins, separated by commas. */
export const parseOrigins: Parse<string[]> = (text) => {
  const origins = text.split(',').map((part) => originOf(part.trim()))
  return origins.every((origin) => origin !== undefined) ? origins : undefined
}

/** Returns the origin of an API on another server, or '' for a path on this one. */
export const parseApiOrigin: Parse<string> = (text) =>
  text.startsWith('/') ? '' : webUrlOf(text)?.origin

/** Returns the origin of an outside service. Its address may have a query. */
export const parseServiceOrigin: Parse<string> = (text) => urlOf(text, 'http:', 'https:')?.origin
