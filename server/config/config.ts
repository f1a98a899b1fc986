import {
  parseApiOrigin,
  parseDatabaseUrl,
  parseFolder,
  parseHost,
  parseMode,
  parseOrigins,
  parsePort,
  parsePublicUrl,
  parseServiceOrigin,
  parseSwitch,
  parseTrustProxy,
  type Mode,
} from './config-values'
import {
  readMailConfig,
  readSignInConfig,
  readSmsConfig,
  type MailConfig,
  type SignInConfig,
} from './accounts-config'
import type { DatabaseLocation } from '@server/database/connect'
import { addressOf } from './network-address'
import { readPhotoStorage, type PhotoStorageLocation } from './photo-storage-config'
import type { HttpSmsOptions } from '@server/sms/http-sms-gateway'

export interface Config {
  mode: Mode
  host: string
  port: number
  dataDir: string
  database: DatabaseLocation
  /** 'when-new' loads demo data only into an embedded database that was just created. */
  demoData: 'on' | 'off' | 'when-new'
  /**
   * Has no trailing slash. Canonical addresses, the sitemap and mails use it, never the Host
   * header.
   */
  publicUrl: string
  /** In Fastify's form: true, false, a number of hops, or a list of addresses. */
  trustProxy: boolean | number | string
  /** Where original photos are stored. */
  photoStorage: PhotoStorageLocation
  mail: MailConfig
  /** Gateway for text messages. When unset, messages go to the developers' mailbox or nowhere. */
  sms: HttpSmsOptions | undefined
  /** Sign-in with Google or another issuer. Undefined without credentials. */
  signIn: SignInConfig | undefined
  /** Exact origins that may call the API from another site. */
  corsOrigins: string[]
  /** Origin of another API, when the app was built with VITE_API_URL, for the CSP. */
  apiOrigin: string | undefined
  /** Further origins of photos, for the CSP. */
  photoOrigins: string[]
  /** Origins of the geo services that the app was built with, for the CSP. */
  geoOrigins: string[]
}

/** Lists every wrong variable at once, each with the values that are allowed. */
export class ConfigError extends Error {
  constructor(problems: string[]) {
    super(['The configuration is not usable:', ...problems.map((line) => `  ${line}`)].join('\n'))
    this.name = 'ConfigError'
  }
}

type Env = Record<string, string | undefined>

/** The page reads the same variables at build time (features/location). */
const GEO_SERVICES = [
  'VITE_COUNTRIES_URL',
  'VITE_STATES_URL',
  'VITE_CITIES_URL',
  'VITE_GEOCODE_URL',
] as const

const ORIGINS = "origins with commas between, such as 'https://staylet.example'"

/** Variables whose values are never printed. */
const SECRETS = new Set([
  'DATABASE_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'SMTP_URL',
  'SMS_GATEWAY_TOKEN',
  'GOOGLE_CLIENT_SECRET',
])

/** Returns a function that reads variables and the list in which it records the wrong ones. */
const readerOf = (env: Env) => {
  const problems: string[] = []
  const read = <T, F>(
    name: string,
    parse: (text: string) => T | undefined,
    fallback: F,
    allowed: string,
  ) => {
    const text = env[name]?.trim()
    if (text === undefined || text === '') return fallback
    const value = parse(text)
    if (value !== undefined) return value
    // A wrong value may still contain a password.
    const shown = SECRETS.has(name) ? 'the value' : `'${text}'`
    problems.push(`${name}: ${shown} is not allowed. Give ${allowed}.`)
    return fallback
  }
  return { read, problems }
}

/**
 * Reads the configuration from the environment. An empty value counts as unset.
 *
 * @throws ConfigError
 */
export function readConfig(env: Env): Config {
  const { read, problems } = readerOf(env)
  const mode = read(
    'NODE_ENV',
    parseMode,
    'development' as const,
    'development, test or production',
  )
  const port = read('PORT', parsePort, 3000, 'a whole number from 0 to 65535 (0: any free port)')
  const host = read(
    'HOST',
    parseHost,
    '127.0.0.1',
    "an address to listen on, such as '127.0.0.1' or '0.0.0.0'",
  )
  const dataDir = read('DATA_DIR', parseFolder, '.data', 'a folder')
  const url = read(
    'DATABASE_URL',
    parseDatabaseUrl,
    undefined,
    "a PostgreSQL address, 'postgres://user:password@host:5432/name', or leave it out for the embedded database",
  )
  const demoData = read(
    'DEMO_DATA',
    parseSwitch,
    url ? ('off' as const) : ('when-new' as const),
    'on or off',
  )
  const publicUrl = read(
    'PUBLIC_URL',
    parsePublicUrl,
    addressOf(host, port),
    "the product's address, such as 'https://staylet.example'",
  )
  const trustProxy = read(
    'TRUST_PROXY',
    parseTrustProxy,
    false,
    'true, false, a number of proxies, or the addresses of proxies with commas between',
  )
  const corsOrigins = read('CORS_ORIGINS', parseOrigins, [], ORIGINS)
  const photoOrigins = read('PHOTO_ORIGINS', parseOrigins, [], ORIGINS)
  const apiOrigin = read(
    'VITE_API_URL',
    parseApiOrigin,
    '',
    "a path on this server, such as '/api', or the address of another API",
  )
  const geoOrigins = GEO_SERVICES.map((name) =>
    read(
      name,
      parseServiceOrigin,
      '',
      "the address of a service, such as 'https://geo.example/v1'",
    ),
  )
  const photoStorage = readPhotoStorage(read, problems)
  const mail = readMailConfig(read, publicUrl)
  const sms = readSmsConfig(read, problems)
  const signIn = readSignInConfig(read, problems)
  if (problems.length > 0) throw new ConfigError(problems)
  return {
    mode,
    host,
    port,
    dataDir,
    database: url ? { kind: 'server', url } : { kind: 'folder', dataDir },
    demoData,
    publicUrl,
    trustProxy,
    photoStorage,
    mail,
    sms,
    signIn,
    corsOrigins,
    apiOrigin: apiOrigin || undefined,
    photoOrigins,
    geoOrigins: [...new Set(geoOrigins)].filter(Boolean),
  }
}
