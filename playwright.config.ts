import { defineConfig } from '@playwright/test'
import { chromiumLaunchOptions } from './tests/run/chromium'

/**
 * Whole journeys in a browser against the built product (`npm run build` first). Every worker
 * has a server and data of its own; a file says in its name when it is about one width only.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './tests/e2e/support/prepare-data.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // One more than the cores there are at least: a page at its start mostly waits.
  workers: 3,
  forbidOnly: process.env['CI'] !== undefined,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // `npm test` asks for a JSON report as well (tests/run/named-steps.ts).
  reporter: 'list',
  use: {
    launchOptions: chromiumLaunchOptions(),
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    locale: 'en-GB',
    timezoneId: 'Africa/Lagos',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'phone',
      testIgnore: '**/*.desktop.e2e.ts',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      testIgnore: '**/*.phone.e2e.ts',
      // The phone's journeys see everything move; these see what a guest without motion does.
      use: {
        viewport: { width: 1280, height: 800 },
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
  ],
})
