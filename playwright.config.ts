import { defineConfig } from '@playwright/test'
import { cpuSlowdown } from './tests/e2e/support/slow-cpu'
import { chromiumLaunchOptions } from './tests/run/chromium'

const ENGINES = '**/engines/*.e2e.ts'

/**
 * Journeys in a browser against the built product (run `npm run build` first). Those of
 * `tests/e2e/journeys` run on every change, except what has the tag @nightly. Every worker has its
 * own server and data. A file's name says when it covers only one width. `CPU_SLOWDOWN=6` slows down
 * each page, which finds what a journey, or the product, takes for granted on a fast machine.
 */
export default defineConfig({
  testDir: 'tests',
  testMatch: ['e2e/**/*.e2e.ts', 'access/**/*.e2e.ts'],
  globalSetup: './tests/e2e/support/prepare-data.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // Each has a server and a browser.
  workers: 2,
  forbidOnly: process.env['CI'] !== undefined,
  retries: 0,
  timeout: 120_000 * cpuSlowdown,
  expect: { timeout: 15_000 * cpuSlowdown },
  reporter: 'list',
  use: {
    launchOptions: chromiumLaunchOptions(),
    actionTimeout: 20_000 * cpuSlowdown,
    navigationTimeout: 30_000 * cpuSlowdown,
    locale: 'en-GB',
    timezoneId: 'Africa/Lagos',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'phone',
      testIgnore: ['**/*.desktop.e2e.ts', ENGINES],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      testIgnore: ['**/*.phone.e2e.ts', ENGINES],
      // Uses reduced motion. The journeys on the phone run with motion.
      use: {
        viewport: { width: 1280, height: 800 },
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
    // `npm run engines`. These browsers draw without a graphics card.
    { name: 'engines', testMatch: ENGINES, timeout: 300_000, expect: { timeout: 60_000 } },
  ],
})
