import type { StorybookConfig } from '@storybook/react-vite'

const config: StorybookConfig = {
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  // Stories show the demo photographs and the product's own fonts; nothing comes from a network.
  staticDirs: ['../app/public', { from: '../server/demo/photos', to: '/photos' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Stories have no start-up: no splash over them, no early calls.
  viteFinal: (vite) => ({
    ...vite,
    plugins: vite.plugins?.filter(
      (plugin) =>
        !(
          plugin &&
          'name' in plugin &&
          ['document-head', 'inline-early-calls'].includes(plugin.name)
        ),
    ),
  }),
  // The TypeScript-based generator needs an API that TypeScript 7 no longer has.
  typescript: { reactDocgen: 'react-docgen' },
}

export default config
