import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * `npm run dev` serves the page with hot reload on PORT and, behind it, the API on API_PORT, which
 * restarts at every change. When either process ends, the other ends too.
 */
const root = resolve(fileURLToPath(import.meta.url), '..', '..')
const { PORT = '3000', API_PORT = '3001', HOST = '127.0.0.1' } = process.env
const { resolve: find } = createRequire(import.meta.url)
const viteProgram = join(dirname(find('vite/package.json')), 'bin', 'vite.js')
const address = `http://${HOST}:${PORT}`

const children = [
  start([find('tsx/cli'), 'watch', '--clear-screen=false', join(root, 'server', 'main.ts')], {
    PORT: API_PORT,
    PUBLIC_URL: process.env.PUBLIC_URL ?? address,
  }),
  start([viteProgram, '--host', HOST, '--port', PORT, '--strictPort'], { API_PORT }),
]

/** @param {string[]} args @param {NodeJS.ProcessEnv} env */
function start(args, env) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  child.on('exit', (code) => stop(code ?? 0))
  return child
}

let stopping = false
/** @param {number} exitCode */
function stop(exitCode) {
  if (stopping) return
  stopping = true
  process.exitCode = exitCode
  for (const child of children) child.kill('SIGTERM')
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => stop(0))
}
console.log(`Staylet in development: ${address} (its API: http://${HOST}:${API_PORT})`)
