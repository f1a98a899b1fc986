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
    storyStoreValue?: {
      storyIndex: { entries: Record<string, { id: string; title: string; type: string }> }
      loadStory: (of: { storyId: string }) => Promise<{ parameters: { expectedErrors?: RegExp } }>
    }
  }
}

interface ChannelWindow {
  __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, ...values: unknown[]) => void }
}

interface LookingWindow {
  stayletLookAtPage: (root: ParentNode, scheme: string) => string[]
}

/**
 * Frames that load at once. A designer who scrolls sees about as many, and where all of them play
 * together, plays give up waiting.
 */
const FRAMES_AT_A_TIME = 4

/**
 * Runs in the page: makes some of the frames load that are far below the window, and returns whether
 * there were any.
 */
const loadFrames = (most: number) => {
  const waiting = [...document.querySelectorAll<HTMLIFrameElement>('iframe[loading="lazy"]')]
  for (const frame of waiting.slice(0, most)) frame.loading = 'eager'
  return waiting.length > 0
}

/** Runs in the page: whether every frame that may load has drawn and played its story. */
const areFramesDone = () =>
  [
    ...document.querySelectorAll<HTMLIFrameElement>('iframe[id^="iframe--"]:not([loading="lazy"])'),
  ].every(
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

/** Runs in the page: returns the sources of the expressions that name errors of its stories. */
const expectedErrors = async (docsId: string) => {
  const store = (window as StoryWindow).__STORYBOOK_PREVIEW__?.storyStoreValue
  if (!store) return []
  const entries = Object.values(store.storyIndex.entries)
  const title = entries.find(({ id }) => id === docsId)?.title
  const stories = entries.filter((each) => each.type === 'story' && each.title === title)
  const loaded = await Promise.all(stories.map(({ id }) => store.loadStory({ storyId: id })))
  return loaded.flatMap((story) => story.parameters.expectedErrors?.source ?? [])
}

/** Collects what a page says until it is closed, and errors in its console while it is as usual. */
function listen(page: Page) {
  const said: string[] = []
  const errors: string[] = []
  let isUsual = true
  page.on('pageerror', ({ message }) => said.push(message))
  page.on('console', (message) => {
    if (isUsual && message.type() === 'error' && !isRepeated(message.text())) {
      // The stories name errors without their class.
      errors.push(message.text().replace(/\b\w+Error: /, ''))
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
    // A story that ends takes its requests back, and a toolbar makes all frames of a long page load
    // at once.
    if (!/ERR_(ABORTED|INSUFFICIENT_RESOURCES)$/.test(reason))
      said.push(`${reason} ${request.url()}`)
  })
  return {
    said,
    errors,
    /** Play functions expect the layout of the usual text and direction. */
    endUsual: () => (isUsual = false),
  }
}

/** Opens a docs page in the dark scheme, and returns its faults in both schemes. */
export async function faultsOf(page: Page, address: string): Promise<string[]> {
  const { said, errors, endUsual } = listen(page)
  await page.setViewportSize(WIDE)
  await page.goto(`${address}&globals=scheme:dark`)
  await page.locator('#storybook-docs h1').first().waitFor({ timeout: LIMIT })
  await page.waitForFunction(isDrawn)
  let isLoading = true
  while (isLoading) {
    isLoading = await page.evaluate(loadFrames, FRAMES_AT_A_TIME)
    await page.waitForFunction(areFramesDone, undefined, { timeout: LIMIT })
  }
  const faults = await page.evaluate(shownErrors)
  if ((await page.evaluate(() => window.scrollY)) > 0) faults.push('scrolls away by itself')
  faults.push(...(await page.evaluate(strayFrames, 'dark')), ...(await page.evaluate(look, 'dark')))
  await choose(page, { scheme: 'light' })
  faults.push(...(await page.evaluate(look, 'light')))
  endUsual()
  const docsId = new URL(address).searchParams.get('id') ?? ''
  const expected = (await page.evaluate(expectedErrors, docsId)).map((source) => new RegExp(source))
  for (const error of errors) {
    if (expected.some((each) => each.test(error))) continue
    faults.push(`the console says: ${error.slice(0, 200).replace(/\s+/g, ' ')}`)
  }
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
