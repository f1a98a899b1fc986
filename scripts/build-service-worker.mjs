import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languagePlugins } from './language.mjs'
import { precacheList } from './precache-list.mjs'

/** The server replaces it with the shell's revision, which depends on its configuration. */
const SHELL_REVISION = '__SHELL_REVISION__'

const PAGE = /^pages\/(\w+)\.tsx$/

/**
 * Returns the addresses of the files of pages by the names of their components.
 *
 * @param {Record<string, { file: string }>} manifest
 */
const pageFiles = (manifest) =>
  Object.fromEntries(
    Object.entries(manifest).flatMap(([name, { file }]) => {
      const page = PAGE.exec(name)?.[1]
      return page ? [[page, `/${file}`]] : []
    }),
  )

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
  const first = precacheList(manifest)
  // The hashed names of all files, so that every build has a cache of its own.
  const id = createHash('sha256').update(JSON.stringify(manifest)).digest('hex').slice(0, 12)
  const pages = pageFiles(manifest)
  const built = { id, first, pages, shell: { url: '/app-shell', revision: SHELL_REVISION } }
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
