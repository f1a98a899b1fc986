import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { outdatedCaches } from '@app/service-worker/cache-names'
import { findShell } from '@app/service-worker/find-shell'
import { respondWithFile } from '@app/service-worker/keep-files'
import { fileKind, photoIn } from '@app/service-worker/kept-files'
import { notPages, openPage } from '@app/service-worker/open-page'
import { readMessage } from '@app/service-worker/read-message'
import { aliases, paths, shellPaths } from '@domain/paths'

describe('code files of earlier builds', () => {
  const code = (...builds: string[]) => builds.map((build) => `staylet-code-${build}`)

  it('are kept for the two previous builds, whose pages may still be open', () => {
    expect(outdatedCaches(code('a', 'b', 'now'), 'staylet-code-now')).toEqual([])
    expect(outdatedCaches(code('a', 'b', 'c', 'now'), 'staylet-code-now')).toEqual(code('a'))
  })

  it('are deleted without touching photos or the caches of others', () => {
    const names = ['staylet-photos', 'theirs', ...code('a', 'b', 'c', 'now')]
    expect(outdatedCaches(names, 'staylet-code-now')).toEqual(code('a'))
  })
})

describe('the file kinds of the service worker', () => {
  it.each([
    ['/assets/first-abc.js', 'hashed'],
    ['/fonts/plus-jakarta-sans-012345.woff2', 'hashed'],
    ['/hero/hero-pool-dusk-012345-phone.webp', 'hashed'],
    ['/auth/find.webp', 'named'],
    ['/icon.svg', 'named'],
    ['/media/p1/640.webp', 'photo'],
    ['/media/p1/960.webp', undefined],
    ['/api/listing', undefined],
    ['/api/assets/first.js', undefined],
    ['/service-worker.js', undefined],
    ['/', undefined],
  ])('classify %s as %s', (pathname, kind) => {
    expect(fileKind(pathname)).toBe(kind)
  })

  it('treat all widths of one photo as the same photo', () => {
    expect(photoIn('/media/p1/1280.avif')).toEqual({ id: 'p1', width: 1280 })
    expect(photoIn('/media/p1')).toBeUndefined()
  })
})

describe('a file that the service worker responds with', () => {
  const own = 'https://staylet.example/assets/first-abc.js'
  const code = () => new Response('start()', { headers: { 'content-type': 'text/javascript' } })
  const kept = new Map<string, Response>()
  const cache = {
    match: async ({ url }: Request) => kept.get(url)?.clone(),
    put: async ({ url }: Request, response: Response) => void kept.set(url, response),
    keys: async () => [],
  }
  const working = { open: async () => cache, match: cache.match }
  const answer = async (caches: object, response: Response, options?: RequestInit) => {
    vi.stubGlobal('caches', caches)
    vi.stubGlobal('fetch', async () => response)
    const work: Promise<unknown>[] = []
    const request = new Request(own, options)
    const answered = await respondWithFile(request, 'code', (each) => work.push(each))
    await Promise.all(work)
    return answered.text()
  }
  afterEach(() => {
    kept.clear()
    vi.unstubAllGlobals()
  })

  it('is kept', async () => {
    expect(await answer(working, code())).toBe('start()')
    expect([...kept.keys()]).toEqual([own])
  })

  it('is kept with the current build when an earlier one had it', async () => {
    const earlier = { match: async () => code() }
    await answer({ ...working, ...earlier }, new Response('', { status: 503 }))
    expect([...kept.keys()]).toEqual([own])
  })

  it("is not kept when it is another site's page", async () => {
    const portal = new Response('<h1>Sign in</h1>', { headers: { 'content-type': 'text/html' } })
    await answer(working, portal)
    const elsewhere = Object.defineProperty(code(), 'redirected', { value: true })
    await answer(working, Object.assign(elsewhere, { clone: () => elsewhere }))
    await answer(working, new Response('', { status: 503 }))
    expect([...kept.keys()]).toEqual([])
  })

  it('comes from the network, and is kept anew, for a page that found it broken', async () => {
    kept.set(own, new Response('start('))
    expect(await answer(working, code())).toBe('start(')
    expect(await answer(working, code(), { cache: 'reload' })).toBe('start()')
    expect(await answer(working, new Response('', { status: 503 }))).toBe('start()')
  })

  it('comes from the network where the caches cannot be used', async () => {
    const broken = () => Promise.reject(new DOMException('Unexpected internal error'))
    expect(await answer({ open: broken, match: broken }, code())).toBe('start()')
  })
})

