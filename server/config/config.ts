import { brandCopy } from '@domain/copy/brand-copy'
import type { TransferAccount } from '@domain/page-data'
import type { SearchNames } from '@domain/search/short-names'
import type { StayBounds } from '@domain/stay/stay-bounds'
import { SECOND } from '@domain/time'
import type { DatabaseLocation } from '@server/database/connect'
import type { ReplicaOptions } from '@server/database/replica'
import type { S3Location } from '@server/media/s3-photo-storage'
import type { PaystackOptions } from '@server/payment/paystack'
import type { HttpSmsOptions } from '@server/sms/http-sms-gateway'
import { isLoopback, ownAddress } from './network-address'
import { plainConnections, requiresMailTls } from './plain-connections'
import { readSettings, type Env, type SettingValues } from './read-settings'
import type { Mode, PriceTotals } from './setting-parsers'
import { BREACHED_PASSWORDS } from './settings'

interface PaymentConfig {
  /** Where guests pay. Undefined where they do not pay on the page. */
  provider: PaystackOptions | 'demo' | undefined
  /** Whether a booking that is paid in full is confirmed by that. */
  confirms: boolean
}

const PAYSTACK = 'https://api.paystack.co'

/** Returns where guests pay, and what is wrong with the settings that say so. */
function paymentOptionsOf(values: SettingValues, mode: Mode) {
  const { PAYSTACK_SECRET_KEY: secretKey, PAYSTACK_URL: url, PAYMENTS, HOST: host } = values
  const problems = [
    ...(PAYMENTS && secretKey ? ['PAYMENTS and PAYSTACK_SECRET_KEY: set one of them.'] : []),
    ...(PAYMENTS && (mode === 'production' || !isLoopback(host))
      ? ['PAYMENTS: demo is for a server of this machine outside production. Unset it.']
      : []),
    ...(url !== undefined && mode === 'production'
      ? ['PAYSTACK_URL: production asks Paystack itself. Unset it.']
      : []),
  ]
  const paystack = secretKey && { secretKey, url: (url ?? PAYSTACK).replace(/\/+$/, '') }
  const payments: PaymentConfig = {
    provider: PAYMENTS ?? (paystack || undefined),
    confirms: values.PAYMENT_CONFIRMS === 'on',
  }
  return { payments, problems }
}

/** Reads mails in the mailbox page of a development server, so that each reader's mail is seen. */
const DEMO_OPERATOR = 'operator@staylet.test'

export interface MailConfig {
  /** SMTP server to send through. When unset, mails go to the developers' mailbox or nowhere. */
  smtpUrl: string | undefined
  /** Whether mails wait while the mail server offers no TLS. */
  requiresTls: boolean
  from: string
  /** Recipients of a mail about every new booking. */
  operators: string[]
  /** Time in Lagos at which they get the sheet of the day. */
  dailySheet: string | undefined
}

/** Credentials of the application that is registered with an OpenID Connect provider. */
export interface SignInConfig {
  issuer: string
  clientId: string
  clientSecret: string
}

/** Limits that keep guests from holding the calendar. */
export interface BookingLimits {
  stay: StayBounds
  pendingStays: number
  pendingNights: number
  /** Percentage of the next year's nights that all new guests together may hold. */
  pendingPercent: number
  /** 0 means that a booking waits for ever. */
  pendingHours: number
}

/** What one account may add in 24 hours. */
export interface DailyQuotas {
  listings: number
  photos: number
  bytes: number
  reviews: number
}

