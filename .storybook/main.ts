import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import { languageAtRunTime } from '../scripts/language.mjs'

const chooseLanguage = {
  name: 'inLanguage',
  from: fileURLToPath(new URL('decorators/language.ts', import.meta.url)),
}

/** The visual review builds only the files whose stories it photographs, separated by commas. */
const only = process.env['STORY_FILES']?.split(',').map((path) => `../${path}`)

const config: StorybookConfig = {
  stories: only ?? ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  // Serves the demo photos and the product's own fonts, so that no story depends on a network.
  staticDirs: ['../app/public', { from: '../server/demo/photos', to: '/photos' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Stories do not start the app, so they need neither the splash nor the early requests. Their
  // language is chosen in the toolbar.
  viteFinal: (vite) => ({
    ...vite,
    plugins: [
      languageAtRunTime(chooseLanguage),
      ...(vite.plugins ?? []).filter(
        (plugin) =>
          !(
            plugin &&
            'name' in plugin &&
            ['document-head', 'inline-early-calls'].includes(plugin.name)
          ),
      ),
    ],
  }),
  // react-docgen-typescript needs an API that TypeScript 7 no longer has.
  typescript: { reactDocgen: 'react-docgen' },
}

export default config
