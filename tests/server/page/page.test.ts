import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { connect, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { Kysely, PostgresDialect } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { articleTitle } from '@domain/article-title'
import { brandCopy } from '@domain/copy/brand-copy'
import { discoverCopy } from '@domain/copy/discover-copy'
import { homeCopy } from '@domain/copy/home-copy'
import { aliases, routePatterns, shellPaths } from '@domain/paths'
import { DatabaseAwayError } from '@server/database/database-faults'
import type { Tables } from '@server/database/tables'
import { sourceOf } from '@server/plugins/content-security-policy'
import { describeOnEachDatabase } from '@tests/server/databases'
import { seedListing } from '@tests/server/rows'
import { NOW, startTestServer, temporaryFolder } from '@tests/server/test-server'

/** Minimal version of the page that `vite build` writes. */
const shell = `<!doctype html>
<html lang="en"><head>
  <title>Staylet</title>
  <meta name="description" content="for all pages">
  <script>start()</script>
  <style data-theme="">body{margin:0}</style>
  <script type="module" src="/assets/main-abc123.js"></script>
</head><body><div id="root"></div></body></html>`
const script = `export const answer = ${'42 + '.repeat(400)}0`

const appDirectory = temporaryFolder()
const site = 'https://staylet.example'

beforeAll(() => {
  mkdirSync(join(appDirectory, 'assets'))
  mkdirSync(join(appDirectory, '.vite'))
  writeFileSync(join(appDirectory, 'index.html'), shell)
  writeFileSync(join(appDirectory, 'favicon.svg'), '<svg/>')
  mkdirSync(join(appDirectory, 'hero'))
  mkdirSync(join(appDirectory, 'fonts'))
  writeFileSync(join(appDirectory, 'fonts', 'sans-0a1b2c.woff2'), 'a font')
  const hashed = ['webp', 'avif'].map((format) => `sun-0a1b2c-phone.${format}`)
  for (const file of ['pool.webp', 'pool.avif', 'sea.webp', ...hashed]) {
    writeFileSync(join(appDirectory, 'hero', file), `the photo ${file}`)
  }
  writeFileSync(join(appDirectory, 'service-worker.js'), 'keep("__SHELL_REVISION__")')
  writeFileSync(join(appDirectory, '.vite', 'manifest.json'), '{}')
  writeFileSync(join(appDirectory, 'assets', 'main-abc123.js'), script)
  writeFileSync(join(appDirectory, 'assets', 'main-abc123.js.br'), brotliCompressSync(script))
})
afterAll(() => rmSync(appDirectory, { recursive: true, force: true }))

describeOnEachDatabase('pages', (database) => {
  const start = (env: Record<string, string> = {}) =>
    startTestServer(database(), { appDirectory, env })

  it('lead from the home page with a search text to its results', async () => {
    const app = await start()
    const page = await app.inject('/?search=lekki+phase+1&min=1000')
    expect(page.statusCode).toBe(302)
    expect(page.headers['location']).toBe('/discover?search=lekki+phase+1&min=1000')
    expect((await app.inject('/?search=&min=1000')).statusCode).toBe(200)
  })

  it('have the same address with a scheme and a host, as clients of a proxy send it', async () => {
    const app = await start()
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    const get = async (address: string) => {
      const socket = connect(port, '127.0.0.1')
      socket.write(`GET ${address} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`)
      return text(socket)
    }
    expect(await get('http://staylet.example/?search=lekki')).toMatch(
      /^HTTP\/1.1 302 .*\r\nlocation: \/discover\?search=lekki\r\n/is,
    )
    expect(await get('http://staylet.example')).toContain('HTTP/1.1 200')
    expect(await get('http://staylet.example/api/nothing')).toContain('"code":"not_found"')
  })

  it('are sent without the database too, so that a person reads a message and can try again', async () => {
    const away = new Kysely<Tables>({
      dialect: new PostgresDialect({
        pool: {
          connect: () => Promise.reject(new DatabaseAwayError('The database does not answer.')),
          end: () => Promise.resolve(),
        },
      }),
    })
    const app = await startTestServer(away, { appDirectory })
    const { statusCode, headers, body } = await app.inject('/propertydetail/loft')
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([
      503,
      '2',
      'no-store',
    ])
    expect(headers['content-type']).toContain('text/html')
    expect(body).toContain('start()')
    expect((await app.inject('/api/listing')).json()).toMatchObject({ code: 'unavailable' })
  })

  it('allow inside them what the build wrote, and nothing that a host writes', async () => {
    const script = '</script><script>steal()</script>'
    await seedListing(database(), { name: `Loft ${script}`, description: script })
    const app = await start()
    for (const url of ['/', '/login', '/propertydetail/loft-scriptscriptstealscript']) {
      const { body, headers } = await app.inject(url)
      const policy = String(headers['content-security-policy'])
      expect(policy).toContain(`; script-src 'self' ${sourceOf('start()')}; `)
      const uncovered = /<noscript><style>(.*?)<\/style>/.exec(body)?.[1] ?? ''
      expect(uncovered).toContain('.splash{display:none}')
      expect(policy).toContain(
        `; style-src-elem 'self' ${['', 'body{margin:0}', uncovered].map(sourceOf).join(' ')}; `,
      )
      expect(headers['cache-control']).toBe('private, no-cache')
    }
  })

  it('are not sent again to a browser that has them, whose copy keeps its policy', async () => {
    const app = await start()
    const first = await app.inject('/')
    const tag = String(first.headers['etag'])
    const again = await app.inject({ url: '/', headers: { 'if-none-match': tag } })
    expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', tag])
    expect(again.headers).not.toHaveProperty('content-security-policy')
    const other = await app.inject({ url: '/discover', headers: { 'if-none-match': tag } })
    expect(other.statusCode).toBe(200)
    const missing = await app.inject('/nowhere')
    expect(missing.headers).toMatchObject({ 'cache-control': 'no-store' })
    expect(missing.headers).not.toHaveProperty('etag')
  })

  it('name the account for transfers that the operator has set, and none otherwise (R-120)', async () => {
    const { body } = await (await start()).inject('/payments')
    expect(body).not.toMatch(/staylet-(?:transfer|payments|support)/)
    const app = await start({
      TRANSFER_BANK: 'Bank & "Sons"',
      TRANSFER_NAME: 'Staylet Homes',
      TRANSFER_NUMBER: '0123456789',
    })
    expect((await app.inject('/payments')).body).toContain(
      '<meta name="staylet-transfer" content="Bank &amp; &quot;Sons&quot;|Staylet Homes|0123456789">',
    )
  })

  it('allow no unsafe source and only the configured origins', async () => {
    const plain = await (await start()).inject('/')
    const policy = String(plain.headers['content-security-policy'])
    expect(policy).not.toContain('unsafe')
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).toContain("connect-src 'self';")
    const app = await start({
      VITE_API_URL: 'https://api.example/v1',
      PHOTO_ORIGINS: 'https://photos.example',
    })
    const open = String((await app.inject('/')).headers['content-security-policy'])
    expect(open).toContain("connect-src 'self' https://api.example;")
    expect(open).toContain("img-src 'self' data: blob: https://api.example https://photos.example;")
  })

  it('send the other security headers, and HSTS only over HTTPS', async () => {
    const { headers } = await (await start()).inject('/')
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    })
    expect(headers['strict-transport-security']).toBeDefined()
    const local = await start({ PUBLIC_URL: 'http://127.0.0.1:3000' })
    expect((await local.inject('/')).headers['strict-transport-security']).toBeUndefined()
    expect((await local.inject('/healthz')).headers['content-security-policy']).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    )
  })

  it('are served at every address of the product', async () => {
    const app = await start()
    const { property: _listing, notFound: _rest, ...routes } = routePatterns
    const addresses = Object.values(routes).map((pattern) =>
      pattern.replace(':token?', 'abc').replace(':id', 'abc'),
    )
    for (const address of [...addresses, '/verify-email', ...Object.keys(aliases)]) {
      const page = await app.inject(address)
      expect([address, page.statusCode]).toEqual([address, 200])
      expect(page.body).toContain('<div id="root">')
    }
    expect((await app.inject('/')).body).toContain(`<link rel="canonical" href="${site}/">`)
    expect((await app.inject('/my-bookings')).body).toContain('content="noindex"')
  })

  it('have one spelling of their address, to which others lead', async () => {
    const app = await start()
    await seedListing(database(), { name: 'Plain Hut' })
    for (const [address, straight] of [
      ['/discover/?page=2', '/discover?page=2'],
      ['/%64iscover?a=?', '/discover?a=?'],
      ['/propertydetail/plain-hut/', '/propertydetail/plain-hut'],
      ['/%70ropertydetail/plain-hut', '/propertydetail/plain-hut'],
      ['/verify-email/abc/', '/verify-email/abc'],
      ['/settings/', '/settings'],
      ['//', '/'],
      ['//?search=lekki', '/?search=lekki'],
    ]) {
      const { statusCode, headers } = await app.inject(address ?? '')
      expect([address, statusCode, headers.location]).toEqual([address, 301, straight])
    }
    for (const address of ['/propertydetail/plain-hut', '/verify-email', '/verify-email/abc']) {
      expect((await app.inject(address)).statusCode).toBe(200)
    }
  })

  it('have a title for each page of the stay and the account before any script runs', async () => {
    const app = await start()
    for (const [address, title] of [
      ['/my-bookings', 'My Bookings'],
      ['/booking/1042', 'Booking details'],
      ['/payments', 'Payments'],
      ['/profile?tab=password', 'Profile and settings'],
      ['/notification', 'Notifications'],
      ['/support', 'Support Center'],
      ['/', homeCopy.pageTitle],
      ['/discover?search=lekki', discoverCopy.pageTitle],
      ['/support-info', articleTitle(null)],
      ['/support-info?topic=payments', articleTitle('payments')],
    ] as const) {
      const { body } = await app.inject(address)
      expect(body).toContain(`<title>${title} · ${brandCopy.name}</title>`)
    }
  })

  it('of listings are known by their own number, whatever else is in the address', async () => {
    const app = await start()
    for (const [address, canonical] of [
      ['/?page=2&min=5000&z=1', '/?page=2'],
      ['/discover?page=3', '/discover?page=3'],
      ['/discover?page=1', '/discover'],
      ['/discover?page=none', '/discover'],
      ['/support?page=2', '/support'],
    ] as const) {
      expect((await app.inject(address)).body).toContain(
        `<link rel="canonical" href="${site}${canonical}">`,
      )
    }
  })

  it('say nothing about listings that only another API knows', async () => {
    const app = await start({ VITE_API_URL: 'https://api.example/v1' })
    const page = await app.inject('/propertydetail/plain-hut-40')
    expect(page.statusCode).toBe(200)
    expect(page.body).not.toContain('noindex')
    expect(page.body).toContain(`<link rel="canonical" href="${site}/propertydetail/plain-hut-40">`)
    const sitemap = (await app.inject('/sitemap.xml')).body
    expect(sitemap).toContain(`<loc>${site}/sitemap/pages.xml</loc>`)
    expect(sitemap).not.toContain('/sitemap/listings')
    expect((await app.inject('/sitemap/listings/1.xml')).statusCode).toBe(404)
    expect((await app.inject('/dev/mailbox')).statusCode).toBe(404)
  })

  it('show a picture with its size wherever they are shared, and can be installed', async () => {
    const app = await start()
    await seedListing(database(), { name: 'Bare Hut' })
    for (const address of ['/', '/discover', '/support', '/propertydetail/bare-hut']) {
      const { body } = await app.inject(address)
      expect(body).toContain(`<meta property="og:image" content="${site}/share.jpg">`)
      expect(body).toContain('<meta property="og:image:width" content="1200">')
      expect(body).toContain('<link rel="manifest" href="/manifest.webmanifest">')
    }
    expect((await app.inject('/login')).body).not.toContain('og:image')
  })

  it('are served with a real 404 at an unknown address', async () => {
    const app = await start()
    for (const address of [
      '/nothing/here',
      '/404',
      '/propertydetail/no-such-home',
      '/index.html',
    ]) {
      const page = await app.inject(address)
      expect([address, page.statusCode]).toEqual([address, 404])
      expect(page.body).toContain('<div id="root">')
      expect(page.body).toContain('content="noindex"')
      expect(page.body).toContain('<title>Page not found · Staylet</title>')
    }
    for (const address of ['/api/nothing', '/media/nothing', '/assets/gone.js']) {
      const answer = await app.inject(address)
      expect([address, answer.statusCode, answer.json().code]).toEqual([address, 404, 'not_found'])
    }
    const posted = await app.inject({ method: 'POST', url: '/discover' })
    expect([posted.statusCode, posted.headers.allow]).toEqual([405, 'GET, HEAD'])
  })

  it('describe a listing to search engines and messengers before any script runs', async () => {
    const app = await start()
    const photo = { storageKey: 'a.webp', alt: 'A sofa', width: 1600, height: 1067 }
    const id = crypto.randomUUID()
    await seedListing(database(), {
      name: 'Palm & <b>"Court"</b> $&',
      description: `Calm. </script><script>alert(1)</script> ${'word '.repeat(60)}`,
      photos: [{ ...photo, id }],
    })
    const page = await app.inject({
      url: '/propertydetail/palm-bcourtb',
      headers: { host: 'evil.example' },
    })
    expect(page.statusCode).toBe(200)
    const { body } = page
    const title = 'Palm &amp; &lt;b&gt;&quot;Court&quot;&lt;/b&gt; $&amp;, Lekki, Lagos State'
    expect(body).toContain(`<title>${title} · ${brandCopy.name}</title>`)
    expect(body.match(/<title>/g)).toHaveLength(1)
    expect(body.match(/name="description"/g)).toHaveLength(1)
    expect(body).toContain(`<link rel="canonical" href="${site}/propertydetail/palm-bcourtb">`)
    expect(body).toContain(`<meta property="og:image" content="${site}/media/${id}/1280.jpg">`)
    expect(body).toContain('content="₦45,000 per night. Calm.')
    expect(body).not.toContain('alert(1)</script>')
    expect(body).not.toContain('evil.example')
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body)?.[1] ?? ''
    expect(JSON.parse(data)).toMatchObject({
      '@type': 'VacationRental',
      name: 'Palm & <b>"Court"</b> $&',
      address: { addressCountry: 'NG' },
    })
  })

  it('describe the listing that the id names among those with one slug, else the oldest', async () => {
    const app = await start()
    const older = new Date(NOW.getTime() - 1_000)
    await seedListing(database(), { name: 'Palm Court', city: 'Jos', createdAt: older })
    const young = await seedListing(database(), { name: 'Palm Court', city: 'Kano' })
    expect((await app.inject('/propertydetail/palm-court')).body).toContain('Palm Court, Jos')
    const named = await app.inject(`/propertydetail/Palm%20Court?id=${young}`)
    expect(named.body).toContain('Palm Court, Kano')
    expect(named.body).toContain(`/propertydetail/palm-court?id=${young}">`)
  })

  it('list all pages and listings for search engines under PUBLIC_URL', async () => {
    const app = await start()
    await seedListing(database(), { name: 'Ọ̀ṣun & Co' })
    const ids = [
      await seedListing(database(), { name: 'Twin' }),
      await seedListing(database(), { name: 'Twin' }),
    ]
    const read = async (url: string) =>
      (await app.inject({ url, headers: { host: 'evil.example' } })).body
    const index = await read('/sitemap.xml')
    expect(index).toContain(`<loc>${site}/sitemap/pages.xml</loc>`)
    expect(index).toContain(
      `<loc>${site}/sitemap/listings/1.xml</loc><lastmod>${NOW.toISOString()}</lastmod>`,
    )
    expect(await read('/sitemap/pages.xml')).toContain(`<loc>${site}/discover</loc>`)
    expect((await app.inject('/sitemap/listings/2.xml')).statusCode).toBe(404)
    const body = await read('/sitemap/listings/1.xml')
    expect(body).toContain(`<lastmod>${NOW.toISOString()}</lastmod>`)
    expect(body).toContain(
      `<loc>${site}/propertydetail/${encodeURIComponent('ọ̀ṣun-co'.normalize('NFC'))}</loc>`,
    )
    for (const id of ids) expect(body).toContain(`<loc>${site}/propertydetail/twin?id=${id}</loc>`)
    const robots = await app.inject('/robots.txt')
    expect(robots.body).toContain('Allow: /api/listing\n')
    expect(robots.body).toContain('\nDisallow: /api/\n')
    expect(robots.body).toContain(`Sitemap: ${site}/sitemap.xml`)
  })

  it('name the contact for weaknesses, and when the file expires', async () => {
    const text = async (env: Record<string, string> = {}) =>
      (await (await start(env)).inject('/.well-known/security.txt')).body
    expect(await text()).toBe(
      [
        `Contact: ${site}/support`,
        'Expires: 2026-09-06T09:00:00.000Z',
        'Preferred-Languages: en',
        `Canonical: ${site}/.well-known/security.txt`,
        '',
      ].join('\n'),
    )
    const SECURITY_CONTACT = 'mailto:security@staylet.example'
    expect(await text({ SECURITY_CONTACT })).toContain(`Contact: ${SECURITY_CONTACT}\n`)
  })

  it('serve hashed files for a year, compressed at build time, and no other files', async () => {
    const app = await start()
    const headers = { 'accept-encoding': 'gzip, br' }
    const file = await app.inject({ url: '/assets/main-abc123.js', headers })
    expect(file.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'application/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    })
    expect(brotliDecompressSync(file.rawPayload).toString()).toBe(script)
    const plain = await app.inject('/assets/main-abc123.js')
    expect([plain.body, plain.headers['vary']]).toEqual([script, 'Accept-Encoding'])
    expect((await app.inject('/favicon.svg')).headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    })
    const lifetime = async (url: string) => {
      const answer = await app.inject({ url, headers: { accept: 'image/avif,image/webp' } })
      return [answer.statusCode, String(answer.headers['cache-control'])]
    }
    for (const url of ['/fonts/sans-0a1b2c.woff2', '/hero/sun-0a1b2c-phone.webp']) {
      expect(await lifetime(url)).toEqual([200, 'public, max-age=31536000, immutable'])
    }
    for (const url of ['/fonts/none-0a1b2c.woff2', '/hero/none-0a1b2c-phone.webp']) {
      const { statusCode, headers: missing } = await app.inject(url)
      expect([statusCode, missing['content-type']]).toEqual([
        404,
        'application/json; charset=utf-8',
      ])
    }
    // Names of earlier builds have no hash.
    expect(await lifetime('/hero/pool.webp')).toEqual([200, 'public, max-age=3600'])
    expect((await app.inject('/.vite/manifest.json')).statusCode).toBe(404)
    expect((await app.inject('/..%2f..%2fetc%2fpasswd')).statusCode).toBeGreaterThanOrEqual(400)
  })

  it("serve the AVIF of the app's own photos at the address of the WebP to browsers that take it", async () => {
    const app = await start()
    const ask = async (url: string, accept: string) => {
      const { headers, body } = await app.inject({ url, headers: { accept } })
      return [headers['content-type'], headers['vary'], body]
    }
    const avif = 'image/avif,image/webp,*/*;q=0.8'
    expect(await ask('/hero/pool.webp', avif)).toEqual([
      'image/avif',
      'Accept',
      'the photo pool.avif',
    ])
    expect(await ask('/hero/pool.webp', 'image/webp,*/*')).toEqual([
      'image/webp',
      'Accept',
      'the photo pool.webp',
    ])
    expect(await ask('/hero/sea.webp', avif)).toEqual([
      'image/webp',
      undefined,
      'the photo sea.webp',
    ])
  })

  it('serve the service worker for revalidation at each visit, with the revision of the shell that it keeps', async () => {
    const app = await start()
    const first = await app.inject(shellPaths.serviceWorker)
    expect(first.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'; connect-src 'self'",
    })
    expect(first.body).toMatch(/^keep\("[0-9a-f]{16}"\)$/)
    const headers = { 'if-none-match': String(first.headers['etag']) }
    const again = await app.inject({ url: shellPaths.serviceWorker, headers })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    // Another configuration results in another shell.
    const other = await start({ PHOTO_ORIGINS: 'https://photos.example' })
    expect((await other.inject(shellPaths.serviceWorker)).body).not.toBe(first.body)
    expect((await (await start()).inject(shellPaths.serviceWorker)).body).toBe(first.body)
  })

  it('include a shell for the service worker that has no canonical address', async () => {
    const page = await (await start()).inject(shellPaths.shell)
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-security-policy']).toContain(sourceOf('start()'))
    expect(page.body).toContain('<script>start()</script>')
    expect(page.body).not.toContain('canonical')
  })
})
