import { DAILY_LIMITS, STAY_LIMITS } from '@domain/constants'
import * as parse from './setting-parsers'

export interface Setting<T = unknown> {
  /** Turns the variable's text into its value. */
  parse: parse.Parse<T>
  /** Completes the message "Set it to …" for a value that is not allowed. */
  allowed: string
  /** Text that is parsed when the variable is not set. */
  fallback?: string
  /** Describes in the documentation what happens when the variable is unset and has no fallback. */
  unset?: string
  /** Keeps the value out of messages. */
  secret?: true
  /** Setting that this one requires. Without it the server does not start. */
  needs?: string
  /** Setting that must be set together with this one or not at all. */
  pair?: string
  /** Value for `.env.example`. Without one, the fallback is shown. */
  example?: string
  meaning: string
}

const ORIGINS = "origins separated by commas, such as 'https://staylet.example'"
const SERVICE = "the address of a service, such as 'https://geo.example/v1'"
/** Service that production asks about new passwords, unless another one is set. */
export const BREACHED_PASSWORDS = 'https://api.pwnedpasswords.com/range'
const KEY = 'a key without spaces'
const AT_BUILD = 'Read at build time.'
const AT_BUILD_AND_START = 'Read at build time and at start-up.'

const whole = (least: number, most: number) => ({
  parse: parse.parseWhole(least, most),
  allowed: `a whole number from ${least} to ${most}`,
})
const onOrOff = { parse: parse.parseSwitch, allowed: 'on or off' } as const
const placesService = (of: 'countries' | 'states' | 'cities') => ({
  parse: parse.parseServiceOrigin,
  allowed: SERVICE,
  unset: `our own \`/api/geo/${of}\``,
  example: `https://geo.example/v1/${of}`,
  meaning: `Service of ${of}. ${AT_BUILD_AND_START}`,
})

/**
 * Every environment variable of the product, by the headings and in the order of the documents. The
 * server reads its configuration from this table, and `npm run settings` writes docs/settings.md and
 * `.env.example`.
 */
