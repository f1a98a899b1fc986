import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

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

const fetched = vi.fn<(address: string) => Promise<Response>>()
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
    await vi.waitFor(() => expect(fetched.mock.calls).toEqual([['/assets/Menu.js']]))
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
    await expect(importCode(load, files)).rejects.toThrow('Failed to fetch')
    expect(load).not.toHaveBeenCalled()
    fetched.mockImplementation(async () => answer())
    expect(await importCode(load, files)).toBe(code)
  })

  it('is lost where an import fails although all its files come', async () => {
    const { importCode, LostCode } = await newDocument()
    load.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'))
    await expect(importCode(load, files)).rejects.toThrow(TypeError)
    await expect(importCode(load, files)).rejects.toThrow(LostCode)
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
