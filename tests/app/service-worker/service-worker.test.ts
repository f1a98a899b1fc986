import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  careful,
  hashedFiles,
  isTheFile,
  namedFiles,
  notPages,
  photos,
} from '@app/service-worker/kept-files'
import { aliases, paths, shellPaths } from '@domain/paths'

describe('the files that the service worker keeps', () => {
  it.each([
    ['/assets/first-abc.js', 'hashed'],
    ['/fonts/plus-jakarta-sans-012345.woff2', 'hashed'],
    ['/hero/hero-pool-dusk-012345-phone.webp', 'hashed'],
    ['/auth/find.webp', 'named'],
    ['/icon.svg', 'named'],
    ['/media/p1/640.webp', 'photo'],
    ['/api/listing', undefined],
    ['/api/assets/first.js', undefined],
    ['/service-worker.js', undefined],
    ['/', undefined],
  ])('have the kind of %s: %s', (pathname, kind) => {
    const kinds = { hashed: hashedFiles, named: namedFiles, photo: photos }
    const found = Object.entries(kinds).filter(([, pattern]) => pattern.test(pathname))
    expect(found.map(([name]) => name)).toEqual(kind === undefined ? [] : [kind])
  })

  const answer = (type: string, status = 200) =>
    new Response('', { status, headers: { 'content-type': type } })

  it("are not another site's page", () => {
    const code = '/assets/first-abc.js'
    expect(isTheFile(code, answer('text/javascript'))).toBe(true)
    expect(isTheFile(code, answer('text/html'))).toBe(false)
    expect(isTheFile(code, answer('text/javascript', 503))).toBe(false)
    const elsewhere = Object.defineProperty(answer('text/javascript'), 'redirected', {
      value: true,
    })
    expect(isTheFile(code, elsewhere)).toBe(false)
    expect(isTheFile(shellPaths.shell, answer('text/html'))).toBe(true)
    expect(isTheFile(shellPaths.shell, answer('text/plain'))).toBe(false)
  })
})

describe('caches that cannot be used', () => {
  const failed = (type: string) =>
    careful.handlerDidError?.({
      request: new Request('https://staylet.example/assets/first-abc.js'),
      event: Object.assign(new Event(type), { waitUntil: () => undefined }),
      error: new DOMException('Unexpected internal error'),
    })
  afterEach(() => vi.unstubAllGlobals())

  it('leave files to the network', async () => {
    vi.stubGlobal('fetch', async () => new Response('start()'))
    expect(await (await failed('fetch'))?.text()).toBe('start()')
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
    expect((await failed('fetch'))?.type).toBe('error')
  })

  it('prevent the installation', async () => {
    expect(await failed('install')).toBeUndefined()
  })
})

describe('opening a page through the service worker', () => {
  it('covers every address of the product and no other', () => {
    const isPage = (path: string) => !notPages.some((pattern) => pattern.test(path))
    const screens = [
      paths.home,
      paths.property('a-b'),
      paths.booking('b1'),
      ...Object.keys(aliases),
    ]
    expect(screens.filter((path) => !isPage(path))).toEqual([])
    const others = ['/api/docs', '/dev/mailbox', '/media/p/640.webp', '/sitemap.xml', '/robots.txt']
    expect([...others, shellPaths.shell, shellPaths.serviceWorker].filter(isPage)).toEqual([])
  })
})
