import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import { languageAtRunTime } from '../scripts/language.mjs'
import { componentFacts } from './docs/component-facts.ts'

const chooseLanguage = {
  name: 'inLanguage',
  from: fileURLToPath(new URL('decorators/language.ts', import.meta.url)),
}

/** The visual review builds only the files whose stories it photographs, separated by commas. */
const only = process.env['STORY_FILES']?.split(',').map((path) => `../${path}`)

/** Pictures and story tests show no component pages. */
const withPages = only === undefined && process.env['VITEST'] === undefined

/**
 * Plugins of the product's build. Its built theme follows the visitor's system, and the toolbars choose
 * another scheme. The visual review lets the browser choose.
 */
const productOnly = [
  'document-head',
  'inline-scripts',
  ...(only ? [] : ['built-theme', 'without-themes']),
]

/** Web address of the files of this commit, on a machine that builds for GitHub. */
const sourceAddress = () => {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name, GITHUB_SHA: commit } = process.env
  return server && name && commit ? `${server}/${name}/blob/${commit}` : ''
}

const config: StorybookConfig = {
  stories: only ?? ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  // Serves the demo photos and the product's own fonts, so that no story depends on a network.
  staticDirs: ['../app/public', { from: '../server/demo/photos', to: '/photos' }],
  features: {
    // Search finds components by the names that other systems give them: stories/docs/OtherNames.mdx.
    experimentalSearchDocsHeadings: true,
    // Code to copy is the story's own, which names its fixtures.
    experimentalCodeExamples: withPages,
  },
  // Stories for engineers, which designers see when they ask for them in the sidebar's filter.
  tags: { 'test-case': { defaultFilterSelection: 'exclude' } },
  // A component's page links to its code and its tests.
  env: (known) => ({ ...known, STORYBOOK_SOURCE: sourceAddress() }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Stories do not start the app, so they need neither the splash nor the early requests. Their
  // language is chosen in the toolbar.
  viteFinal: (vite) => ({
    ...vite,
    build: {
      ...vite.build,
      // Storybook's own code and axe are larger than the limit, and docgen takes half of the time.
      chunkSizeWarningLimit: 2_000,
      rolldownOptions: { ...vite.build?.rolldownOptions, checks: { pluginTimings: false } },
    },
    plugins: [
      languageAtRunTime(chooseLanguage),
      componentFacts(),
      ...(vite.plugins ?? []).filter(
        (plugin) => !(plugin && 'name' in plugin && productOnly.includes(plugin.name)),
      ),
    ],
  }),
  // react-docgen-typescript needs an interface that TypeScript 7 no longer has.
  typescript: { reactDocgen: withPages && 'react-docgen' },
}

export default config
