import { X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { connect as connectPlain } from 'node:net'
import { connect as connectSecure } from 'node:tls'
import type { Config } from '@server/config/config'
import { readCertificate } from './certificate'

type Address = Pick<Config, 'host' | 'port' | 'tls'>

/** Connects, and compares the certificate with the file before anything is sent. */
async function connectTo({ host, port, tls }: Address, signal: AbortSignal) {
  const at = { host: host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host, port }
  if (!tls) return connectPlain(at)
  const own = new X509Certificate(readCertificate(tls).cert)
  // The certificate is for the public name, and not for this address.
  const socket = connectSecure({ ...at, rejectUnauthorized: false })
  await once(socket, 'secureConnect', { signal })
  if (socket.getPeerX509Certificate()?.fingerprint256 === own.fingerprint256) return socket
  socket.destroy()
  throw new Error('The server has another certificate.')
}

/**
 * Sends a GET to the server of this configuration, from a command on its machine.
 *
 * @param limit Milliseconds until the headers of the response.
 */
export async function askOwnServer(
  config: Address,
  path: string,
  { headers = {}, limit }: { headers?: Record<string, string>; limit: number },
): Promise<IncomingMessage> {
  const signal = AbortSignal.timeout(limit)
  const socket = await connectTo(config, signal)
  const sent = request({
    path,
    headers: { host: `127.0.0.1:${config.port}`, connection: 'close', ...headers },
    createConnection: () => socket,
  })
  const giveUp = () => sent.destroy(new Error('The server does not answer.'))
  signal.addEventListener('abort', giveUp)
  sent.end()
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  signal.removeEventListener('abort', giveUp)
  return response
}