describe('the shell without a network', () => {
  const site = 'https://staylet.example'
  /** Returns caches with these files, and with the page files of their builds, oldest first. */
  const cachesOf = (kept: Record<string, string[]>) => ({
    keys: async () => Object.keys(kept),
    match: async (path: string) =>
      Object.values(kept).flat().includes(path) ? new Response('') : undefined,
    open: async (name: string) => ({
      keys: async () => kept[name]?.map((path) => ({ url: site + path })),
      match: async (key: URL | string) =>
        typeof key === 'string'
          ? new Response(JSON.stringify({ PropertyPage: page(name) }))
          : new Response(`${name} ${key.pathname}`),
    }),
  })
  const shell = '/app-shell?revision=1'
  const [before, recent, now] = ['staylet-code-a', 'staylet-code-b', 'staylet-code-now']
  const page = (build: string) => `/assets/PropertyPage-${build}.js`
  const own = {
    cacheName: now,
    pages: { PropertyPage: page(now), BookingDetailsPage: '/assets/BookingDetailsPage-n.js' },
    shell: async () => new Response('own'),
  }
  const found = async (kept: Record<string, string[]>, path: string) => {
    vi.stubGlobal('caches', cachesOf(kept))
    const response = await findShell(path, own)
    return response?.text()
  }
  afterEach(() => vi.unstubAllGlobals())

  const path = paths.property('loft')

  it("is this build's where its code of the page is kept, and for the home page", async () => {
    const kept = { [before]: [shell, page(before)], [now]: [shell, page(now)] }
    expect(await found(kept, path)).toBe('own')
    expect(await found(kept, paths.home)).toBe('own')
  })

  it('is that of the newest build whose code of the page is kept, wherever', async () => {
    const kept = {
      'staylet-photos': [],
      [before]: [shell, page(before)],
      [recent]: [shell],
      // A tab of the build before has loaded its code through this build's worker.
      [now]: [shell, page(recent)],
    }
    expect(await found(kept, path)).toBe(`${recent} /app-shell`)
    expect(await found({ ...kept, [now]: [shell] }, `${path}/`)).toBe(`${before} /app-shell`)
    expect(await found({ ...kept, [recent]: [] }, path)).toBe(`${before} /app-shell`)
  })

  it("is this build's where no code of the page is kept", async () => {
    const kept = { [before]: [shell], [now]: [shell] }
    expect(await found(kept, paths.booking('b1'))).toBe('own')
    expect(await found(kept, '/verify-email')).toBe('own')
    expect(await found(kept, '/unknown')).toBe('own')
  })
})

describe('a message from a page to the service worker', () => {
  beforeEach(() => vi.stubGlobal('location', new URL('https://staylet.example/')))
  afterEach(() => vi.unstubAllGlobals())

  it('names files of our origin', () => {
    const urls = ['https://staylet.example/assets/a.js', 'https://evil.example/a.js', 7, 'nothing']
    expect(readMessage({ kind: 'keep', urls })).toEqual([urls[0]])
  })

  it.each([undefined, null, 'keep', {}, { kind: 'keep' }, { kind: 'keep', urls: 'all' }])(
    'is ignored when it is malformed: %j',
    (data) => {
      expect(readMessage(data)).toEqual([])
    },
  )
})

describe('opening a page through the service worker', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  const fresh = new Response('fresh')
  const shell = new Response('shell')
  const keptShell = () => Promise.resolve(shell)

  it("returns the server's response, whatever its status", async () => {
    expect(await openPage(Promise.resolve(fresh), keptShell)).toBe(fresh)
    const broken = new Response('', { status: 500 })
    expect(await openPage(Promise.resolve(broken), keptShell)).toBe(broken)
  })

  it.each([502, 504])('returns the cached shell when a gateway answers %i', async (status) => {
    const failed = new Response('Bad gateway', { status })
    expect(await openPage(Promise.resolve(failed), keptShell)).toBe(shell)
    expect(await openPage(Promise.resolve(failed), async () => undefined)).toBe(failed)
  })

  it('returns the cached shell when no response arrives', async () => {
    expect(await openPage(Promise.reject(new TypeError('offline')), keptShell)).toBe(shell)
  })

  it('returns the cached shell when the response takes ten seconds', async () => {
    const opened = openPage(new Promise(() => {}), keptShell)
    let answer: Response | undefined
    void opened.then((response) => (answer = response))
    await vi.advanceTimersByTimeAsync(9_999)
    expect(answer).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    expect(answer).toBe(shell)
  })

  it('keeps waiting without a cached shell and fails as the network does', async () => {
    const gone = openPage(Promise.reject(new TypeError('offline')), async () => undefined)
    await expect(gone).rejects.toThrow('offline')
  })

  it('keeps waiting where the caches are damaged', async () => {
    const damaged = () => Promise.reject(new Error('UnknownError'))
    let arrive = (_response: Response) => {}
    const opened = openPage(new Promise((resolve) => (arrive = resolve)), damaged)
    await vi.advanceTimersByTimeAsync(10_000)
    arrive(fresh)
    expect(await opened).toBe(fresh)
  })

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
