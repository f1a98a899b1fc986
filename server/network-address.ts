/** An address for people: one cannot browse to 0.0.0.0, and IPv6 wants brackets. */
export const addressOf = (host: string, port: number) => {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}

/** True when only this machine can reach the server; demo accounts exist only then. */
export const isLoopback = (host: string) =>
  host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)
