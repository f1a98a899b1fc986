import proxyAddr from '@fastify/proxy-addr'

/**
 * Returns the function that tells whether an address in the chain of a request is one of our own
 * proxies, or undefined where there are none. A number counts hops, starting from this server.
 */
export function trustedAddresses(
  trustProxy: boolean | number | string,
): ((address: string, hop: number) => boolean) | undefined {
  if (typeof trustProxy === 'number') return (_address, hop) => hop < trustProxy
  if (typeof trustProxy === 'string')
    return proxyAddr.compile(trustProxy.split(',').map((it) => it.trim()))
  return trustProxy ? () => true : undefined
}
