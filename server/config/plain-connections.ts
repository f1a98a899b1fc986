import { isLoopback } from './network-address'
import type { SettingValues } from './read-settings'

/** Settings that hold the address of a service or of the product itself. */
const ADDRESSES = [
  'PUBLIC_URL',
  'DATABASE_URL',
  'DATABASE_READ_URL',
  'SMS_GATEWAY_URL',
  'S3_ENDPOINT',
] as const
/** Values of `sslmode` with which the driver insists on TLS and on a trusted certificate. */
const SAFE_MODES = ['require', 'verify-ca', 'verify-full']

const hostOf = ({ hostname, searchParams }: URL) =>
  (searchParams.get('host') ?? decodeURIComponent(hostname)).replace(/^\[|\]$/g, '')

/** A file in a folder is a socket of this machine. */
const isThisMachine = (host: string) => host === '' || host.startsWith('/') || isLoopback(host)

const isEncrypted = ({ protocol, searchParams }: URL) =>
  protocol === 'https:' ||
  (SAFE_MODES.includes(searchParams.get('sslmode') ?? '') && !searchParams.has('uselibpqcompat'))

/** Tells whether what is sent to this address leaves the machine without the operator's consent. */
const isExposed = (url: URL, plainHosts: readonly string[]) =>
  !isThisMachine(hostOf(url)) && !plainHosts.includes(hostOf(url))

/**
 * Returns a message for each address that production would reach without TLS. The network between
 * this machine and a host of `PLAIN_HOSTS` is the operator's own.
 */
export function plainConnections(values: SettingValues): string[] {
  const plainHosts = values.PLAIN_HOSTS ?? []
  return ADDRESSES.flatMap((name) => {
    const value = values[name]
    const url = value ? new URL(value) : undefined
    if (!url || isEncrypted(url) || !isExposed(url, plainHosts)) return []
    const remedy =
      name === 'DATABASE_URL' || name === 'DATABASE_READ_URL'
        ? "Add '?sslmode=verify-full'"
        : `Use 'https://${url.host}${url.pathname.replace(/\/$/, '')}'`
    return [
      `${name}: production does not reach '${hostOf(url)}' without TLS. ${remedy}, or name the host in PLAIN_HOSTS when the network in between is your own.`,
    ]
  })
}

/**
 * Tells whether mails may go only to a server that offers TLS. An `smtp:` address leaves that to
 * the server.
 */
export function requiresMailTls(values: SettingValues): boolean {
  const { SMTP_URL: smtpUrl, PLAIN_HOSTS: plainHosts = [] } = values
  return smtpUrl !== undefined && isExposed(new URL(smtpUrl), plainHosts)
}
