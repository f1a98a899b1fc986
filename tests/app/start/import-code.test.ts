import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TIME } from '@domain/constants'

const files = ['assets/Menu.js', 'assets/popups.js']
const code = { Menu: 'the menu' }

/** A document in which nothing has failed yet. */
async function newDocument() {
  vi.resetModules()
  const [{ importCode }, { LostCode }] = await Promise.all([
    import('@app/start/import-code'),
    import('@ui/layout/lost-code'),
  ])
  return { importCode, LostCode }
}

const answer = (body = 'export {}', type = 'text/javascript', status = 200) =>
  new Response(body, { status, headers: { 'content-type': type } })

const fetched = vi.fn<(address: string, options?: RequestInit) => Promise<Response>>()
const addresses = () => fetched.mock.calls.map(([address]) => address)
const load = vi.fn<() => Promise<typeof code>>()
const events = vi.fn<(event: Event) => boolean>()
const browser = { onLine: true }
let preloaded: string[]

beforeEach(() => {
  preloaded = []
  browser.onLine = true
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('navigator', browser)
  vi.stubGlobal('dispatchEvent', events)
  vi.stubGlobal('document', {
    querySelector: (selector: string) =>
      preloaded.find((address) => selector.includes(`"${address}"`)) ?? null,
  })
  fetched.mockImplementation(async () => answer())
  load.mockResolvedValue(code)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

describe('code that is imported on demand', () => {
  it('is fetched whole before it is imported, but for files that the document asks for', async () => {
    const { importCode } = await newDocument()
    preloaded = ['/assets/popups.js']
    let isWhole = () => {}
    fetched.mockImplementation(async () => {
      await new Promise<void>((resolve) => (isWhole = resolve))
      return answer()
    })
    const imported = importCode(load, files)
    await vi.waitFor(() => expect(addresses()).toEqual(['/assets/Menu.js']))
    expect(load).not.toHaveBeenCalled()
    isWhole()
    expect(await imported).toBe(code)
    expect(await importCode(load, files)).toBe(code)
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  it('is not imported without a network, so that a later import can succeed', async () => {
    const { importCode } = await newDocument()
    browser.onLine = false
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    await expect(importCode(load, files)).rejects.toThrow('Failed to fetch')
    browser.onLine = true
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const imported = importCode(load, files).catch((reason: unknown) => reason)
    await vi.runAllTimersAsync()
    expect(await imported).toEqual(new TypeError('Failed to fetch'))
    expect(load).not.toHaveBeenCalled()
    fetched.mockImplementation(async () => answer())
    expect(await importCode(load, files)).toBe(code)
  })

  it('comes although a phone changes its network meanwhile', async () => {
    const { importCode } = await newDocument()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const imported = importCode(load, ['assets/Menu.js'])
    await vi.runAllTimersAsync()
    expect(await imported).toBe(code)
    expect(addresses()).toEqual(['/assets/Menu.js', '/assets/Menu.js'])
    // Nobody is told of a failure.
    expect(events).not.toHaveBeenCalled()
  })

  it('is requested once, and once more, from a server that cannot be reached', async () => {
    const { importCode } = await newDocument()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    const imported = importCode(load, ['assets/Menu.js']).catch((reason: unknown) => reason)
    await vi.runAllTimersAsync()
    expect(await imported).toEqual(new TypeError('Failed to fetch'))
    expect(fetched).toHaveBeenCalledTimes(2)
  })

  it('is requested again after a request that is never answered', async () => {
    const { importCode } = await newDocument()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    fetched.mockImplementation(
      (_, options) =>
        new Promise((_resolve, reject) => {
          options?.signal?.addEventListener('abort', () => reject(options.signal?.reason))
        }),
    )
    let failure: unknown
    importCode(load, ['assets/Menu.js']).catch((reason: unknown) => (failure = reason))
    await vi.advanceTimersByTimeAsync(TIME.requestTimeout)
    // The page is not loaded again, as it would be for a LostCode.
    expect(failure).toEqual(new Error('assets/Menu.js is late'))
    expect(load).not.toHaveBeenCalled()
    fetched.mockImplementation(async () => answer())
    expect(await importCode(load, ['assets/Menu.js'])).toBe(code)
    expect(addresses()).toEqual(['/assets/Menu.js', '/assets/Menu.js'])
  })

  it('is not given up while its bytes come, however slowly', async () => {
    const { importCode } = await newDocument()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const lines = ['export', ' ', '{}']
    fetched.mockImplementation(async (_, options) => {
      const body = new ReadableStream<Uint8Array>({
        start(stream) {
          options?.signal?.addEventListener('abort', () => stream.error(new Error('Given up')))
          const send = () => {
            const line = lines.shift()
            if (line === undefined) return stream.close()
            stream.enqueue(new TextEncoder().encode(line))
            setTimeout(send, TIME.requestTimeout - 1)
          }
          send()
        },
      })
      return new Response(body, { headers: { 'content-type': 'text/javascript' } })
    })
    const imported = importCode(load, ['assets/Menu.js'])
    await vi.advanceTimersByTimeAsync(TIME.requestTimeout * 3)
    expect(await imported).toBe(code)
  })

  it('is lost where an import fails although all its files come', async () => {
    const { importCode, LostCode } = await newDocument()
    load.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'))
    await expect(importCode(load, files)).rejects.toThrow(TypeError)
    await expect(importCode(load, files)).rejects.toThrow(LostCode)
    // The next document gets none of them from a cache, because one may be broken.
    const past = fetched.mock.calls.filter(([, options]) => options?.cache === 'reload')
    expect(past.map(([address]) => address)).toEqual([...files, ...files].map((file) => `/${file}`))
    expect(events.mock.calls.map(([{ type }]) => type)).toEqual(Array(2).fill('vite:preloadError'))
  })

  it.each([
    ['a sign-in page', () => answer('<h1>Sign in</h1>', 'text/html')],
    ['an error of the server', () => answer('', 'text/javascript', 503)],
  ])('is not imported where %s comes instead', async (_, response) => {
    const { importCode } = await newDocument()
    fetched.mockImplementation(async () => response())
    await expect(importCode(load, files)).rejects.toThrow(/assets\/\w+\.js did not come: \d+/)
    expect(load).not.toHaveBeenCalled()
  })
})
