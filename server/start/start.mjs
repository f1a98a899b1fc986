import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { decideBuild } from './decide-build.mjs'
import { endWithParent } from './end-with-parent.mjs'
import { helpFor } from './help-text.mjs'
import { languageOf, sourceStamp } from './source-stamp.mjs'

const root = resolve(fileURLToPath(import.meta.url), '..', '..', '..')
const program = join(root, 'dist', 'server', 'main.js')
const stampFile = join(root, 'dist', '.stamp')

const canResolve = (/** @type {string} */ name) => {
  try {
    return Boolean(createRequire(import.meta.url).resolve(name))
  } catch {
    return false
  }
}

const help = helpFor(process.argv.slice(2))
if (help) {
  process.stdout.write(help.text)
  process.exit(help.code)
}

endWithParent()

/** @type {import('node:child_process').ChildProcess | undefined} */
let build
const stop = (/** @type {NodeJS.Signals} */ signal) => {
  build?.kill(signal)
  process.exit(1)
}
// The first process of a container ignores signals that it does not listen to.
process.on('SIGTERM', stop).on('SIGINT', stop)

const builtStamp = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : undefined
/** Keeps the language that was built last, unless the environment names one. */
const env = {
  ...process.env,
  VITE_LANGUAGE: process.env['VITE_LANGUAGE'] || (languageOf(builtStamp) ?? 'en'),
}
const decision = decideBuild({
  builtStamp,
  sourceStamp: sourceStamp(root, env),
  hasSources: existsSync(join(root, 'app', 'index.html')),
  hasBuilder: canResolve('vite'),
})

if (decision.kind === 'refuse') {
  console.error(decision.why)
  process.exit(1)
}
if (decision.kind === 'build') {
  console.log(decision.why)
  // A separate process, because the build changes NODE_ENV and the server must see the real value.
  build = spawn(process.execPath, [join(root, 'scripts', 'build.mjs')], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [status] = await once(build, 'exit')
  if (status !== 0) {
    console.error('The build failed. Run "npm run build" to see its full output.')
    process.exit(1)
  }
}
await import(pathToFileURL(program).href)
// The server listens to signals by now.
process.off('SIGTERM', stop).off('SIGINT', stop)
