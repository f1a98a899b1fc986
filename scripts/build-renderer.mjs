import { join } from 'node:path'
import { build } from 'vite'

/**
 * Bundles the code that draws the first screen on the server, with React and MUI, so that a running
 * server installs neither. It has the page's own configuration.
 *
 * @param {string} root The project's folder.
 * @param {string} outDir
 */
export const buildRenderer = (root, outDir) =>
  build({
    root: join(root, 'app'),
    configFile: join(root, 'vite.config.ts'),
    publicDir: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir,
      manifest: false,
      license: false,
      target: 'node20',
      rolldownOptions: {
        input: join(root, 'app', 'render', 'render-page.tsx'),
        output: { codeSplitting: { groups: [] } },
      },
    },
  })
