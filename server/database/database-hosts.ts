/** Scheme, user and password; hosts; everything after them. */
const PARTS = /^([a-z]+:\/\/(?:[^/?#@]*@)?)([^/?#@]*)(.*)$/is

/**
 * Returns an address for each of the hosts in one, as in `postgres://user@one:5432,two:5432/name`.
 * Neither the driver nor URL reads several hosts.
 */
export function hostAddresses(url: string): string[] {
  const [, start = '', hosts = '', rest = ''] = PARTS.exec(url) ?? []
  if (!hosts.includes(',')) return [url]
  return hosts.split(',').map((host) => start + host + rest)
}

/** Name of the host for a log line, without credentials. */
export const hostName = (url: string) => new URL(url).host
