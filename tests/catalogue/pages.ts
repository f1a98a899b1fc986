import { readFileSync } from 'node:fs'
import { chromium, type Browser } from 'playwright'
import { preview } from 'vite'
import { chromiumLaunchOptions } from '@tests/run/chromium'
import { faultsOf, openPage } from './docs-page'

/**
 * `npm run pages -- storybook-static ui/form`: opens the docs pages of a built catalogue in the dark
 * scheme, and lists states that show an error, requests that fail, errors in the console, frames
 * that ignore the toolbars, what nobody can read in either scheme, and pages that scroll sideways on
 * a phone. The second word chooses pages by their title.
 */
const [folder = 'storybook-static', chosen = ''] = process.argv.slice(2)

const PAGES_AT_A_TIME = 2
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

async function checkPages(browser: Browser, origin: string): Promise<number> {
  const waiting = pagesOf()
  if (waiting.length === 0) throw new Error(`${folder} has no docs page with '${chosen}'.`)
  console.log(`${waiting.length} docs pages`)
  let faulty = 0
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const context = await browser.newContext()
      const faults = await faultsOf(
        await openPage(context),
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
