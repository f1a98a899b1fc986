import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { freePort } from '@tests/server/free-port'

const FILE = 'deploy/Dockerfile'
const IMAGE = 'staylet-try'

const buildah = (...args: string[]) => execFileSync('buildah', args, { encoding: 'utf8' }).trim()

/** Returns what a line of the container file runs, which is a list of texts. */
function commandAfter(instruction: RegExp): string[] {
  const [, list = ''] = instruction.exec(readFileSync(FILE, 'utf8')) ?? []
  return JSON.parse(list) as string[]
}

function holds(what: string, isTrue: boolean) {
  console.log(`${isTrue ? 'ok  ' : 'FAIL'}  ${what}`)
  if (!isTrue) process.exitCode = 1
}

/** Starts the server in a container on the embedded database, and checks it. */
async function tryContainer(container: string) {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const environment = ['-e', `PORT=${port}`, '-e', 'PUBLIC_URL=https://staylet.example']
  const inside = ['run', '--isolation', 'chroot', ...environment, container, '--']
  holds('it runs as a user without rights', buildah(...inside, 'id', '-un') === 'node')
  const server = spawn('buildah', [...inside, ...commandAfter(/\nCMD (.+)/)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(server, 'exit')
  let log = ''
  server.stdout.on('data', (part: Buffer) => (log += part.toString()))
  const answers = async (path: string) => {
    const response = await fetch(address + path).catch(() => undefined)
    return response?.status === 200
  }
  while (server.exitCode === null && !(await answers('/readyz')));
  holds('the server is ready', await answers('/readyz'))
  holds('it serves the page', await answers('/'))
  const health = spawnSync('buildah', [...inside, ...commandAfter(/HEALTHCHECK .*\\\n +CMD (.+)/)])
  holds('the check of its health passes', health.status === 0)
  // buildah itself would kill it. The container has the processes of this machine.
  process.kill(Number(/"pid":(\d+)/.exec(log)?.[1]), 'SIGTERM')
  const [code] = await ended
  holds('SIGTERM ends it', code === 0)
}

/**
 * `npm run container`: builds the container file with buildah, which needs no daemon, and starts
 * the server in the container.
 */
if (spawnSync('buildah', ['--version']).error) {
  console.error('buildah is missing: apt-get install buildah')
  process.exit(1)
}
const build = ['bud', '--layers', '--isolation', 'chroot', '-f', FILE, '-t', IMAGE, '.']
execFileSync('buildah', build, { stdio: 'inherit' })
const container = buildah('from', '--pull-never', IMAGE)
try {
  await tryContainer(container)
} finally {
  buildah('rm', container)
}
