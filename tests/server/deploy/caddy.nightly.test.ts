import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { embeddedDatabase } from '@tests/server/embedded-databases'
import { freePort } from '@tests/server/free-port'
import { makeCertificate } from '@tests/server/make-certificate'
import { startTestServer, temporaryFolder } from '@tests/server/test-server'

const CADDY = '/usr/bin/caddy'

/** Starts Caddy with the file in `deploy`, whose ports and certificate are replaced. */
async function startCaddy(upstream: number) {
  const folder = temporaryFolder()
  const [http, https] = [await freePort(), await freePort()]
  const { key, cert } = makeCertificate(folder)
  const site = readFileSync('deploy/Caddyfile', 'utf8')
    .replace('staylet.example {', `staylet.example {\n\ttls ${cert} ${key}`)
    .replace('127.0.0.1:3000', `127.0.0.1:${upstream}`)
  const file = join(folder, 'Caddyfile')
  writeFileSync(file, `{\n\tadmin off\n\thttp_port ${http}\n\thttps_port ${https}\n}\n${site}`)
  const caddy = spawn(CADDY, ['run', '--adapter', 'caddyfile', '--config', file], {
    env: { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  onTestFinished(async () => {
    caddy.kill('SIGTERM')
    if (caddy.exitCode === null) await once(caddy, 'exit')
    rmSync(folder, { recursive: true, force: true })
  })
  // Caddy ends when it can no longer write its log.
  for await (const lines of caddy.stderr.iterator({ destroyOnReturn: false })) {
    if (String(lines).includes('serving initial configuration')) break
  }
  caddy.stderr.resume()
  return https
}

it.skipIf(!existsSync(CADDY)).each(['127.0.0.1', '[::1]'])(
  'Staylet works behind Caddy at %s as its file in deploy says',
  async (host) => {
    const database = await embeddedDatabase()
    const app = await startTestServer(database, { env: { TRUST_PROXY: '127.0.0.1' } })
    await app.listen({ host: '127.0.0.1', port: 0 })
    const port = await startCaddy((app.server.address() as AddressInfo).port)
    const client = connect(`https://${host}:${port}`, {
      servername: 'staylet.example',
      rejectUnauthorized: false,
    })
    onTestFinished(() => client.destroy())
    await once(client, 'connect')
    expect(client.alpnProtocol).toBe('h2')
    const request = async (path: string) => {
      const stream = client.request({ ':path': path, ':authority': `staylet.example:${port}` })
      const [head] = (await once(stream, 'response')) as [Record<string, unknown>]
      return { status: head[':status'], body: await json(stream) }
    }
    expect(await request('/healthz')).toEqual({ status: 200, body: { status: 'ok' } })
    // This path is for this machine alone, and a proxy forwards requests of others.
    expect(await request('/metrics')).toMatchObject({ status: 404 })
  },
)
