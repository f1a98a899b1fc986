import { isLoopback } from './network-address'

/** Parses the text of a variable and returns undefined when the text is not allowed. */
type Parse<T> = (text: string) => T | undefined

/**
 * Reads one variable. Returns undefined when it is unset or wrong; a wrong one is recorded as a
 * problem.
 */
export type ReadText = (
  name: string,
  parse: Parse<string>,
  fallback: undefined,
  allowed: string,
) => string | undefined

const MODES = ['development', 'test', 'production'] as const
export type Mode = (typeof MODES)[number]

const oneOf =
  <T extends string>(values: readonly T[]): Parse<T> =>
  (text) =>
    values.find((value) => value === text)

const originOf = (text: string) => {
  try {
    const url = new URL(text)
    const isWeb = url.protocol === 'http:' || url.protocol === 'https:'
    return isWeb && url.origin === text.replace(/\/$/, '') ? url.origin : undefined
  } catch {
    return undefined
  }
}

const isWebUrl = (text: string) => {
  try {
    const { protocol, search, hash } = new URL(text)
    return (protocol === 'http:' || protocol === 'https:') && search === '' && hash === ''
  } catch {
    return false
  }
}

const isDatabaseUrl = (text: string) => {
  try {
    return ['postgres:', 'postgresql:'].includes(new URL(text).protocol)
  } catch {
    return false
  }
}

export const parseMode = oneOf(MODES)
export const parseSwitch = oneOf(['on', 'off'])

export const parsePort: Parse<number> = (text) =>
  /^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined

export const parseHost: Parse<string> = (text) => (/^[\w.:-]+$/.test(text) ? text : undefined)

export const parseFolder: Parse<string> = (text) => (text.includes('\0') ? undefined : text)

export const parseDatabaseUrl: Parse<string> = (text) => (isDatabaseUrl(text) ? text : undefined)

export const parsePublicUrl: Parse<string> = (text) =>
  isWebUrl(text) ? text.replace(/\/+$/, '') : undefined

export const parseTrustProxy: Parse<boolean | number | string> = (text) => {
  if (text === 'true' || text === 'false') return text === 'true'
  if (/^\d{1,2}$/.test(text)) return Number(text)
  return /^[\da-fA-F.:/]+( *, *[\da-fA-F.:/]+)*$/.test(text) ? text : undefined
}

/** Accepts a key or a region, which contains no blanks. */
export const parseWord: Parse<string> = (text) => (/^[!-~]{1,500}$/.test(text) ? text : undefined)

export const parseBucket: Parse<string> = (text) =>
  /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(text) ? text : undefined

const isSmtpUrl = (text: string) => {
  try {
    const { protocol, hostname } = new URL(text)
    return (protocol === 'smtp:' || protocol === 'smtps:') && hostname !== ''
  } catch {
    return false
  }
}
export const parseSmtpUrl: Parse<string> = (text) => (isSmtpUrl(text) ? text : undefined)

/** Accepts 'a@b.example', optionally as 'Name <a@b.example>'. */
export const parseMailFrom: Parse<string> = (text) =>
  /^(?:[^<>\p{Cc}]* <[^\s<>@,;]+@[^\s<>@,;]+>|[^\s<>@,;]+@[^\s<>@,;]+)$/u.test(text)
    ? text
    : undefined

/** Accepts what mobile networks allow as the sender of a text message. */
export const parseSender: Parse<string> = (text) =>
  /^(?:[A-Za-z0-9 ]{1,11}|\+?\d{3,15})$/.test(text) ? text : undefined

/** Accepts an issuer. Plain http is allowed only on this machine, for trying sign-in out. */
export const parseIssuer: Parse<string> = (text) => {
  if (!isWebUrl(text)) return undefined
  const { protocol, hostname } = new URL(text)
  return protocol === 'https:' || isLoopback(hostname.replace(/^\[|\]$/g, '')) ? text : undefined
}

/** Accepts exact origins, separated by commas. */
export const parseOrigins: Parse<string[]> = (text) => {
  const origins = text.split(',').map((part) => originOf(part.trim()))
  return origins.every((origin) => origin !== undefined) ? origins : undefined
}

/** Returns the origin of an API on another server, or '' for a path on this one. */
export const parseApiOrigin: Parse<string> = (text) => {
  if (text.startsWith('/')) return ''
  return isWebUrl(text) ? new URL(text).origin : undefined
}

/** Returns the origin of an outside service. Its address may have a query. */
export const parseServiceOrigin: Parse<string> = (text) => {
  try {
    const { protocol, origin } = new URL(text)
    return protocol === 'https:' || protocol === 'http:' ? origin : undefined
  } catch {
    return undefined
  }
}
