import { brandCopy } from '@domain/copy/brand-copy'
import type { TransferAccount } from '@domain/page-data'
import { SECOND } from '@domain/time'
import type { DatabaseLocation } from '@server/database/connect'
import type { S3Location } from '@server/media/s3-photo-storage'
import type { PaystackOptions } from '@server/payment/paystack'
import type { HttpSmsOptions } from '@server/sms/http-sms-gateway'
import { isLoopback, ownAddress } from './network-address'
import { plainConnections, requiresMailTls } from './plain-connections'
import { readSettings, type Env, type SettingValues } from './read-settings'
import type { Mode } from './setting-parsers'
import { BREACHED_PASSWORDS } from './settings'

const PAYSTACK = 'https://api.paystack.co'

/** Returns where guests pay, and what is wrong with the settings that say so. */
function paymentProviderOf(values: SettingValues, mode: Mode) {
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
  const provider: PaystackOptions | 'demo' | undefined = PAYMENTS ?? (paystack || undefined)
  return { provider, problems }
}

/** Reads mails in the mailbox page of a development server, so that each reader's mail is seen. */
const DEMO_OPERATOR = 'operator@staylet.test'

/** Lists every wrong variable at once, each with the values that are allowed. */
export class ConfigError extends Error {
  constructor(problems: string[]) {
    super(['The configuration is invalid:', ...problems.map((line) => `  ${line}`)].join('\n'))
    this.name = 'ConfigError'
  }
}

/** Sign-in with Google or another OpenID Connect provider, where there are credentials for it. */
const signInOf = (values: SettingValues) => {
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

/**
 * 'when-new' loads demo data only into an embedded database of this machine that was just created.
 * Production loads them only on request.
 */
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
const photoStorageOf = (
  values: SettingValues,
): { kind: 'folder' } | ({ kind: 's3' } & S3Location) => {
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

/** Returns where the data is stored. */
const databaseOf = ({ DATABASE_URL: url, DATA_DIR: dataDir }: SettingValues): DatabaseLocation =>
  url ? { kind: 'server', url } : { kind: 'folder', dataDir }

/** Returns the gateway for text messages, or undefined for the mailbox of developers or nobody. */
const smsOf = (values: SettingValues): HttpSmsOptions | undefined =>
  values.SMS_GATEWAY_URL
    ? {
        url: values.SMS_GATEWAY_URL,
        token: values.SMS_GATEWAY_TOKEN,
        sender: values.SMS_SENDER ?? brandCopy.name,
      }
    : undefined

/**
 * Reads the configuration from the environment.
 *
 * @throws ConfigError
 */
export function readConfig(env: Env) {
  const { values, problems } = readSettings(env)
  if (problems.length > 0) throw new ConfigError(problems)
  const publicUrl = values.PUBLIC_URL ?? ownAddress({ host: values.HOST, port: values.PORT })
  const mode = values.NODE_ENV ?? modeOf(values, publicUrl)
  const exposed = mode === 'production' ? plainConnections(values) : []
  const { provider, problems: refused } = paymentProviderOf(values, mode)
  if (exposed.length + refused.length > 0) throw new ConfigError([...exposed, ...refused])
  const replicaUrl = values.DATABASE_READ_URL
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
    dataDir: values.DATA_DIR,
    database: databaseOf(values),
    /** Replica of the database that answers reads, and how old it may be. */
    replica: replicaUrl ? { url: replicaUrl, lag: values.DATABASE_READ_LAG * SECOND } : undefined,
    demoData: demoDataOf(values, mode),
    /**
     * Has no trailing slash. Canonical addresses, the sitemap and mails use it, never the Host
     * header.
     */
    publicUrl,
    /** True when guests reach the server through TLS, by its public address. */
    servesHttps: publicUrl.startsWith('https:'),
    /** Whether browsers use TLS for all subdomains as well. */
    hstsSubdomains: values.HSTS_SUBDOMAINS === 'on',
    /** In Fastify's form: true, false, a number of hops, or a list of addresses. */
    trustProxy: values.TRUST_PROXY,
    photoStorage: photoStorageOf(values),
    mail: {
      /** SMTP server to send through. When unset, mails go to the developers' mailbox or nowhere. */
      smtpUrl: values.SMTP_URL,
      /** Whether mails wait while the mail server offers no TLS. */
      requiresTls: mode === 'production' && requiresMailTls(values),
      from: values.MAIL_FROM ?? `${brandCopy.name} <no-reply@${new URL(publicUrl).hostname}>`,
      /** Recipients of a mail about every new booking. */
      operators:
        values.OPERATOR_EMAIL ??
        (mode === 'development' && !values.SMTP_URL ? [DEMO_OPERATOR] : []),
      /** Time in Lagos at which they get the sheet of the day. */
      dailySheet: values.DAILY_SHEET,
    },
    sms: smsOf(values),
    /** Limits that keep guests from holding the calendar. */
    booking: {
      stay: { nights: values.STAY_NIGHTS, months: values.BOOKING_MONTHS },
      pendingStays: values.PENDING_STAYS,
      pendingNights: values.PENDING_NIGHTS,
      /** Percentage of the next year's nights that all new guests together may hold. */
      pendingPercent: values.PENDING_PERCENT,
      /** 0 means that a booking waits for ever. */
      pendingHours: values.PENDING_HOURS,
    },
    /** What the totals of stays are for. */
    priceTotals: values.PRICE_TOTALS,
    /** What one account may add in 24 hours. */
    quotas: {
      listings: values.DAILY_LISTINGS,
      photos: values.DAILY_PHOTOS,
      bytes: values.DAILY_MEGABYTES * 1e6,
      reviews: values.DAILY_REVIEWS,
    },
    /** Account on Payments. Undefined while the page shows a sample. */
    transfer: transferOf(values),
    /** Where guests pay on the page, and whether a booking that is paid in full is confirmed. */
    payments: { provider, confirms: values.PAYMENT_CONFIRMS === 'on' },
    /** Address that guests write to. */
    supportEmail: values.SUPPORT_EMAIL,
    /** Bearer token with which another machine may read the figures at /metrics. */
    metricsToken: values.METRICS_TOKEN,
    /** True where calendars may be read from http and private addresses, for trials. */
    calendarTrials: mode !== 'production' && values.CALENDAR_TRIALS === 'on',
    /** Where to report a weakness. */
    securityContact: values.SECURITY_CONTACT,
    /** Range API of breached passwords. Undefined when passwords are not looked up. */
    breachedPasswordsUrl: breachedPasswordsOf(values, mode),
    signIn: signInOf(values),
    /** Exact origins that may call the API from another site. */
    corsOrigins: values.CORS_ORIGINS ?? [],
    /** Origin of another API, when the app was built with VITE_API_URL, for the CSP. */
    apiOrigin: values.VITE_API_URL || undefined,
    /** Further origins of photos, for the CSP. */
    photoOrigins: values.PHOTO_ORIGINS ?? [],
    /** Names that guests search for and listings do not contain. The product's own by default. */
    searchNames: values.SEARCH_NAMES,
    /** Origins of the geo services that the app was built with, for the CSP. */
    geoOrigins: [...new Set(geoOrigins)],
  }
}

export type Config = ReturnType<typeof readConfig>
export type SignInConfig = NonNullable<Config['signIn']>
export type BookingLimits = Config['booking']
export type DailyQuotas = Config['quotas']
