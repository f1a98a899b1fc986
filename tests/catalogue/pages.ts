import { readFileSync } from 'node:fs'
import { chromium, type Browser, type Page } from 'playwright'
import { serveFolder } from '@tests/helpers/serve-folder'
import { chromiumLaunchOptions } from '@tests/run/chromium'

/**
 * `npm run catalogue -- ui/form`: opens the pages of the built catalogue whose titles contain the
 * words, and lists what the console says, requests that fail, states that show an error, and pages
 * that scroll sideways on a phone.
 */
const [chosen = ''] = process.argv.slice(2)
const folder = 'storybook-static'
const PAGES_AT_A_TIME = 2
/** Time limit in milliseconds of a page, whose stories play one after the other. */
const LIMIT = 120_000

interface CatalogueWindow {
  __STORYBOOK_PREVIEW__?: { storyRenders?: { phase: string }[] }
}

interface IndexEntry {
  id: string
  title: string
  type: 'story' | 'docs'
}

/** Runs in the page: whether its stories have been drawn and played. */
const isDrawn = () => {
  const renders = (window as CatalogueWindow).__STORYBOOK_PREVIEW__?.storyRenders ?? []
  return (
    renders.length >= document.querySelectorAll('.sb-story').length &&
    renders.every(({ phase }) => phase === 'finished' || phase === 'errored')
  )
}

/** Stories about a photo that does not arrive request one by this name, which the console says too. */
const MISSING = /missing[^/]*$/
const isRepeated = (text: string) => text.startsWith('Failed to load resource')

async function faultsOf(page: Page, address: string): Promise<string[]> {
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('console', (said) => {
    if (said.type() === 'error' && !isRepeated(said.text())) faults.push(said.text())
  })
  page.on('response', (response) => {
    if (response.status() >= 400 && !MISSING.test(new URL(response.url()).pathname)) {
      faults.push(`${response.status()} ${response.url()}`)
    }
  })
  await page.goto(address)
  await page.locator('#storybook-docs h1').first().waitFor({ timeout: LIMIT })
  await page.waitForFunction(isDrawn, undefined, { timeout: LIMIT })
  const errors = page.locator('.sb-story > pre:visible, .sb-errordisplay:visible')
  faults.push(...(await errors.allInnerTexts()))
  if ((await page.evaluate(() => window.scrollY)) > 0) faults.push('scrolls away by itself')
  await page.setViewportSize({ width: 390, height: 844 })
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  if (beyond > 0) faults.push(`scrolls ${beyond} pixels sideways on a phone`)
  return faults.map((fault) => fault.replace(/\s+/g, ' ').slice(0, 200))
}

async function checkPages(browser: Browser, origin: string): Promise<number> {
  const index = JSON.parse(readFileSync(`${folder}/index.json`, 'utf8')) as {
    entries: Record<string, IndexEntry>
  }
  const waiting = Object.values(index.entries).filter(
    ({ type, title }) => type === 'docs' && title.toLowerCase().includes(chosen.toLowerCase()),
  )
  if (waiting.length === 0) throw new Error(`${folder} has no page with '${chosen}'.`)
  console.log(`${waiting.length} pages`)
  let faulty = 0
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const page = await browser.newPage()
      const address = `${origin}/iframe.html?viewMode=docs&id=${next.id}`
      const faults = await faultsOf(page, address).catch((error: Error) => [error.message])
      await page.close()
      if (faults.length > 0) faulty += 1
      for (const fault of new Set(faults)) console.log(`${next.title}: ${fault}`)
    }
  }
  await Promise.all(Array.from({ length: PAGES_AT_A_TIME }, work))
  return faulty
}

const server = await serveFolder(folder)
const browser = await chromium.launch(chromiumLaunchOptions())
try {
  const faulty = await checkPages(browser, server.address)
  console.log(faulty === 0 ? 'No page has a fault.' : `${faulty} pages have faults.`)
  process.exitCode = faulty === 0 ? 0 : 1
} finally {
  await browser.close()
  await server.close()
}
