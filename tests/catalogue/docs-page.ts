import { fileURLToPath } from 'node:url'
import type { BrowserContext, Page } from 'playwright'

const WIDE = { width: 1280, height: 900 }
const PHONE = { width: 390, height: 844 }
/** Time limit in milliseconds of a page, whose frames play one after the other. */
const LIMIT = 180_000

interface StoryWindow {
  __STORYBOOK_PREVIEW__?: {
    currentRender?: { phase: string }
    storyRenders?: { phase: string }[]
  }
}

interface ChannelWindow {
  __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, ...values: unknown[]) => void }
}

interface LookingWindow {
  stayletLookAtPage: (root: ParentNode, scheme: string) => string[]
}

/** Runs in the page: makes frames load that are far below the window. */
const loadFrames = () => {
  for (const frame of document.querySelectorAll('iframe')) frame.loading = 'eager'
}

/** Runs in the page: whether every frame has drawn and played its story. */
const areFramesDone = () =>
  [...document.querySelectorAll<HTMLIFrameElement>('iframe[id^="iframe--"]')].every(
    ({ contentWindow }) =>
      (contentWindow as StoryWindow | null)?.__STORYBOOK_PREVIEW__?.currentRender?.phase ===
      'finished',
  )

/**
 * Runs in the page: whether it has drawn its own stories. Storybook loads a page again when a
 * toolbar changes before.
 */
const isDrawn = () => {
  const renders = (window as StoryWindow).__STORYBOOK_PREVIEW__?.storyRenders ?? []
  return (
    renders.length >= document.querySelectorAll('.sb-story').length &&
    renders.every(({ phase }) => phase === 'finished' || phase === 'errored')
  )
}

/** Runs in the page: returns the message of every state that shows an error. */
const shownErrors = () =>
  [
    ...[...document.querySelectorAll<HTMLIFrameElement>('iframe[id^="iframe--"]')].flatMap(
      ({ title, contentDocument }) =>
        contentDocument?.body.classList.contains('sb-show-errordisplay')
          ? [`${title}: ${contentDocument.querySelector('#error-message')?.textContent ?? ''}`]
          : [],
    ),
    ...[...document.querySelectorAll<HTMLElement>('.sb-story > pre, .sb-errordisplay')]
      .filter((box) => box.offsetHeight > 0)
      .map((box) => box.innerText),
  ].map((text) => text.slice(0, 200).replace(/\s+/g, ' '))

/** Runs in the page: returns the height of its heading, which says how large the page's own text is. */
const headingHeight = () =>
  document.querySelector('#storybook-docs h1')?.getBoundingClientRect().height ?? 0

/** Runs in the page: by how many pixels it scrolls sideways. */
const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

/**
 * Runs in the page: returns the frames in another scheme. A frame that the toolbar cannot change
 * shows what its story asks for.
 */
const strayFrames = (scheme: string) =>
  [...document.querySelectorAll<HTMLIFrameElement>('iframe[id^="iframe--"]')]
    .filter(({ contentDocument }) => contentDocument?.documentElement.dataset['scheme'] !== scheme)
    .map(({ title }) => `${title}: is not in the ${scheme} scheme`)

/** Chooses in the toolbars, and returns once the page has drawn it. */
async function choose(page: Page, globals: Record<string, string>) {
  await page.evaluate((chosen) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as ChannelWindow
    channel.emit('updateGlobals', { globals: chosen })
  }, globals)
  await page.waitForTimeout(100)
  await page.waitForFunction(isDrawn)
}

/** Runs in the page: returns what its own parts show wrongly. */
const look = (scheme: string) =>
  document.documentElement.dataset['scheme'] === scheme
    ? (window as unknown as LookingWindow).stayletLookAtPage(document, scheme)
    : [`the page is not in the ${scheme} scheme`]

/** Stories about a photo that does not arrive request one by this name. */
const MISSING = /\/photos\/missing[^/]*$/

/** The console repeats requests that fail, and the states show the errors of their own frames. */
const isRepeated = (text: string) => text.startsWith('Failed to load resource')

/** Collects what a page says until it is closed. */
function listen(page: Page): string[] {
  const said: string[] = []
  page.on('pageerror', ({ message }) => said.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !isRepeated(message.text())) {
      said.push(`the console says: ${message.text().slice(0, 200).replace(/\s+/g, ' ')}`)
    }
  })
  page.on('response', (response) => {
    const isDeliberate = MISSING.test(new URL(response.url()).pathname)
    if (response.status() >= 400 && !isDeliberate) {
      said.push(`${response.status()} ${response.url()}`)
    }
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // A story that ends takes its requests back.
    if (reason !== 'net::ERR_ABORTED') said.push(`${reason} ${request.url()}`)
  })
  return said
}

/** Opens a docs page in the dark scheme, and returns its faults in both schemes. */
export async function faultsOf(page: Page, address: string): Promise<string[]> {
  const said = listen(page)
  await page.setViewportSize(WIDE)
  await page.goto(`${address}&globals=scheme:dark`)
  await page.locator('#storybook-docs h1').first().waitFor({ timeout: LIMIT })
  await page.waitForFunction(isDrawn)
  await page.evaluate(loadFrames)
  await page.waitForFunction(areFramesDone, undefined, { timeout: LIMIT })
  const faults = await page.evaluate(shownErrors)
  faults.push(...(await page.evaluate(strayFrames, 'dark')), ...(await page.evaluate(look, 'dark')))
  await choose(page, { scheme: 'light' })
  faults.push(...(await page.evaluate(look, 'light')))
  const usual = await page.evaluate(headingHeight)
  for (const [window, chosen] of [
    [WIDE, { textSize: '200' }],
    [PHONE, { textSize: '100' }],
    [PHONE, { textSize: '200' }],
    [PHONE, { direction: 'rtl' }],
  ] as const) {
    await page.setViewportSize(window)
    await choose(page, chosen)
    const beyond = await page.evaluate(sideways)
    const how = JSON.stringify(chosen)
    if (beyond > 0) faults.push(`scrolls ${beyond} pixels sideways at ${window.width}, ${how}`)
    const height = window === WIDE ? await page.evaluate(headingHeight) : undefined
    // A long heading takes more lines too.
    if (height && height < 1.9 * usual) faults.push('its own text does not follow the text size')
  }
  return [...new Set([...faults, ...said])]
}

/** Opens a page of its own, because the hidden one of two pages in a window draws nothing. */
export async function openPage(context: BrowserContext) {
  context.setDefaultTimeout(LIMIT)
  await context.addInitScript({ path: fileURLToPath(new URL('look-at-page.mjs', import.meta.url)) })
  return context.newPage()
}
