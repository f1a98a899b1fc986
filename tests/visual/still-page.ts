import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContext, Page, Request } from 'playwright'
import { BEHAVIOUR, OPENED, variantsOf, type VisualParameters } from './matrix'
import { oneLine } from './one-line'
import { mediaOf, setWindow, takeVariants, type Order, type Tab, type Taken } from './take-variants'

interface Finish {
  status: string
  message?: string
  /** Message of a play that failed, whose story is shown as it was then. */
  failedPlay?: string
}

/** What Storybook and the scripts below define on the window. */
interface StorybookWindow {
  __STORYBOOK_PREVIEW__?: { currentRender?: { story?: { parameters?: { visual?: unknown } } } }
  stayletFinish?: Promise<Finish>
  stayletSettle: () => Promise<void>
}

export interface StoryEntry {
  id: string
  title: string
  name: string
  importPath: string
  type: 'story' | 'docs'
  tags?: string[]
}

/** Plain JavaScript, because a compiler's helpers do not exist in the page. */
const inEveryPage = [
  'watch-stories.mjs',
  'settle-page.mjs',
  'vary-page.mjs',
  'behaviour.mjs',
  'out-of-sight.mjs',
  'unseen-rules.mjs',
].map((name) => fileURLToPath(new URL(name, import.meta.url)))

/** Opens a context in which two runs draw the same pixels: without motion, in one time zone. */
export async function stillContext(browser: Browser) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Africa/Lagos',
  })
  for (const path of inEveryPage) await context.addInitScript({ path })
  return context
}

/** Ends a wait that has lost its purpose, with a message for the report. */
const within = <T>(milliseconds: number, work: Promise<T>, what: string) => {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took too long`)), milliseconds)
  })
  return Promise.race([work, limit]).finally(() => clearTimeout(timer))
}

/**
 * Milliseconds after which code that has arrived is drawn. React shows what replaces a placeholder
 * at most 300 ms later.
 */
const REVEAL = 350

/** Returns a function that waits until a page is still and has drawn all code that came to it. */
function settler(page: Page): Tab['settle'] {
  const coming = new Set<Request>()
  let arrived = 0
  let onArrival = () => {}
  const leave = (request: Request) => {
    if (!coming.delete(request)) return
    arrived = performance.now()
    if (coming.size === 0) onArrival()
  }
  page.on('request', (request) => {
    if (request.resourceType() === 'script') coming.add(request)
  })
  page.on('requestfinished', leave)
  page.on('requestfailed', leave)
  const restOf = () => (coming.size > 0 ? REVEAL : arrived + REVEAL - performance.now())
  return async (wait) => {
    await wait()
    for (let rest = restOf(); rest > 0; rest = restOf()) {
      if (coming.size > 0) await new Promise<void>((arrive) => (onArrival = arrive))
      else await page.waitForTimeout(rest)
      await wait()
    }
  }
}

/** Results after which the story is on the page, whether its test passes or not. */
const drawn = new Set(['success', 'error'])

/** The catalogue follows the browser's motion, and the story tests check accessibility already. */
const globals = 'motion:system;a11y.manual:!true'

/** Opens a story, and returns what its play failed with, if it did. */
async function open(tab: Tab, origin: string, { id, type }: StoryEntry) {
  const { page, settle } = tab
  // The story before it may have ended in another width or scheme.
  await setWindow(tab, OPENED)
  await page.emulateMedia(mediaOf(OPENED))
  await page.goto(`${origin}/iframe.html?id=${id}&viewMode=${type}&globals=${globals}`, {
    waitUntil: 'domcontentloaded',
    timeout: 0,
  })
  const { status, message, failedPlay } = await page.evaluate(
    () => (window as unknown as StorybookWindow).stayletFinish as Promise<Finish>,
  )
  if (!drawn.has(status)) throw new Error(message ?? status)
  await settle(() => page.evaluate(() => (window as unknown as StorybookWindow).stayletSettle()))
  return failedPlay === undefined ? undefined : oneLine(failedPlay)
}

/** Adds to the behaviour of a story that its play fails. */
function noteFailure({ shots, drawings }: Taken, failure: string): Taken {
  const behaviour = shots.get(BEHAVIOUR)
  if (!behaviour) return { shots, drawings }
  const noted = Buffer.from(`The play fails: ${failure}\n${behaviour.toString()}`)
  return { shots: new Map(shots).set(BEHAVIOUR, noted), drawings }
}

const parametersOf = (page: Page) =>
  page.evaluate(
    () =>
      (window as unknown as StorybookWindow).__STORYBOOK_PREVIEW__?.currentRender?.story?.parameters
        ?.visual ?? {},
  ) as Promise<VisualParameters>

export interface Camera {
  /**
   * Photographs one story in all of its variants or in some, says that it looks as it is known to
   * look, or says why it cannot be photographed.
   */
  shoot: (
    story: StoryEntry,
    timeLimit: number,
    order: Order,
  ) => Promise<Taken | 'as known' | { fault: string }>
}

/**
 * Takes pictures of one story after another. Every story is loaded from scratch, so that its
 * pictures do not depend on the stories before it, and its variants are switched in place.
 */
export function storyCamera(context: BrowserContext, origin: string): Camera {
  let opened: Tab | undefined
  const openPage = async () => {
    const page = await context.newPage()
    return { page, protocol: await context.newCDPSession(page), settle: settler(page) }
  }
  const photograph = async (story: StoryEntry, order: Order) => {
    const tab = (opened ??= await openPage())
    const { type } = story
    const take = async (asked: Order) => {
      const failure = await open(tab, origin, story)
      // On a slow machine a play may have waited too briefly. The story's own test judges it, and it
      // is photographed as it is when it fails again.
      if (failure !== undefined && asked.isFirst) throw new Error(failure)
      const visual = await parametersOf(tab.page)
      const names = variantsOf(story.title, visual)
      // A story whose play fails is not as one whose play passes, even if both look the same.
      const order = failure === undefined ? asked : { ...asked, known: undefined }
      const taken = await takeVariants(tab, { type, names, scroll: visual.scroll }, order)
      return failure !== undefined && typeof taken === 'object'
        ? noteFailure(taken, failure)
        : taken
    }
    const taken = await take(order)
    // Every picture is taken of a page that was just opened, in the same order of variants.
    const whole = taken === 'changed late' ? await take({ wanted: order.wanted }) : taken
    if (whole === 'changed late') throw new Error(`${story.id} was compared with nothing.`)
    return whole
  }
  const shoot: Camera['shoot'] = async (story, timeLimit, order) => {
    try {
      return await within(timeLimit, photograph(story, order), story.id)
    } catch (error) {
      await opened?.page.close().catch(() => undefined)
      opened = undefined
      return { fault: oneLine(error) }
    }
  }
  return { shoot }
}
