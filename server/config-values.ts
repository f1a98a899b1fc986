import type { Mode } from './config'

/** How each variable is read: undefined says that the text is not allowed. */
type Parse<T> = (text: string) => T | undefined

const MODES: readonly Mode[] = ['development', 'test', 'production']

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

/** Exact origins with commas between. */
export const parseOrigins: Parse<string[]> = (text) => {
  const origins = text.split(',').map((part) => originOf(part.trim()))
  return origins.every((origin) => origin !== undefined) ? origins : undefined
}

/** The origin of an API elsewhere; '' for a path on this server. */
export const parseApiOrigin: Parse<string> = (text) => {
  if (text.startsWith('/')) return ''
  return isWebUrl(text) ? new URL(text).origin : undefined
}

/** The origin of an outside service, whose address may have a query. */
export const parseServiceOrigin: Parse<string> = (text) => {
  try {
    const { protocol, origin } = new URL(text)
    return protocol === 'https:' || protocol === 'http:' ? origin : undefined
  } catch {
    return undefined
  }
}
