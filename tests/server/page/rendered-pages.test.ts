import { rmSync, writeFileSync } from 'node:fs'
import { connect, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DAY } from '@domain/time'
import type { PageRenderer } from '@server/page/page-renderer'
import { sourceOf } from '@server/plugins/content-security-policy'
import { describeOnEachDatabase } from '@tests/server/databases'
import { makeEventLog } from '@tests/server/event-log'
import { seedListing } from '@tests/server/rows'
import { NOW, startTestServer, temporaryFolder } from '@tests/server/test-server'

const shell = `<!doctype html>
<html lang="en"><head>
  <title>Staylet</title>
  <script type="module" src="/assets/first.js"></script>
  <link rel="modulepreload" href="/assets/rolldown-runtime.js">
  <link rel="modulepreload" href="/assets/react.js">
</head><body><div id="splash"></div><div id="root"></div></body></html>`

const appDirectory = temporaryFolder()
beforeAll(() => writeFileSync(join(appDirectory, 'index.html'), shell))
afterAll(() => rmSync(appDirectory, { recursive: true, force: true }))

const paths: Record<string, string> = {
  '/': '/listing?limit=12',
  '/broken': '/listing?limit=no',
  '/?page=11': '/listing?limit=12&page=11',
}

/** Renders the names of listings, and counts how often. */
function fakeRenderer(fault?: Error) {
  const rendered: string[] = []
  const renderer: PageRenderer = {
    responsePaths: (address) => [paths[address] ?? '/listing?slug=plain-hut-40'],
    renderPage: async (address, { responses, savesData }) => {
      if (fault) throw fault
      rendered.push(savesData ? `${address} saving` : address)
      return {
        markup: `<h1>${JSON.stringify(responses).length > 60 ? 'some' : 'no'} listings</h1>`,
        styles: [{ emotion: 'st abc', css: '.st-abc{color:red}' }],
      }
    },
  }
  return { rendered, renderer, loadRenderer: async () => renderer }
}

const decoders = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (body: Buffer) => body,
}

