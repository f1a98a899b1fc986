import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languagePlugins } from './language.mjs'
import { precacheList } from './precache-list.mjs'

/** The server replaces it with the shell's revision, which depends on its configuration. */
const SHELL_REVISION = '__SHELL_REVISION__'

/**
 * Builds `service-worker.js` after the page, whose files it lists. It is one classic script, so
 * that every browser with service workers can run it.
 *
 * @param {string} root The project's folder.
 * @param {string} app Folder of the built page.
 */
export async function buildServiceWorker(root, app) {
  const { build } = await import('vite')
  const manifest = JSON.parse(readFileSync(join(app, '.vite', 'manifest.json'), 'utf8'))
  const built = { first: precacheList(manifest), shellRevision: SHELL_REVISION }
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: languagePlugins(),
    resolve: { tsconfigPaths: true },
    define: {
      __BUILT__: JSON.stringify(built),
      'process.env.NODE_ENV': JSON.stringify('production'),
    },
    build: {
      outDir: app,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'baseline-widely-available',
      lib: {
        entry: join(root, 'app', 'service-worker', 'service-worker.ts'),
        formats: ['iife'],
        name: 'stayletServiceWorker',
        fileName: () => 'service-worker.js',
      },
    },
  })
}
