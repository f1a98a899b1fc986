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

/** The headless shell first: a full Chromium loads two pages of its own for every window of a test. */
const systemBrowsers = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/**
 * The browser of this machine: CHROMIUM_PATH, else Playwright's own where
 * `npx playwright install chromium` put it, else the distribution's. `undefined` when there is none.
 */
export function findChromium(): LaunchOptions | undefined {
  const named = process.env['CHROMIUM_PATH']
  if (named) return { executablePath: named, args: quiet }
  // 'chromium' names the full browser; a plain headless launch would look for another download.
  if (existsSync(chromium.executablePath())) return { channel: 'chromium', args: quiet }
  const system = systemBrowsers.find((path) => existsSync(path))
  return system ? { executablePath: system, args: quiet } : undefined
}

/**
 * How to start a browser here. Where there is none nothing is thrown, because the same
 * configuration also runs the tests that need none; Playwright then names what is missing.
 */
export const chromiumLaunchOptions = (): LaunchOptions => findChromium() ?? { args: quiet }
