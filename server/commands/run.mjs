import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

// Runs a command such as 'doctor' from the build if there is one, otherwise from its source.
const root = resolve(fileURLToPath(import.meta.url), '..', '..', '..')
const built = join(root, 'dist', 'server', 'cli.js')
if (existsSync(built)) await import(pathToFileURL(built).href)
else {
  const tsx = createRequire(import.meta.url).resolve('tsx/cli')
  const source = join(root, 'server', 'commands', 'cli.ts')
  const args = [tsx, source, ...process.argv.slice(2)]
  process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1
}
