import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, type ClientHttp2Session, type OutgoingHttpHeaders } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { expect, it, onTestFinished } from 'vitest'
import { embeddedDatabase } from '@tests/server/embedded-databases'
import { freePort } from '@tests/server/free-port'
import { makeCertificate } from '@tests/server/make-certificate'
import { makeForm } from '@tests/server/make-form'
import { insertGuest, seedListing } from '@tests/server/rows'
import { as, startTestServer, temporaryFolder } from '@tests/server/test-server'

const NGINX = '/usr/sbin/nginx'

/** Starts nginx with the configuration in `deploy`, whose ports and certificate are replaced. */
async function startNginx(...upstreams: number[]) {
  const folder = temporaryFolder()
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const [http, https] = [await freePort(), await freePort()]
  const { key, cert } = makeCertificate(folder)
  const site = readFileSync('deploy/nginx.conf', 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${http};`)
    .replace('listen 443 ', `listen 127.0.0.1:${https} `)
    .replace('listen [::]:80;', `listen [::1]:${http};`)
    .replace('listen [::]:443 ', `listen [::1]:${https} `)
    .replace(/server 127\.0\.0\.1:3000(.*);/, (_, options: string) =>
      upstreams.map((port) => `server 127.0.0.1:${port}${options};`).join(' '),
    )
    .replace(/ssl_certificate \S+;/, `ssl_certificate ${cert};`)
    .replace(/ssl_certificate_key \S+;/, `ssl_certificate_key ${key};`)
  mkdirSync(join(folder, 'body'))
  const whole = `
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log stderr warn;
    events { worker_connections 64; }
    http {
      access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
      fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
      ${site}
    }`
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, whole)
  execFileSync(NGINX, ['-t', '-q', '-p', folder, '-c', file])
  const nginx = spawn(NGINX, ['-p', folder, '-c', file], { stdio: 'inherit' })
  // nginx keeps connections to the server, so the server ends after it.
  onTestFinished(async () => {
    nginx.kill('SIGTERM')
    if (nginx.exitCode === null) await once(nginx, 'exit')
  })
  return { http, https }
}

/** Connects as soon as nginx listens. */
async function connected(port: number, host: string): Promise<ClientHttp2Session> {
  for (;;) {
    const attempt = connect(`https://${host}:${port}`, { rejectUnauthorized: false })
    const isOpen = await once(attempt, 'connect').then(
      () => true,
      () => false,
    )
    if (isOpen) return attempt
  }
}

async function openClient(port: number, host = '127.0.0.1') {
  const client = await connected(port, host)
  onTestFinished(() => client.destroy())
  const request = async (headers: OutgoingHttpHeaders, body?: Buffer) => {
    const stream = client.request({ ':authority': 'staylet.example', ...headers })
    stream.end(body)
    const [answer] = (await once(stream, 'response')) as [Record<string, string>]
    return { ...answer, status: answer[':status'], body: await buffer(stream) }
  }
  return { client, request }
}

it.skipIf(!existsSync(NGINX))('Staylet works behind nginx as its file in deploy says', async () => {
  const database = await embeddedDatabase()
  const app = await startTestServer(database, { env: { TRUST_PROXY: '127.0.0.1' } })
  const ada = await insertGuest(database, `${crypto.randomUUID()}@staylet.test`)
  const id = await seedListing(database, { description: 'Glass to the lagoon. '.repeat(200) })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const ports = await startNginx((app.server.address() as AddressInfo).port)
  const { client, request } = await openClient(ports.https)
  expect(client.alpnProtocol).toBe('h2')
  const overIpv6 = await openClient(ports.https, '[::1]')
  expect(await overIpv6.request({ ':path': '/healthz' })).toMatchObject({ ':status': 200 })

  const listing = await request({ ':path': `/api/listing/${id}`, 'accept-encoding': 'br, gzip' })
  expect(listing).toMatchObject({ ':status': 200, 'content-encoding': 'br' })
  expect(listing).toHaveProperty('strict-transport-security')
  expect(listing.body.length).toBeLessThan(2_000)
  // These paths are for this machine alone, and a proxy forwards requests of others.
  expect(await request({ ':path': '/metrics' })).toMatchObject({ ':status': 404 })

  // Larger than the limit that nginx has by default.
  const noise = await sharp({
    create: {
      width: 1_200,
      height: 1_200,
      channels: 3,
      background: 'grey',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer()
  expect(noise.length).toBeGreaterThan(1_000_000)
  const form = await makeForm({ name: 'Palm Court' }, [{ content: noise, name: 'noise.png' }])
  const saved = await request(
    { ':method': 'PATCH', ':path': '/api/listing', ...as(ada), ...form.headers },
    form.payload,
  )
  expect(saved).toMatchObject({ ':status': 201 })
  const plain = await fetch(`http://127.0.0.1:${ports.http}/discover?city=lekki`, {
    redirect: 'manual',
    headers: { host: 'staylet.example' },
  })
  expect(plain.status).toBe(301)
  expect(plain.headers.get('location')).toMatch(/^https:\/\/.+\/discover\?city=lekki$/)
})

it.skipIf(!existsSync(NGINX))(
  'one of two processes answers every request while the other restarts',
  async () => {
    const app = await startTestServer(await embeddedDatabase(), {
      env: { TRUST_PROXY: '127.0.0.1' },
    })
    await app.listen({ host: '127.0.0.1', port: 0 })
    const restarting = await freePort()
    const ports = await startNginx(restarting, (app.server.address() as AddressInfo).port)
    const { request } = await openClient(ports.https)
    const statuses = new Set<string>()
    for (let turn = 0; turn < 12; turn += 1) {
      const read = await request({ ':path': '/api/listing' })
      const written = await request(
        { ':method': 'POST', ':path': '/api/auth/login', 'content-type': 'application/json' },
        Buffer.from('{}'),
      )
      statuses.add(`${read.status} ${written.status}`)
    }
    expect([...statuses]).toEqual(['200 400'])
  },
)
