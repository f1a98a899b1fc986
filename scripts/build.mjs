import { rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { build as buildPage } from 'vite'
import { sourceStamp } from '../server/start/source-stamp.mjs'
import { buildRenderer } from './build-renderer.mjs'
import { buildServiceWorker } from './build-service-worker.mjs'
import { bundlePrograms } from './bundle-programs.mjs'
import { installBuild } from './install-build.mjs'
import { checkLanguage } from './language.mjs'
import { precompress } from './precompress.mjs'

const root = resolve(fileURLToPath(import.meta.url), '..', '..')

/**
 * Reads the options: `npm run build -- --lang fr` builds page and server in French, as
 * VITE_LANGUAGE does; `--for-production` leaves out what only developers use.
 */
function readOptions() {
  const { values } = parseArgs({
    options: { lang: { type: 'string' }, 'for-production': { type: 'boolean' } },
  })
  if (values.lang !== undefined) process.env.VITE_LANGUAGE = values.lang
  if (process.env.VITE_LANGUAGE) checkLanguage(process.env.VITE_LANGUAGE)
  return { forProduction: values['for-production'] === true }
}

/**
 * Builds the page into `dist/app`, what draws it on the server into `dist/render`, and the server
 * into `dist/server`. It deletes the stamp first and
 * writes it last, so that an interrupted build is never taken for a complete one. Both are complete
 * before they replace the last build, which a server may be serving.
 */
async function build({ forProduction }) {
  const stampFile = join(root, 'dist', '.stamp')
  rmSync(stampFile, { force: true })
  const stamp = sourceStamp(root, process.env)
  // With "development", Vite would include React's development build.
  process.env.NODE_ENV = 'production'
  const dist = join(root, 'dist')
  const next = join(dist, 'next')
  const app = join(next, 'app')
  rmSync(next, { recursive: true, force: true })
  await buildPage({
    root: join(root, 'app'),
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: app },
  })
  await buildServiceWorker(root, app)
  await precompress(app)
  await buildRenderer(root, join(next, 'render'))
  await bundlePrograms({
    root,
    outDir: join(next, 'server'),
    programs: ['main', 'commands/cli'],
    forProduction,
  })
  for (const part of ['app', 'render', 'server']) {
    const record = join(dist, `${part}-builds.json`)
    installBuild({ from: join(next, part), to: join(dist, part), record })
  }
  rmSync(next, { recursive: true, force: true })
  writeFileSync(stampFile, stamp)
  console.log(`Built Staylet in ${Math.round(performance.now() / 1000)} s.`)
}

let options
try {
  options = readOptions()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
await build(options)
