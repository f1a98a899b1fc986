import { existsSync } from 'node:fs'
import { chromium, type LaunchOptions } from 'playwright'

/** Without these flags Chromium connects to hosts of its own at every start. */
const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
]

/**
 * Headless shells come first, because a full Chromium loads two pages of its own for every window
 * of a test.
 */
const systemBrowsers = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/**
 * Finds the machine's browser: CHROMIUM_PATH, else the one that `npx playwright install chromium`
 * installed, else the distribution's. Returns `undefined` when there is none.
 */
export function findChromium(): LaunchOptions | undefined {
  const named = process.env['CHROMIUM_PATH']
  if (named) return { executablePath: named, args: quiet }
  // 'chromium' selects the full browser. A plain headless launch would look for another download.
  if (existsSync(chromium.executablePath())) return { channel: 'chromium', args: quiet }
  const system = systemBrowsers.find((path) => existsSync(path))
  return system ? { executablePath: system, args: quiet } : undefined
}

/**
 * Returns the launch options for the browser. It throws nothing when there is none, because the
 * same configuration also runs tests without a browser. Playwright then reports what is missing.
 */
export const chromiumLaunchOptions = (): LaunchOptions => findChromium() ?? { args: quiet }
