import { readFileSync } from 'node:fs'
import { chromium, type Browser, type Page } from 'playwright'
import { preview } from 'vite'
import { chromiumLaunchOptions } from '@tests/run/chromium'

/**
 * `npm run pages -- storybook-static ui/form`: opens the docs pages of a built catalogue, and lists
 * states that show an error, errors in the console, and pages that scroll sideways on a phone. The
 * second word chooses pages by their title.
 */
const [folder = 'storybook-static', chosen = ''] = process.argv.slice(2)

const PAGES_AT_A_TIME = 2
const WIDE = { width: 1280, height: 900 }
const PHONE = { width: 390, height: 844 }
/** Time limit in milliseconds of a page, whose frames play one after the other. */
const LIMIT = 180_000

interface DocsEntry {
  id: string
  title: string
  type: 'story' | 'docs'
}

function pagesOf(): DocsEntry[] {
  const { entries } = JSON.parse(readFileSync(`${folder}/index.json`, 'utf8')) as {
    entries: Record<string, DocsEntry>
  }
  return Object.values(entries).filter(
    ({ type, title }) => type === 'docs' && title.toLowerCase().includes(chosen.toLowerCase()),
  )
}

interface StoryWindow {
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase: string } }
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

/** Runs in the page: by how many pixels it scrolls sideways. */
const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

async function faultsOf(page: Page, address: string): Promise<string[]> {
  const said: string[] = []
  page.on('pageerror', ({ message }) => said.push(message))
  await page.setViewportSize(WIDE)
  await page.goto(address)
  await page.locator('#storybook-docs h1').first().waitFor({ timeout: LIMIT })
  await page.evaluate(loadFrames)
  await page.waitForFunction(areFramesDone, undefined, { timeout: LIMIT })
  const faults = await page.evaluate(shownErrors)
  await page.setViewportSize(PHONE)
  const beyond = await page.evaluate(sideways)
  if (beyond > 0) faults.push(`scrolls ${beyond} pixels sideways at ${PHONE.width}`)
  return [...faults, ...new Set(said)]
}

async function checkPages(browser: Browser, origin: string): Promise<number> {
  const waiting = pagesOf()
  if (waiting.length === 0) throw new Error(`${folder} has no docs page with '${chosen}'.`)
  console.log(`${waiting.length} docs pages`)
  let faulty = 0
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      // One context per page, because the hidden one of two pages in a window draws nothing.
      const context = await browser.newContext()
      context.setDefaultTimeout(LIMIT)
      const faults = await faultsOf(
        await context.newPage(),
        `${origin}iframe.html?viewMode=docs&id=${next.id}`,
      ).catch((error: Error) => [error.message])
      await context.close()
      if (faults.length > 0) faulty += 1
      for (const fault of faults) console.log(`${next.title}: ${fault}`)
    }
  }
  await Promise.all(Array.from({ length: PAGES_AT_A_TIME }, work))
  return faulty
}

const server = await preview({
  configFile: false,
  logLevel: 'error',
  build: { outDir: folder },
  preview: { port: 0, host: '127.0.0.1' },
})
const browser = await chromium.launch(chromiumLaunchOptions())
try {
  const faulty = await checkPages(browser, server.resolvedUrls?.local[0] ?? '')
  console.log(faulty === 0 ? 'No page has a fault.' : `${faulty} pages have faults.`)
  process.exitCode = faulty === 0 ? 0 : 1
} finally {
  await browser.close()
  await server.close()
}
