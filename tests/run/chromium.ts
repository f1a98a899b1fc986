import { existsSync } from 'node:fs'
import { chromium, type LaunchOptions } from 'playwright'

/** Without these Chromium looks for hosts of its own at every start. */
const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
]

const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/**
 * How to start a browser here: CHROMIUM_PATH, else Playwright's own where
 * `npx playwright install chromium` put it, else the distribution's.
 */
export function chromiumLaunchOptions(): LaunchOptions {
  const named = process.env['CHROMIUM_PATH']
  if (named) return { executablePath: named, args: quiet }
  // 'chromium' names the full browser; a plain headless launch would look for another download.
  if (existsSync(chromium.executablePath())) return { channel: 'chromium', args: quiet }
  const system = systemBrowsers.find((path) => existsSync(path))
  if (system) return { executablePath: system, args: quiet }
  throw new Error(
    'No Chromium: run "npx playwright install chromium" or "apt-get install chromium", or set CHROMIUM_PATH.',
  )
}