describeOnEachDatabase('first screens that the server renders', (database) => {
  const start = (
    loadRenderer: () => Promise<PageRenderer>,
    options: Partial<Parameters<typeof startTestServer>[1]> = {},
  ) => startTestServer(database(), { appDirectory, loadRenderer, ...options })

  it('carry their markup, their styles, which the policy allows, and their data', async () => {
    await seedListing(database(), { name: 'Hut </script> & co' })
    const app = await start(fakeRenderer().loadRenderer)
    const { body, headers } = await app.inject('/')
    expect(body).toContain('<div id="root" data-rendered><h1>some listings</h1></div>')
    expect(body).toContain('<style data-emotion="st abc" data-s>.st-abc{color:red}</style>')
    const policy = String(headers['content-security-policy'])
    const [, uncovered = ''] = /<noscript><style>(.*?)<\/style>/.exec(body) ?? []
    expect(uncovered).toContain('#root[data-rendered]{content-visibility:visible')
    for (const text of ['', uncovered, '.st-abc{color:red}']) {
      expect(policy).toContain(sourceOf(text))
    }
    expect(body).toContain('<head>\n    <meta name="staylet-rendered" content="/listing?limit=12">')
    const data = /id="staylet-rendered"[^>]*>(.*?)<\/script>/.exec(body)?.[1] ?? ''
    expect(JSON.parse(data)).toMatchObject({
      at: NOW.getTime(),
      responses: { '/listing?limit=12': { listings: [{ name: 'Hut </script> & co' }] } },
    })
  })

  it('say whether guests pay, so that no sample contradicts it (R-167)', async () => {
    const { loadRenderer } = fakeRenderer()
    const paid = await start(loadRenderer, { env: { PAYMENTS: 'demo' } })
    expect((await paid.inject('/')).body).toContain(',"isMoneyReal":true,')
    expect((await (await start(loadRenderer)).inject('/')).body).not.toContain('isMoneyReal')
  })

  it('let their photos come before their code, which a shell needs at once', async () => {
    const app = await start(fakeRenderer().loadRenderer)
    const { body: rendered } = await app.inject('/')
    const code =
      '<script type="module" fetchpriority="low" src="/assets/first.js"></script>' +
      '<link rel="modulepreload" fetchpriority="low" href="/assets/react.js">'
    expect(rendered).toContain(`<template id="staylet-code">${code}</template>`)
    expect(rendered.split('/assets/first.js')).toHaveLength(2)
    // The bundler's runtime takes none of the connections that the code needs.
    expect(rendered).toContain('<link rel="modulepreload" href="/assets/rolldown-runtime.js">')
    const { body: plain } = await app.inject('/login')
    expect(plain).toContain('<script type="module" src="/assets/first.js"></script>')
    expect(plain).not.toContain('<template')
  })

  it('are rendered again only for new data or on a new day', async () => {
    let now = NOW
    const { rendered, loadRenderer } = fakeRenderer()
    const app = await start(loadRenderer, { clock: () => now })
    await app.inject('/')
    await app.inject('/')
    expect(rendered).toHaveLength(1)
    await seedListing(database())
    await app.inject('/')
    expect(rendered).toHaveLength(2)
    now = new Date(NOW.getTime() + DAY)
    await app.inject('/')
    expect(rendered).toHaveLength(3)
  })

  it('are sent as the same bytes for a minute, in each encoding', async () => {
    let now = NOW
    const app = await start(fakeRenderer().loadRenderer, { clock: () => now })
    const readPage = async (encoding: keyof typeof decoders) => {
      const headers = { 'accept-encoding': encoding }
      const response = await app.inject({ url: '/', headers })
      return { headers: response.headers, text: decoders[encoding](response.rawPayload).toString() }
    }
    const readAt = (text: string) => Number(/\{"at":(\d+),/.exec(text)?.[1])
    await seedListing(database(), { name: 'Hut', description: 'Quiet. '.repeat(200) })
    const first = await readPage('identity')
    expect(readAt(first.text)).toBe(NOW.getTime())

    now = new Date(NOW.getTime() + 59_000)
    for (const encoding of ['br', 'gzip', 'br'] as const) {
      const next = await readPage(encoding)
      expect(next.headers['content-encoding']).toBe(encoding)
      expect(next.text).toBe(first.text)
      for (const name of ['etag', 'content-security-policy', 'cache-control', 'accept-ch']) {
        expect(next.headers[name]).toBe(first.headers[name])
      }
    }
    const known = await app.inject({
      url: '/',
      headers: { 'if-none-match': String(first.headers['etag']) },
    })
    expect([known.statusCode, known.body]).toEqual([304, ''])

    now = new Date(NOW.getTime() + 60_000)
    const later = await readPage('br')
    expect(readAt(later.text)).toBe(now.getTime())
    expect(later.headers['etag']).toBe(first.headers['etag'])

    await seedListing(database(), { name: 'Second Hut' })
    const changed = await readPage('br')
    expect(changed.text).toContain('Second Hut')
    expect(changed.headers['etag']).not.toBe(first.headers['etag'])
  })

  it('give way to the shell for a client that requests a new page twice a second', async () => {
    let now = NOW
    const { rendered, loadRenderer } = fakeRenderer()
    const app = await start(loadRenderer, { clock: () => now })
    const isRendered = async (url: string, remoteAddress = '192.0.2.1') =>
      (await app.inject({ url, remoteAddress })).body.includes('<div id="root" data-rendered>')
    // The same page is rendered once, so repeating it uses up nothing, whatever is added to its address.
    for (let n = 0; n < 130; n += 1) expect(await isRendered(`/?min=1&x=${n}`)).toBe(true)
    for (let n = 2; n < 121; n += 1) expect(await isRendered(`/?min=${n}`)).toBe(true)
    expect(await isRendered('/?min=5000')).toBe(false)
    expect(rendered).toHaveLength(120)
    expect(await isRendered('/?min=120')).toBe(true)
    expect(await isRendered('/?min=5000', '192.0.2.2')).toBe(true)
    expect(await isRendered('/?min=5000')).toBe(true)
    now = new Date(now.getTime() + 60_000)
    expect(await isRendered('/?min=6000')).toBe(true)
  })

  it('are not begun for an odd address, which is not a fault of the server either', async () => {
    const { renderer } = fakeRenderer()
    const responsePaths = (address: string) =>
      renderer.responsePaths(new URL(address, 'http://page').pathname)
    const { logger, lines } = makeEventLog()
    const app = await start(async () => ({ ...renderer, responsePaths }), { logger })
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    for (const target of [
      '//',
      '//?search=a',
      '///',
      '/\\',
      '/\\x',
      '//discover',
      '//discover/',
      '/discover//',
      '//[/',
      'http://other',
      'http://other//',
      'http://other///discover',
      'http://[',
      'ftp://other/',
      'x',
      '?',
      '/propertydetail//',
      '/propertydetail/..',
      '/%2f',
      '/?x=//',
    ]) {
      const socket = connect(port, '127.0.0.1')
      socket.write(`GET ${target} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`)
      const [first] = (await text(socket)).split('\r\n')
      expect([target, first]).toEqual([target, expect.stringMatching(/ (200|301|302|400|404) /)])
    }
    expect(lines.filter((line) => /"level":[4-6]0/.test(line))).toEqual([])
  })

  it('lead to the last page from an address beyond it', async () => {
    await seedListing(database())
    const { rendered, loadRenderer } = fakeRenderer()
    const app = await start(loadRenderer)
    const { statusCode, headers } = await app.inject('/?page=11')
    expect([statusCode, headers.location]).toEqual([302, '/'])
    expect(rendered).toEqual([])
  })

  it('are rendered once more for guests who save data, or whose network is slow', async () => {
    const { rendered, loadRenderer } = fakeRenderer()
    const app = await start(loadRenderer)
    const saving = [
      { 'save-data': 'on' },
      ...['3g', '2g', 'slow-2g'].map((ect) => ({ ect, 'save-data': 'off' })),
    ]
    for (const headers of saving) {
      expect((await app.inject({ url: '/', headers })).body).toContain(',"savesData":true,')
    }
    for (const headers of [{}, { ect: '4g' }]) {
      expect((await app.inject({ url: '/', headers })).body).not.toContain('savesData')
    }
    expect(rendered).toEqual(['/ saving', '/'])
  })

  it('are sent anew to a browser whose copy was rendered with or without data saver', async () => {
    const app = await start(fakeRenderer().loadRenderer)
    const saver = { 'save-data': 'on' }
    const tagFor = async (headers: Record<string, string>) =>
      String((await app.inject({ url: '/', headers })).headers['etag'])
    const statusFor = async (tag: string, headers: Record<string, string>) =>
      (await app.inject({ url: '/', headers: { ...headers, 'if-none-match': tag } })).statusCode
    const [plain, saving] = [await tagFor({}), await tagFor(saver)]
    expect([await statusFor(plain, {}), await statusFor(saving, saver)]).toEqual([304, 304])
    expect([await statusFor(plain, saver), await statusFor(saving, {})]).toEqual([200, 200])
  })

  it('give way to the shell on other pages', async () => {
    const { rendered, loadRenderer } = fakeRenderer()
    const app = await start(loadRenderer)
    for (const url of ['/login', '/app-shell', '/nothing/here', '/propertydetail/no-such-home']) {
      expect((await app.inject(url)).body).toContain('<div id="root"></div>')
    }
    expect(rendered).toEqual([])
  })

  it('give way to the shell with another backend, or with other limits of a stay', async () => {
    await seedListing(database(), { name: 'Plain Hut 40' })
    const { rendered, loadRenderer } = fakeRenderer()
    const elsewhere = await start(loadRenderer, {
      env: { VITE_API_URL: 'https://api.example/v1' },
    })
    expect((await elsewhere.inject('/')).body).toContain('<div id="root"></div>')
    const limited = await start(loadRenderer, { env: { STAY_NIGHTS: '7' } })
    expect((await limited.inject('/propertydetail/plain-hut-40')).body).toContain(
      '<div id="root"></div>',
    )
    expect(rendered).toEqual([])
    await (await start(loadRenderer)).inject('/propertydetail/plain-hut-40')
    expect(rendered).toEqual(['/propertydetail/plain-hut-40'])
  })

  it('give way to the shell after a fault of rendering, of loading or of the data', async () => {
    const broken = fakeRenderer(new Error('A component threw.')).loadRenderer
    const missing = () => Promise.reject(new Error('There is no such file.'))
    for (const loadRenderer of [broken, missing]) {
      const page = await (await start(loadRenderer)).inject('/')
      expect([page.statusCode, page.body.includes('<div id="root"></div>')]).toEqual([200, true])
    }
    paths['/'] = '/listing?limit=no'
    const refused = await (await start(fakeRenderer().loadRenderer)).inject('/')
    paths['/'] = '/listing?limit=12'
    expect([refused.statusCode, refused.body.includes('<div id="root"></div>')]).toEqual([
      200,
      true,
    ])
  })
})
