import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** `npm run booking -- status <id> <status>`: from the built product, else from the sources. */
const root = resolve(fileURLToPath(import.meta.url), '..', '..', '..')
const built = join(root, 'dist', 'server', 'booking-status-cli.js')

if (existsSync(built)) {
  await import(pathToFileURL(built).href)
} else {
  const tsx = createRequire(import.meta.url).resolve('tsx/cli')
  const source = join(root, 'server', 'booking-status-cli.ts')
  const { status } = spawnSync(process.execPath, [tsx, source, ...process.argv.slice(2)], {
    stdio: 'inherit',
  })
  process.exitCode = status ?? 1
}
