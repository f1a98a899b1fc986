import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContext, Page } from 'playwright'

/** Time limit in milliseconds. A story that has not settled by then fails. */
const storyTimeLimit = 30_000

export interface Shot {
  size: { width: number; height: number }
  scheme: 'light' | 'dark'
}

interface Finish {
  status: string
  message?: string
}

/** What Storybook and the two scripts below define on the window. */
interface StorybookWindow {
  __STORYBOOK_ADDONS_CHANNEL__?: { emit: (event: string, detail: unknown) => void }
  stayletFinish?: Promise<Finish>
  stayletWatch?: () => void
  stayletSettle?: () => Promise<undefined>
}

/** Plain JavaScript, because a compiler's helpers do not exist in the page. */
const inEveryPage = ['watch-stories.mjs', 'settle-page.mjs'].map((name) =>
  fileURLToPath(new URL(name, import.meta.url)),
)

/**
 * Opens a context in which two runs draw the same pixels: without motion, in one time zone and
 * without a network.
 */
export async function stillContext(browser: Browser, origin: string, { size, scheme }: Shot) {
  const context = await browser.newContext({
    viewport: size,
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    colorScheme: scheme,
    locale: 'en-GB',
    timezoneId: 'Africa/Lagos',
  })
  await context.route(
    (url) => url.origin !== origin && url.protocol.startsWith('http'),
    (route) => route.abort(),
  )
  for (const path of inEveryPage) await context.addInitScript({ path })
  return context
}

const withinLimit = <T>(work: Promise<T>) => {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<Finish>((resolve) => {
    timer = setTimeout(() => resolve({ status: 'took too long' }), storyTimeLimit)
  })
  return Promise.race([work, limit]).finally(() => clearTimeout(timer))
}

const finishOf = (page: Page) =>
  page.evaluate(() => (window as unknown as StorybookWindow).stayletFinish as Promise<Finish>)

/**
 * Skips the accessibility checks. The story tests run them, and a second run would double the time.
 */
const open = async (page: Page, origin: string, id: string, scheme: string) => {
  const globals = `scheme:${scheme};a11y.manual:!true`
  await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story&globals=${globals}`, {
    waitUntil: 'domcontentloaded',
    timeout: storyTimeLimit,
  })
  await finishOf(page)
  // A component that measures itself when it opens, such as a menu, needs the fonts first. A face
  // made from the machine's own fonts may have nothing to load.
  await page.evaluate(async () => {
    await Promise.allSettled([...document.fonts].map((font) => font.load()))
  })
  return emit(page, 'forceRemount', { storyId: id })
}

/** Sends Storybook an event that makes it render a story, and waits for the result. */
const emit = async (page: Page, event: string, detail: { storyId: string; viewMode?: 'story' }) => {
  await page.evaluate(
    ([name, what]) => {
      const { stayletWatch, __STORYBOOK_ADDONS_CHANNEL__ } = window as unknown as StorybookWindow
      stayletWatch?.()
      __STORYBOOK_ADDONS_CHANNEL__?.emit(name, what)
      window.scrollTo(0, 0)
    },
    [event, detail] as const,
  )
  return finishOf(page)
}

/** Changing the story in an open page is twice as fast as opening a new page. */
const change = (page: Page, storyId: string) =>
  emit(page, 'setCurrentStory', { storyId, viewMode: 'story' })

/** Scales photos without smoothing, because smoothing depends on what the browser has cached. */
const pictureStyle =
  '.MuiTouchRipple-root { display: none !important } img { image-rendering: pixelated !important }'

/**
 * Results after which the story is on the page. 'error' is a failed assertion, often one for
 * another width. The story's own test judges it, not its screenshot.
 */
const drawn = new Set(['success', 'error'])

/**
 * Takes screenshots of one story after another in one page. It discards a page in which a story
 * failed.
 */
export function storyCamera(context: BrowserContext, origin: string, scheme: Shot['scheme']) {
  let page: Page | undefined
  const show = async (id: string): Promise<Finish> => {
    if (page) return withinLimit(change(page, id))
    page = await context.newPage()
    return withinLimit(open(page, origin, id, scheme))
  }
  return async (id: string): Promise<{ picture?: Buffer; fault?: string }> => {
    try {
      const { status, message } = await show(id)
      if (!drawn.has(status)) throw new Error(message ?? status)
      if (!page) throw new Error('the page has gone')
      await withinLimit(
        page.evaluate(() => (window as unknown as StorybookWindow).stayletSettle?.()),
      )
      const picture = await page.screenshot({
        fullPage: true,
        animations: 'disabled',
        caret: 'hide',
        style: pictureStyle,
        timeout: storyTimeLimit,
      })
      return { picture }
    } catch (error) {
      await page?.close().catch(() => undefined)
      page = undefined
      return { fault: error instanceof Error ? error.message : String(error) }
    }
  }
}
