import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = resolve(fileURLToPath(import.meta.url), '..', '..', '..')

/** Runs a program of the server from the build if there is one, otherwise from its source. */
export async function runProgram(name) {
  const built = join(root, 'dist', 'server', `${name}.js`)
  if (existsSync(built)) {
    await import(pathToFileURL(built).href)
    return
  }
  const tsx = createRequire(import.meta.url).resolve('tsx/cli')
  const source = join(root, 'server', 'commands', `${name}.ts`)
  const { status } = spawnSync(process.execPath, [tsx, source, ...process.argv.slice(2)], {
    stdio: 'inherit',
  })
  process.exitCode = status ?? 1
}
