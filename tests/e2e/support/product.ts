import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import { compileOnce } from '@tests/server/short-lived'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const program = fileURLToPath(new URL('../../../dist/server/main.js', import.meta.url))

/** The built product as a separate process on 127.0.0.1. */
export interface Product {
  /** Address without a trailing slash, the same after every restart. */
  address: string
  /** Sends SIGKILL, like a power failure. */
  kill: () => Promise<void>
  /** Starts it again on the same port and data. */
  restart: () => Promise<void>
  /** Sends SIGTERM and waits until the process has exited. */
  stop: () => Promise<void>
}

/**
 * Resolves with the address that the product prints once it listens. Rejects with the product's
 * output if it exits instead.
 */
function firstAddress(child: ChildProcess) {
  return new Promise<string>((resolve, reject) => {
    let said = ''
    const listen = (chunk: Buffer) => {
      said += chunk.toString()
      const address = /ready: (http:\/\/\S+)/.exec(said)?.[1]
      if (address) resolve(address)
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.once('exit', (code) => reject(new Error(`The product ended with ${code}:\n${said}`)))
  })
}

async function launch(dataDir: string, port: number, settings: NodeJS.ProcessEnv) {
  if (!existsSync(program)) throw new Error('dist/ does not exist: run "npm run build" first.')
  const child = spawn(process.execPath, [compileOnce, program], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      ...settings,
    },
  })
  const address = await firstAddress(child)
  await expect.poll(async () => (await fetch(`${address}/readyz`)).status).toBe(200)
  return { child, address }
}

async function end(child: ChildProcess, signal: NodeJS.Signals) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill(signal)
  await gone
}

/**
 * Starts the product on a free port with this data folder. A new folder receives the demo data.
 *
 * @param settings Additional environment variables, for example a PORT that must be known in
 * advance.
 */
export async function startProduct(
  dataDir: string,
  settings: NodeJS.ProcessEnv = {},
): Promise<Product> {
  let { child, address } = await launch(dataDir, 0, settings)
  return {
    address,
    kill: () => end(child, 'SIGKILL'),
    stop: () => end(child, 'SIGTERM'),
    async restart() {
      const again = await launch(dataDir, Number(new URL(address).port), settings)
      child = again.child
      address = again.address
    },
  }
}
