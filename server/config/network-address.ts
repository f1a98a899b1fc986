import ipaddr from 'ipaddr.js'

interface Listener {
  host: string
  port: number
}

/**
 * Returns the server's address as a browser can open it: 0.0.0.0 cannot be opened, and IPv6 needs
 * brackets.
 */
export const ownAddress = ({ host, port }: Listener) => {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}

/**
 * Returns an IPv4 address in its own form, even when it arrived over IPv6. All clients that have gone
 * share the empty address, because Node no longer knows theirs.
 */
export const addressKey = (address: string | undefined) =>
  /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address ?? '')?.[1] ?? address ?? ''

/**
 * Returns the network that a limit counts: the first 24 bits of an IPv4 address, or the first 64
 * bits of an IPv6 address, because one household or phone holds all addresses that share them.
 */
export function networkOf(address: string | undefined) {
  const key = addressKey(address)
  if (!key.includes(':')) return `${key.split('.').slice(0, 3).join('.')}.0/24`
  if (!ipaddr.IPv6.isValid(key)) return key
  const groups = ipaddr.IPv6.parse(key).parts.slice(0, 4)
  return `${groups.map((group) => group.toString(16)).join(':')}::/64`
}

/**
 * Returns what a limit counts as one client: an IPv4 address, or an IPv6 network, because its
 * holder can send each request from another of its addresses.
 */
export const clientOf = (address: string | undefined) => {
  const key = addressKey(address)
  return key.includes(':') ? networkOf(key) : key
}

/** Tells whether only this machine can reach the server. Demo accounts exist only then. */
export const isLoopback = (host: string) =>
  host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)