export interface Config {
  mode: Mode
  host: string
  port: number
  dataDir: string
  database: DatabaseLocation
  /** Replica of the database that answers reads, and how old it may be. */
  replica: ReplicaOptions | undefined
  /**
   * 'when-new' loads demo data only into an embedded database that was just created. Production
   * loads it only on request.
   */
  demoData: 'on' | 'off' | 'when-new'
  /**
   * Has no trailing slash. Canonical addresses, the sitemap and mails use it, never the Host
   * header.
   */
  publicUrl: string
  /** True when guests reach the server through TLS, by its public address. */
  servesHttps: boolean
  /** Whether browsers use TLS for all subdomains as well. */
  hstsSubdomains: boolean
  /** In Fastify's form: true, false, a number of hops, or a list of addresses. */
  trustProxy: boolean | number | string
  /** Where original photos are stored. */
  photoStorage: { kind: 'folder' } | ({ kind: 's3' } & S3Location)
  mail: MailConfig
  /** Gateway for text messages. When unset, messages go to the developers' mailbox or nowhere. */
  sms: HttpSmsOptions | undefined
  booking: BookingLimits
  /** What the totals of stays are for. */
  priceTotals: PriceTotals
  quotas: DailyQuotas
  /** Account on Payments. Undefined while the page shows a sample. */
  transfer: TransferAccount | undefined
  /** How guests pay on the page. */
  payments: PaymentConfig
  /** Address that guests write to. */
  supportEmail: string | undefined
  /** Bearer token with which another machine may read the figures at /metrics. */
  metricsToken: string | undefined
  /** True where calendars may be read from http and private addresses, for trials. */
  calendarTrials: boolean
  /** Where to report a weakness. */
  securityContact: string | undefined
  /** Range API of breached passwords. Undefined when passwords are not looked up. */
  breachedPasswordsUrl: string | undefined
  /** Sign-in with Google or another issuer. Undefined without credentials. */
  signIn: SignInConfig | undefined
  /** Exact origins that may call the API from another site. */
  corsOrigins: string[]
  /** Origin of another API, when the app was built with VITE_API_URL, for the CSP. */
  apiOrigin: string | undefined
  /** Further origins of photos, for the CSP. */
  photoOrigins: string[]
  /** Names that guests search for and listings do not contain. The product's own by default. */
  searchNames: SearchNames | undefined
  /** Origins of the geo services that the app was built with, for the CSP. */
  geoOrigins: string[]
}

/** Lists every wrong variable at once, each with the values that are allowed. */
export class ConfigError extends Error {
  constructor(problems: string[]) {
    super(['The configuration is invalid:', ...problems.map((line) => `  ${line}`)].join('\n'))
    this.name = 'ConfigError'
  }
}

const signInOf = (values: SettingValues): SignInConfig | undefined => {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = values
  return clientId && clientSecret
    ? { issuer: values.OIDC_ISSUER, clientId, clientSecret }
    : undefined
}

const transferOf = (values: SettingValues): TransferAccount | undefined => {
  const { TRANSFER_BANK: bank, TRANSFER_NAME: name, TRANSFER_NUMBER: number } = values
  return bank && name && number ? { bank, name, number } : undefined
}

/** A server that others may reach is in production unless NODE_ENV says otherwise. */
const modeOf = ({ HOST: host, TRUST_PROXY: trustProxy }: SettingValues, publicUrl: string) => {
  const publicHost = new URL(publicUrl).hostname.replace(/^\[|\]$/g, '')
  const isPrivate = isLoopback(host) && isLoopback(publicHost) && trustProxy === false
  return isPrivate ? 'development' : 'production'
}

/** Demo data come by themselves only into a new embedded database of this machine. */
const demoDataOf = ({ DEMO_DATA, DATABASE_URL, VITE_API_URL }: SettingValues, mode: Mode) =>
  DEMO_DATA ?? (DATABASE_URL || VITE_API_URL || mode === 'production' ? 'off' : 'when-new')

/** Returns the service that checks new passwords, or undefined where none does. */
const breachedPasswordsOf = (
  { BREACHED_PASSWORDS_URL: url }: SettingValues,
  mode: Mode,
): string | undefined => {
  const service = url ?? (mode === 'production' ? BREACHED_PASSWORDS : 'off')
  return service === 'off' ? undefined : service
}

