import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { Config } from '@server/config/config'

/**
 * Sends a GET to the server of this configuration, from a command on its machine.
 *
 * @param limit Milliseconds until the headers of the response.
 */
export async function askOwnServer(
  { host, port }: Pick<Config, 'host' | 'port'>,
  path: string,
  { headers = {}, limit }: { headers?: Record<string, string>; limit: number },
): Promise<IncomingMessage> {
  const own = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  const sent = get({ host: own, port, path, agent: false, headers })
  const timer = setTimeout(() => sent.destroy(new Error('The server does not answer.')), limit)
  try {
    const [response] = (await once(sent, 'response')) as [IncomingMessage]
    return response
  } finally {
    clearTimeout(timer)
  }
}
