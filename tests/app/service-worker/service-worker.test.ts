import { outdatedCaches } from '@app/service-worker/cache-names'
import { fileKind, photoIn } from '@app/service-worker/kept-files'
import { notPages, openPage } from '@app/service-worker/open-page'
import { readMessage } from '@app/service-worker/read-message'
import { aliases, paths, shellPaths } from '@domain/paths'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

describe('code of builds before', () => {
  const code = (...builds: string[]) => builds.map((build) => `staylet-code-${build}`)

  it('stays for the two before this one, whose pages may still be open', () => {
    expect(outdatedCaches(code('a', 'b', 'now'), 'staylet-code-now')).toEqual([])
    expect(outdatedCaches(code('a', 'b', 'c', 'now'), 'staylet-code-now')).toEqual(code('a'))
  })

  it('goes without touching photos or what others have stored', () => {
    const names = ['staylet-photos', 'theirs', ...code('a', 'b', 'c', 'now')]
    expect(outdatedCaches(names, 'staylet-code-now')).toEqual(code('a'))
  })
})

describe('what the worker keeps', () => {
  it.each([
    ['/assets/first-abc.js', 'hashed'],
    ['/fonts/plus-jakarta-sans.woff2', 'named'],
    ['/hero/hero-pool-dusk-phone.webp', 'named'],
    ['/icon.svg', 'named'],
    ['/media/p1/640.webp', 'photo'],
    ['/media/p1/960.webp', undefined],
    ['/api/listing', undefined],
    ['/api/assets/first.js', undefined],
    ['/service-worker.js', undefined],
    ['/', undefined],
  ])('%s as %s', (pathname, kind) => {
    expect(fileKind(pathname)).toBe(kind)
  })

  it('knows one photo in all its widths', () => {
    expect(photoIn('/media/p1/1280.avif')).toEqual({ id: 'p1', width: 1280 })
    expect(photoIn('/media/p1')).toBeUndefined()
  })
})

describe('a message of a page', () => {
  beforeEach(() => vi.stubGlobal('location', new URL('https://staylet.example/')))
  afterEach(() => vi.unstubAllGlobals())

  it('names files of our origin', () => {
    const urls = ['https://staylet.example/assets/a.js', 'https://evil.example/a.js', 7, 'nothing']
    expect(readMessage({ kind: 'keep', urls }, [])).toEqual([urls[0]])
  })

  it('may ask for the code of all other pages', () => {
    expect(readMessage({ kind: 'keep-rest' }, ['/assets/b.js'])).toEqual(['/assets/b.js'])
  })

  it.each([undefined, null, 'keep', {}, { kind: 'keep' }, { kind: 'keep', urls: 'all' }])(
    'that is not ours asks for nothing: %j',
    (data) => {
      expect(readMessage(data, ['/assets/b.js'])).toEqual([])
    },
  )
})

describe('opening a page', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  const fresh = new Response('fresh')
  const shell = new Response('shell')
  const keptShell = () => Promise.resolve(shell)

  it('is fresh from the server whatever the server says', async () => {
    expect(await openPage(Promise.resolve(fresh), keptShell)).toBe(fresh)
    const broken = new Response('', { status: 500 })
    expect(await openPage(Promise.resolve(broken), keptShell)).toBe(broken)
  })

  it('takes the kept shell when no answer comes', async () => {
    expect(await openPage(Promise.reject(new TypeError('offline')), keptShell)).toBe(shell)
  })

  it('takes the kept shell when the answer takes ten seconds', async () => {
    const opened = openPage(new Promise(() => {}), keptShell)
    let answer: Response | undefined
    void opened.then((response) => (answer = response))
    await vi.advanceTimersByTimeAsync(9_999)
    expect(answer).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    expect(answer).toBe(shell)
  })

  it('goes on waiting where there is no shell, and fails as the network does', async () => {
    const gone = openPage(Promise.reject(new TypeError('offline')), async () => undefined)
    await expect(gone).rejects.toThrow('offline')
  })

  it('concerns every address of the product and no other', () => {
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
