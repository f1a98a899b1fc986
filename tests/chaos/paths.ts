import { mkdirSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Campaign } from './campaign'
import { openServer } from './open-server'

/** Forms of a path to a file that the server completes, or that is not part of the built app. */
const forms = [
  '/index.html',
  '/./index.html',
  '//index.html',
  '///index.html',
  '/INDEX.HTML',
  '/index.html/',
  '/index.html%00',
  '/index.html%20',
  '/%69ndex.html',
  '/%2findex.html',
  '/%2e/index.html',
  '/.%2findex.html',
  '/index%2ehtml',
  '/%5cindex.html',
  '/\\index.html',
  '/fonts/../index.html',
  '/fonts/%2e%2e/index.html',
  '/fonts/..%2findex.html',
  '/fonts/..%5cindex.html',
  '/fonts//../index.html',
  '/assets/../index.html',
  '/assets/..%2findex.html',
  '/%252e/index.html',
  '/service-worker.js/',
  '//service-worker.js',
  '/./service-worker.js',
  '/fonts/../service-worker.js',
  '/service-worker%2ejs',
  '/.vite/manifest.json',
  '/%2evite/manifest.json',
  '/../package.json',
  '/..%2fpackage.json',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/assets/..%2f..%2f..%2f..%2fetc/passwd',
]

/** Manifest without a file. Its blanks tell it apart from any other empty object. */
const MANIFEST = '{       }'

/** Text that only files contain which must not be sent as they are. */
const RAW = /<title>unfinished|__SHELL_REVISION__|^\{ {7}\}$|root:.*:0:0/

/** Requests a path exactly as it is written, because fetch would normalise it. */
const ask = (port: number, path: string) =>
  new Promise<{ status: number; body: string; cache: string }>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path }, (response) => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => (body += part))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          body,
          cache: response.headers['cache-control'] ?? '',
        }),
      )
      response.on('error', reject)
    })
      .on('error', reject)
      .end()
  })

/** Requests files by paths that name them in another way. None may be sent as it was built. */
export const paths: Campaign = {
  name: 'paths',
  about: 'raw, encoded and climbing paths to files that are completed before they are sent',
  run: async ({ tally, signal }) => {
    const kept = tally.check('no unfinished or foreign file is sent', forms.length)
    const cached = tally.check('no page is kept by a cache on the way', forms.length)
    const answered = tally.check('every answer is below 500', forms.length)
    const plain = tally.check('plain files are still sent', 2)
    const { app, close } = await openServer(() => new Date('2026-03-10T09:00:00Z'), {
      build: (folder) => {
        for (const name of ['assets', 'fonts', '.vite']) mkdirSync(join(folder, name))
        writeFileSync(
          join(folder, 'index.html'),
          '<!doctype html><head><title>unfinished</title></head>',
        )
        writeFileSync(join(folder, 'service-worker.js'), 'keep("__SHELL_REVISION__")')
        writeFileSync(join(folder, '.vite', 'manifest.json'), MANIFEST)
        writeFileSync(join(folder, 'assets', 'main-Ab_c-1.js'), 'start()')
        writeFileSync(join(folder, 'fonts', 'plus-jakarta-sans.woff2'), 'font')
      },
    })
    try {
      await app.listen({ port: 0, host: '127.0.0.1' })
      const { port } = app.server.address() as AddressInfo
      for (const form of forms) {
        if (signal.aborted) return
        const { status, body, cache } = await ask(port, form)
        const seen = `${form} answered ${status}, ${cache}: ${body.slice(0, 120)}`
        kept.record(!RAW.test(body), seen)
        cached.record(!cache.includes('public'), seen)
        answered.record(status < 500, seen)
      }
      for (const path of ['/assets/main-Ab_c-1.js', '/fonts/plus-jakarta-sans.woff2']) {
        const { status } = await ask(port, path)
        plain.record(status === 200, `${path} answered ${status}`)
      }
    } finally {
      await close()
    }
  },
}
