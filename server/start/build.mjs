import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildServiceWorker } from './build-service-worker.mjs'
import { precompress } from './precompress.mjs'
import { sourceStamp } from './source-stamp.mjs'

const root = resolve(fileURLToPath(import.meta.url), '..', '..', '..')

/** The server, `npm run booking` and `npm run staff`. */
const serverPrograms = ['main', 'booking-status-cli', 'staff-cli']

/**
 * Builds the page into `dist/app` and the server into `dist/server`. The stamp goes first and
 * comes back last, so that an interrupted build is never taken for a whole one.
 */
async function build() {
  const stampFile = join(root, 'dist', '.stamp')
  rmSync(stampFile, { force: true })
  const stamp = sourceStamp(root, process.env)
  // A builder that is told "development" would ship React's development build.
  process.env.NODE_ENV = 'production'
  const vite = await import('vite')
  await vite.build({ root: join(root, 'app'), configFile: join(root, 'vite.config.ts') })
  await buildServiceWorker(root)
  const compressed = await precompress(join(root, 'dist', 'app'))
  console.log(`${compressed} files compressed ahead of time`)
  const input = Object.fromEntries(
    serverPrograms
      .map((name) => [name, join(root, 'server', `${name}.ts`)])
      .filter(([, path]) => existsSync(path)),
  )
  await vite.build({
    root,
    configFile: false,
    publicDir: false,
    resolve: { tsconfigPaths: true },
    build: {
      ssr: true,
      outDir: 'dist/server',
      emptyOutDir: true,
      target: 'node20',
      rolldownOptions: { input },
    },
  })
  mkdirSync(join(root, 'dist'), { recursive: true })
  writeFileSync(stampFile, stamp)
}

await build()