export const settingGroups = {
  Server: {
    PORT: {
      parse: parse.parsePort,
      allowed: 'a whole number from 0 to 65535 (0 for any free port)',
      fallback: '3000',
      meaning: 'Port of the page and the API. 0 selects a free one.',
    },
    HOST: {
      parse: parse.parseHost,
      allowed: "an address to listen on, such as '127.0.0.1' or '0.0.0.0'",
      fallback: '127.0.0.1',
      meaning: 'Address to listen on.',
    },
    SEARCH_NAMES: {
      parse: parse.parseSearchNames,
      allowed:
        "words of listings, a colon and what guests call them, such as 'lekki: marwa, ikota; wuse ii: banex'",
      unset: 'the table in `domain/search/short-names.ts` alone',
      example: 'lekki: marwa, ikota; wuse ii: banex',
      meaning:
        'Names that guests search for and listings do not contain. They extend the table that comes with the product. Commas separate names, `|` words of listings, and semicolons lines.',
    },
    NODE_ENV: {
      parse: parse.parseMode,
      allowed: 'development, test or production',
      unset:
        '`development` when `HOST` and `PUBLIC_URL` are this machine and `TRUST_PROXY` is unset, otherwise `production`',
      example: 'production',
      meaning: "`production` leaves out the demo accounts and the developers' pages.",
    },
    PUBLIC_URL: {
      parse: parse.parsePublicUrl,
      allowed: "the product's address, such as 'https://staylet.example'",
      unset: '`http://HOST:PORT`',
      example: 'https://staylet.example',
      meaning: 'Address in mails, canonical links and the sitemap.',
    },
    TRUST_PROXY: {
      parse: parse.parseTrustProxy,
      allowed: 'true, false, a number of proxies, or addresses of proxies separated by commas',
      fallback: 'false',
      meaning: "Proxies that may state a visitor's address.",
    },
    HSTS_SUBDOMAINS: {
      ...onOrOff,
      fallback: 'off',
      meaning:
        "`on` also binds every subdomain of the product's address to https (HSTS), those of other programs too.",
    },
    SECURITY_CONTACT: {
      parse: parse.parseContact,
      allowed: "an address such as 'mailto:security@staylet.example' or 'https://…'",
      unset: 'the support page',
      example: 'mailto:security@staylet.example',
      meaning: 'Where to report a weakness, for `/.well-known/security.txt`.',
    },
    METRICS_TOKEN: {
      parse: parse.parseMetricsToken,
      allowed: 'a text of 20 to 200 letters, digits, hyphens and underscores',
      unset: 'this machine alone may read them',
      secret: true,
      example: 'a-long-random-text-of-your-own',
      meaning: 'Bearer token with which Prometheus reads `/metrics` from another machine.',
    },
    CORS_ORIGINS: {
      parse: parse.parseOrigins,
      allowed: ORIGINS,
      example: 'https://partner.example',
      meaning: 'Other origins whose pages may call the API, separated by commas.',
    },
    PHOTO_ORIGINS: {
      parse: parse.parseOrigins,
      allowed: ORIGINS,
      example: 'https://photos.example',
      meaning: 'Other origins that photos may come from, separated by commas.',
    },
    PLAIN_HOSTS: {
      parse: parse.parseHosts,
      allowed: "names or addresses of hosts separated by commas, such as 'db, 10.0.0.5'",
      example: 'db',
      meaning:
        'Hosts that production may reach without TLS, because the network in between is your own, such as that of containers.',
    },
  },
  Data: {
    DATA_DIR: {
      parse: parse.parsePath,
      allowed: 'a folder',
      fallback: '.data',
      meaning:
        'Folder of the embedded database and the photos. Only one process may use it at a time.',
    },
    DATABASE_URL: {
      parse: parse.parseDatabaseUrl,
      allowed:
        "a PostgreSQL address with one host such as 'postgres://user:password@host:5432/name', or unset it for the embedded database. For several hosts, put HAProxy in front as in docs/how-to/add-replicas-and-a-pooler.md",
      unset: 'the embedded database',
      secret: true,
      example: 'postgres://user:password@host:5432/name',
      meaning:
        'PostgreSQL server to use instead of the embedded database, or PgBouncer or HAProxy in front of it.',
    },
    DATABASE_READ_URL: {
      parse: parse.parseDatabaseUrl,
      allowed:
        "a PostgreSQL address with one host such as 'postgres://user:password@replica:5432/name'. For several replicas, put HAProxy in front as in docs/how-to/add-replicas-and-a-pooler.md",
      unset: 'the primary answers every request',
      secret: true,
      needs: 'DATABASE_URL',
      example: 'postgres://user:password@replica:5432/name',
      meaning:
        'Streaming replica that answers what visitors read. The primary answers guests who are signed in or have just written.',
    },
    DATABASE_READ_LAG: {
      parse: parse.parseWhole(1, 3_600),
      allowed: 'a whole number of seconds from 1 to 3600',
      fallback: '5',
      meaning: 'Seconds that a replica may be behind. Beyond them the primary answers.',
    },
    DEMO_DATA: {
      ...onOrOff,
      unset: '`on` for a new embedded database outside production, unless another API is used',
      example: 'off',
      meaning: 'Whether made-up listings are loaded, `on` or `off`.',
    },
  },
  Bookings: {
    PRICE_TOTALS: {
      parse: parse.parsePriceTotals,
      allowed: 'night or stay',
      fallback: 'night',
      meaning:
        'What a total is for: `night` is one night whatever the dates, `stay` all nights of them. Only with `stay` do rates, minimum nights and discounts of listings count.',
    },
    CALENDAR_TRIALS: {
      ...onOrOff,
      fallback: 'off',
      meaning:
        'Whether the calendars of other sites may also be at `http` and at private addresses, for trials. In production it has no effect.',
    },
    STAY_NIGHTS: {
      ...whole(1, 1_000),
      fallback: String(STAY_LIMITS.nights),
      meaning: 'Most nights of one stay.',
    },
    BOOKING_MONTHS: {
      ...whole(1, 60),
      fallback: String(STAY_LIMITS.months),
      meaning: 'Months ahead in which a stay may begin.',
    },
    PENDING_STAYS: {
      ...whole(1, 1_000_000),
      fallback: '10',
      meaning: 'Bookings of one account that may wait for confirmation at a time.',
    },
    PENDING_NIGHTS: {
      ...whole(1, 1_000_000),
      fallback: '120',
      meaning: 'Nights that the waiting bookings of one account may hold.',
    },
    PENDING_PERCENT: {
      ...whole(1, 100),
      fallback: '1',
      meaning:
        "Percentage of the next year's nights that waiting bookings of all new guests together may hold. A guest is new until a first booking is confirmed. Only listings that the operator added or that had a confirmed stay count. The limit is never less than three times `PENDING_NIGHTS`.",
    },
    PENDING_HOURS: {
      ...whole(0, 10_000),
      fallback: '24',
      meaning:
        'Hours after which a booking that nobody confirms is cancelled, which frees its nights. 0 means never.',
    },
  },
  Quotas: {
    DAILY_LISTINGS: {
      ...whole(1, 1_000_000),
      fallback: String(DAILY_LIMITS.listings),
      meaning: 'Listings that one account may add in 24 hours.',
    },
    DAILY_PHOTOS: {
      ...whole(1, 1_000_000),
      fallback: String(DAILY_LIMITS.photos),
      meaning: 'Photos that one account may add in 24 hours.',
    },
    DAILY_MEGABYTES: {
      ...whole(1, 1_000_000),
      fallback: String(DAILY_LIMITS.megabytes),
      meaning: 'Megabytes of photos that one account may send in 24 hours.',
    },
    DAILY_REVIEWS: {
      ...whole(1, 1_000_000),
      fallback: String(DAILY_LIMITS.reviews),
      meaning: 'Reviews that one account may write in 24 hours.',
    },
  },
  Payments: {
    TRANSFER_BANK: {
      parse: parse.parseLine,
      allowed: "the name of a bank without '|'",
      unset: 'Payments shows an account that is marked as a sample',
      pair: 'TRANSFER_NAME',
      example: 'First Lagoon Bank',
      meaning: 'Bank of the account that guests transfer to.',
    },
    TRANSFER_NAME: {
      parse: parse.parseLine,
      allowed: "the name of an account without '|'",
      pair: 'TRANSFER_NUMBER',
      example: 'Staylet Homes Limited',
      meaning: "The account's name.",
    },
    TRANSFER_NUMBER: {
      parse: parse.parseAccountNumber,
      allowed: 'the ten digits of an account number',
      pair: 'TRANSFER_BANK',
      example: '0123456789',
      meaning: "The account's number. Set all three or none.",
    },
    PAYSTACK_SECRET_KEY: {
      parse: parse.parseSecretKey,
      allowed: "the secret key of a Paystack account, such as 'sk_live_…'",
      unset: 'guests do not pay on the page',
      secret: true,
      example: 'sk_live_key',
      meaning:
        'Lets guests pay by card, USSD, transfer and link at Paystack. Set the webhook there to `PUBLIC_URL` + `/api/payment/webhook`.',
    },
    PAYSTACK_URL: {
      parse: parse.parseIssuer,
      allowed:
        "another address of Paystack's API outside production, such as 'http://127.0.0.1:5310'",
      unset: `Paystack's own`,
      needs: 'PAYSTACK_SECRET_KEY',
      example: 'http://127.0.0.1:5310',
      meaning: "A stand-in for Paystack's API, for trying out payments. Not in production.",
    },
    PAYMENTS: {
      parse: parse.parseDemo,
      allowed: 'demo, outside production',
      unset: 'nothing is paid on the page without a key',
      example: 'demo',
      meaning: '`demo` lets developers pay at `/dev/checkout`, where no money moves.',
    },
    PAYMENT_CONFIRMS: {
      ...onOrOff,
      fallback: 'on',
      meaning: 'Whether a booking that is paid in full is confirmed, or still waits for its host.',
    },
  },
  Mail: {
    SUPPORT_EMAIL: {
      parse: parse.parseAddress,
      allowed: "one address, such as 'help@staylet.example'",
      unset: 'pages and mails name the support page',
      example: 'help@staylet.example',
      meaning:
        'Address that guests write to, on Support, in booking details and in mails about money.',
    },
    SMTP_URL: {
      parse: parse.parseSmtpUrl,
      allowed:
        "the address of a mail server, such as 'smtp://user:password@host:587' or 'smtps://…'",
      unset: 'the mailbox page in development, no mail in production',
      secret: true,
      example: 'smtp://user:password@host:587',
      meaning: 'Mail server, `smtp://user:password@host:587` or `smtps://…`.',
    },
    MAIL_FROM: {
      parse: parse.parseMailFrom,
      allowed: "a sender, such as 'Staylet <stays@staylet.example>'",
      unset: '`Staylet <no-reply@HOST>`, with the host of `PUBLIC_URL`',
      example: 'Staylet <stays@staylet.example>',
      meaning: 'Sender of mails.',
    },
    DAILY_SHEET: {
      parse: parse.parseTimeOfDay,
      allowed: "a time in Lagos, such as '07:00'",
      unset: 'no such mail',
      needs: 'OPERATOR_EMAIL',
      example: '07:00',
      meaning: "When `OPERATOR_EMAIL` gets the day's arrivals and departures, for those who clean.",
    },
    OPERATOR_EMAIL: {
      parse: parse.parseAddresses,
      allowed: "addresses separated by commas, such as 'bookings@staylet.example'",
      unset:
        '`operator@staylet.test` in development without `SMTP_URL`, for the mailbox page, otherwise nobody',
      example: 'bookings@staylet.example',
      meaning:
        'Recipients of a mail about every new booking, besides the host. Addresses separated by commas.',
    },
  },
  'Text messages': {
    SMS_GATEWAY_URL: {
      parse: parse.parseServiceUrl,
      allowed: "the address that accepts text messages, such as 'https://sms.example/v1/messages'",
      unset: 'the mailbox page in development, no SMS in production',
      example: 'https://sms.example/v1/messages',
      meaning:
        'Receives a POST of `{ to, from, text }` as JSON, with `to` as `+234…`. Any 2xx status means that the message was accepted.',
    },
    SMS_GATEWAY_TOKEN: {
      parse: parse.parseWord,
      allowed: 'a token without spaces',
      unset: 'no token',
      secret: true,
      needs: 'SMS_GATEWAY_URL',
      example: 'token',
      meaning: "The gateway's bearer token.",
    },
    SMS_SENDER: {
      parse: parse.parseSender,
      allowed: 'a number, or a name of at most 11 letters and digits',
      unset: '`Staylet`',
      needs: 'SMS_GATEWAY_URL',
      example: 'Staylet',
      meaning: 'Sender that phones show.',
    },
  },
  'Sign-in': {
    BREACHED_PASSWORDS_URL: {
      parse: parse.parseSafeService,
      allowed:
        "'off', or the address of a service such as 'https://api.pwnedpasswords.com/range' (http only on this machine)",
      unset: `${BREACHED_PASSWORDS} in production, otherwise off`,
      example: 'off',
      meaning:
        'Range API that tells whether a new password was in a breach. It receives five characters of a hash.',
    },
    GOOGLE_CLIENT_ID: {
      parse: parse.parseWord,
      allowed: 'an id without spaces',
      unset: 'no sign-in with Google',
      pair: 'GOOGLE_CLIENT_SECRET',
      example: 'id.apps.example',
      meaning:
        "The application's id at Google. Its redirect address is `PUBLIC_URL` + `/api/auth/google/callback`.",
    },
    GOOGLE_CLIENT_SECRET: {
      parse: parse.parseWord,
      allowed: 'a secret without spaces',
      secret: true,
      example: 'secret',
      meaning: "The application's secret. Set both or neither.",
    },
    OIDC_ISSUER: {
      parse: parse.parseIssuer,
      allowed:
        "an OpenID Connect issuer, such as 'https://accounts.google.com' (http only on this machine)",
      fallback: 'https://accounts.google.com',
      meaning: 'Another OpenID Connect provider instead of Google.',
    },
  },
  'Photo storage': {
    S3_BUCKET: {
      parse: parse.parseBucket,
      allowed: "the name of a bucket, such as 'photos'",
      unset: 'photos are in `DATA_DIR`',
      example: 'photos',
      meaning: 'Bucket that stores the original photos instead of `DATA_DIR`.',
    },
    S3_ENDPOINT: {
      parse: parse.parseServiceUrl,
      allowed: "the address of an S3 store, such as 'https://s3.example', or unset it for Amazon's",
      unset: "Amazon's",
      needs: 'S3_BUCKET',
      example: 'https://s3.example',
      meaning: 'Address of another S3-compatible store.',
    },
    S3_REGION: {
      parse: parse.parseWord,
      allowed: "a region, such as 'eu-west-1'",
      fallback: 'us-east-1',
      meaning: "The bucket's region. Most other stores accept any.",
    },
    S3_ACCESS_KEY_ID: {
      parse: parse.parseWord,
      allowed: KEY,
      unset: "the machine's own role",
      secret: true,
      needs: 'S3_BUCKET',
      pair: 'S3_SECRET_ACCESS_KEY',
      example: 'key',
      meaning: 'Key that signs requests to the store.',
    },
    S3_SECRET_ACCESS_KEY: {
      parse: parse.parseWord,
      allowed: KEY,
      secret: true,
      example: 'secret',
      meaning: "The key's secret. Set both or neither.",
    },
  },
  'Build of the page': {
    VITE_API_URL: {
      parse: parse.parseApiOrigin,
      allowed: "a path on this server, such as '/api', or the address of another API",
      fallback: '/api',
      meaning: `Base of the API that the page calls. ${AT_BUILD_AND_START}`,
    },
    VITE_LANGUAGE: {
      parse: parse.parseLanguage,
      allowed: "a language of domain/copy, such as 'en', or 'pseudo'",
      unset: '`en`, or what was built with `npm run build -- --lang`',
      example: 'en',
      meaning: `Language of the page, the mails and the text messages. ${AT_BUILD_AND_START}`,
    },
    VITE_COUNTRIES_URL: placesService('countries'),
    VITE_STATES_URL: placesService('states'),
    VITE_CITIES_URL: placesService('cities'),
    VITE_GEOCODE_URL: {
      parse: parse.parseServiceOrigin,
      allowed: SERVICE,
      unset: 'our own `/api/geo/reverse`',
      example: 'https://geo.example/v1/at?q={latitude}+{longitude}&key={key}',
      meaning: `Service that names the place at a point. The page fills in \`{latitude}\`, \`{longitude}\` and \`{key}\`. ${AT_BUILD_AND_START}`,
    },
    VITE_GEOCODE_KEY: {
      parse: (text: string) => text,
      allowed: 'any text',
      example: 'key',
      meaning: `That service's key. It is public, because the page sends it. ${AT_BUILD}`,
    },
  },
} as const satisfies Record<string, Record<string, Setting>>

type Groups = typeof settingGroups
/** What has the properties of every member of a union. */
type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never

/** Every setting by its name. */
export const settings = Object.assign({}, ...Object.values(settingGroups)) as Intersection<
  Groups[keyof Groups]
>

export type SettingName = keyof typeof settings

const BEHIND_A_PROXY =
  'a proxy in front ends TLS and speaks HTTP/2: see deploy/nginx.conf and deploy/Caddyfile'

/** Settings of earlier versions, with what to do instead. The server refuses them. */
export const retiredSettings: Readonly<Record<string, string>> = {
  TLS_CERT: BEHIND_A_PROXY,
  TLS_KEY: BEHIND_A_PROXY,
}
