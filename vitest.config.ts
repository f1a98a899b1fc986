import { createReadStream } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { leanPackages } from './scripts/build/lean-packages.ts'

const node = { environment: 'node', globals: false } as const

const resolve = { tsconfigPaths: true } as const

const browser = async () => {
  const { playwright } = await import('@vitest/browser-playwright')
  const { chromiumLaunchOptions } = await import('./tests/run/chromium.ts')
  return {
    enabled: true,
    headless: true,
    // On busy cores the page, and the optimizer of dependencies before it, take over a minute.
    connectTimeout: 5 * 60_000,
    screenshotFailures: false,
    provider: playwright({ launchOptions: chromiumLaunchOptions() }),
    instances: [{ browser: 'chromium' as const }],
  }
}

const storybook = async () => {
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin')
  return storybookTest({
    configDir: '.storybook',
    storybookScript: 'npm run storybook -- --no-open',
  })
}

/** One page for part of the stories. Its exclusions replace Storybook's own list. */
const storyPage = (name: string, without: string) => ({
  browser: 'chromium' as const,
  name,
  exclude: ['**/*.mdx', without],
})

/** Serves the demo photos, as the catalogue does. */
const demoPhotos: Plugin = {
  name: 'demo-photos',
  configureServer: ({ middlewares }) => {
    middlewares.use('/photos', ({ url = '' }, response) => {
      const name = basename(url.split('?')[0] ?? '')
      createReadStream(join(import.meta.dirname, 'server/demo/photos', name))
        .on('error', () => response.writeHead(404).end())
        .pipe(response)
    })
  },
}

/**
 * The five projects:
 * - unit: rules and guards, in Node.
 * - server: every request, on PostgreSQL, and some on the embedded database too.
 * - hooks: the hooks of features and app, in Chromium.
 * - catalogue: the right and wrong uses of the components, in Chromium.
 * - storybook: every story in Chromium, where accessibility faults fail.
 */
const projects = {
  unit: () => ({
    resolve,
    test: {
      ...node,
      name: 'unit',
      isolate: false,
      setupFiles: ['tests/helpers/property-reports.ts'],
      // Property tests try hundreds of values; on a busy machine that takes longer than Vitest's five seconds.
      testTimeout: 60_000,
      include: ['tests/**/*.test.ts'],
      exclude: ['tests/server/**', 'tests/e2e/**', 'node_modules/**'],
    },
  }),
  server: () => ({
    resolve,
    test: {
      ...node,
      name: 'server',
      // A worker loads the code once and keeps one database of each kind, empty before every
      // test.
      isolate: false,
      include: ['tests/server/**/*.test.ts'],
      globalSetup: ['tests/server/global-setup.ts'],
      setupFiles: ['tests/helpers/property-reports.ts', 'tests/server/set-up.ts'],
      // A test that starts programs takes 24 s on a quiet machine, and 51 s beside the stories.
      testTimeout: 180_000,
      hookTimeout: 180_000,
    },
  }),
  hooks: async () => ({
    resolve,
    plugins: [leanPackages()],
    optimizeDeps: { force: true },
    test: {
      name: 'hooks',
      // One page for all files, because each test renders its own content with its own store.
      isolate: false,
      testTimeout: 60_000,
      include: ['tests/**/*.test.tsx'],
      exclude: ['tests/catalogue/**', 'node_modules/**'],
      browser: await browser(),
    },
  }),
  catalogue: async () => ({
    resolve,
    optimizeDeps: { force: true },
    // Stories wait for the product's fonts.
    publicDir: 'app/public',
    plugins: [leanPackages(), demoPhotos],
    test: {
      name: 'catalogue',
      include: ['tests/catalogue/**/*.test.tsx'],
      testTimeout: 60_000,
      browser: await browser(),
    },
  }),
  storybook: async () => ({
    resolve,
    // Without this the first run after a new import reloads in the middle of a test.
    optimizeDeps: { force: true },
    plugins: [await storybook()],
    test: {
      name: 'storybook',
      // One page for many files, because decorators give each story its own store, cache and
      // route.
      isolate: false,
      // A flow takes four seconds, and fifteen on a busy machine, which is the runner's own limit.
      testTimeout: 60_000,
      // Two pages at once, because a single one leaves a core idle much of the time.
      browser: {
        ...(await browser()),
        instances: [
          storyPage('components', 'stories/!(ui)/**'),
          storyPage('pages', 'stories/ui/**'),
        ],
      },
    },
  }),
} satisfies Record<
  string,
  () => TestProjectInlineConfiguration | Promise<TestProjectInlineConfiguration>
>

/** Projects that the command line names. The others are not even loaded, which takes ten seconds. */
const named = process.argv.filter((_, index, all) => all[index - 1] === '--project')
const isKnown = named.length > 0 && named.every((name) => name in projects)
const wanted = Object.entries(projects).filter(([name]) => !isKnown || named.includes(name))

export default defineConfig({
  test: {
    // A change of these reaches every test, although none imports them.
    forceRerunTriggers: ['**/package-lock.json', '**/.storybook/{preview.tsx,decorators/**}'],
    projects: wanted.map(([, project]) => project()),
  },
})
