import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build as buildPage } from 'vite'
import { sourceStamp } from '../server/start/source-stamp.mjs'
import { buildServiceWorker } from './build-service-worker.mjs'
import { bundlePrograms } from './bundle-programs.mjs'
import { precompress } from './precompress.mjs'

const root = resolve(fileURLToPath(import.meta.url), '..', '..')

/** Entry points of the server, `npm run booking` and `npm run staff`. */
const programs = ['main', 'commands/booking-status-cli', 'commands/staff-cli']

/**
 * Builds the page into `dist/app` and the server into `dist/server`. It deletes the stamp first and
 * writes it last, so that an interrupted build is never taken for a complete one.
 */
async function build() {
  const stampFile = join(root, 'dist', '.stamp')
  rmSync(stampFile, { force: true })
  const stamp = sourceStamp(root, process.env)
  // With "development", Vite would include React's development build.
  process.env.NODE_ENV = 'production'
  await buildPage({ root: join(root, 'app'), configFile: join(root, 'vite.config.ts') })
  await buildServiceWorker(root)
  const compressed = await precompress(join(root, 'dist', 'app'))
  console.log(`Compressed ${compressed} files.`)
  await bundlePrograms({ root, outDir: 'dist/server', programs })
  mkdirSync(join(root, 'dist'), { recursive: true })
  writeFileSync(stampFile, stamp)
}

await build()
