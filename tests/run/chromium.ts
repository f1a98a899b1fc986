import { existsSync } from 'node:fs'
import { chromium, type LaunchOptions } from 'playwright'

/**
 * Parts of Chromium that tests do without. Only the last list of a command line counts, so this one
 * repeats Playwright's.
 */
export const disabledFeatures = [
  // A full Chromium loads two pages for the address bar of every window, which cost a context of a
  // test a third of its processor time.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // Playwright's.
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  'msForceBrowserSignIn',
]

/** Without these flags Chromium connects to hosts of its own at every start. */
const quiet = [
  `--disable-features=${disabledFeatures.join(',')}`,
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
]

/** Headless shells come first, because they have no window to draw. */
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
