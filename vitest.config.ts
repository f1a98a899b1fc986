import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumLaunchOptions } from './tests/run/chromium.ts'
import { LongestFirst } from './tests/run/longest-first.ts'

const node = { environment: 'node', globals: false } as const
const resolve = { tsconfigPaths: true } as const

const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: chromiumLaunchOptions() }),
  instances: [{ browser: 'chromium' as const }],
})

/** One page for a part of the stories; what is set here stands in place of Storybook's own list. */
const storyPage = (name: string, without: string) => ({
  browser: 'chromium' as const,
  name,
  exclude: ['**/*.mdx', without],
})

/**
 * unit: rules and guards, in node. server: every call on both databases. hooks: what features and
 * the app's own hooks remember, in Chromium. storybook: every story in Chromium, where accessibility faults fail.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        resolve,
        test: {
          ...node,
          name: 'unit',
          isolate: false,
          // Property tests try hundreds of values; on a busy machine that takes longer than Vitest's five seconds.
          testTimeout: 60_000,
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/server/**', 'tests/e2e/**', 'node_modules/**'],
        },
      },
      {
        resolve,
        test: {
          ...node,
          name: 'server',
          // A worker keeps one database of each kind, empty before every test; the code is loaded once.
          isolate: false,
          // One file waits for processes that it kills; the others need not wait for it.
          maxWorkers: 2,
          include: ['tests/server/**/*.test.ts'],
          globalSetup: ['tests/server/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve,
        optimizeDeps: { force: true },
        test: {
          name: 'hooks',
          // One page for every file: each test renders what it looks at, with a store of its own.
          isolate: false,
          include: ['tests/**/*.test.tsx'],
          browser: browser(),
        },
      },
      {
        resolve,
        // Without it the first run after a new import reloads in mid-test.
        optimizeDeps: { force: true },
        plugins: [
          storybookTest({
            configDir: '.storybook',
            storybookScript: 'npm run storybook -- --no-open',
          }),
        ],
        test: {
          name: 'storybook',
          // One page for many files: the decorators give each story a store, cache and route of its own.
          isolate: false,
          // Two such pages at once, since one leaves a core idle for a good part of the time.
          browser: {
            ...browser(),
            instances: [
              storyPage('pieces', 'stories/!(ui)/**'),
              storyPage('pages', 'stories/ui/**'),
            ],
          },
        },
      },
    ],
  },
})