/** Returns where original photos are stored: a bucket if one is named, or else the data folder. */
const photoStorageOf = (values: SettingValues): Config['photoStorage'] => {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values
  if (values.S3_BUCKET === undefined) return { kind: 'folder' }
  return {
    kind: 's3',
    endpoint: values.S3_ENDPOINT,
    bucket: values.S3_BUCKET,
    region: values.S3_REGION,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
  }
}

/**
 * Reads the configuration from the environment.
 *
 * @throws ConfigError
 */
export function readConfig(env: Env): Config {
  const { values, problems } = readSettings(env)
  if (problems.length > 0) throw new ConfigError(problems)
  const {
    DATABASE_URL: url,
    DATABASE_READ_URL: replicaUrl,
    DATA_DIR: dataDir,
    SMS_GATEWAY_URL: smsUrl,
  } = values
  const publicUrl = values.PUBLIC_URL ?? ownAddress({ host: values.HOST, port: values.PORT })
  const mode = values.NODE_ENV ?? modeOf(values, publicUrl)
  const exposed = mode === 'production' ? plainConnections(values) : []
  const { payments, problems: refused } = paymentOptionsOf(values, mode)
  if (exposed.length + refused.length > 0) throw new ConfigError([...exposed, ...refused])
  const geoOrigins = [
    values.VITE_COUNTRIES_URL,
    values.VITE_STATES_URL,
    values.VITE_CITIES_URL,
    values.VITE_GEOCODE_URL,
  ].filter((origin) => origin !== undefined)
  return {
    mode,
    host: values.HOST,
    port: values.PORT,
    dataDir,
    database: url ? { kind: 'server', url } : { kind: 'folder', dataDir },
    replica: replicaUrl ? { url: replicaUrl, lag: values.DATABASE_READ_LAG * SECOND } : undefined,
    demoData: demoDataOf(values, mode),
    publicUrl,
    servesHttps: publicUrl.startsWith('https:'),
    hstsSubdomains: values.HSTS_SUBDOMAINS === 'on',
    trustProxy: values.TRUST_PROXY,
    photoStorage: photoStorageOf(values),
    mail: {
      smtpUrl: values.SMTP_URL,
      requiresTls: mode === 'production' && requiresMailTls(values),
      from: values.MAIL_FROM ?? `${brandCopy.name} <no-reply@${new URL(publicUrl).hostname}>`,
      operators:
        values.OPERATOR_EMAIL ??
        (mode === 'development' && !values.SMTP_URL ? [DEMO_OPERATOR] : []),
      dailySheet: values.DAILY_SHEET,
    },
    sms: smsUrl
      ? {
          url: smsUrl,
          token: values.SMS_GATEWAY_TOKEN,
          sender: values.SMS_SENDER ?? brandCopy.name,
        }
      : undefined,
    booking: {
      stay: { nights: values.STAY_NIGHTS, months: values.BOOKING_MONTHS },
      pendingStays: values.PENDING_STAYS,
      pendingNights: values.PENDING_NIGHTS,
      pendingPercent: values.PENDING_PERCENT,
      pendingHours: values.PENDING_HOURS,
    },
    priceTotals: values.PRICE_TOTALS,
    quotas: {
      listings: values.DAILY_LISTINGS,
      photos: values.DAILY_PHOTOS,
      bytes: values.DAILY_MEGABYTES * 1e6,
      reviews: values.DAILY_REVIEWS,
    },
    transfer: transferOf(values),
    payments,
    supportEmail: values.SUPPORT_EMAIL,
    metricsToken: values.METRICS_TOKEN,
    calendarTrials: mode !== 'production' && values.CALENDAR_TRIALS === 'on',
    securityContact: values.SECURITY_CONTACT,
    breachedPasswordsUrl: breachedPasswordsOf(values, mode),
    signIn: signInOf(values),
    corsOrigins: values.CORS_ORIGINS ?? [],
    apiOrigin: values.VITE_API_URL || undefined,
    photoOrigins: values.PHOTO_ORIGINS ?? [],
    searchNames: values.SEARCH_NAMES,
    geoOrigins: [...new Set(geoOrigins)],
  }
}
