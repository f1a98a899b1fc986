import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundleServer, endAllProcesses, runProgram } from '@tests/server/server-process'
import type { Campaign } from './campaign'

interface Fault {
  name: string
  /** Prepares the fault in an empty folder and returns the environment of the start. */
  prepare: (folder: string) => Promise<Record<string, string>> | Record<string, string>
  /** Pattern that the single message must match. */
  says: RegExp
}

/** Returns a port on which nothing listens. */
async function closedPort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

const faults: Fault[] = [
  {
    name: 'PORT is no number',
    prepare: () => ({ PORT: 'http' }),
    says: /PORT: 'http' is not allowed/,
  },
  {
    name: 'no PostgreSQL answers',
    prepare: async () => ({ DATABASE_URL: `postgres://u@127.0.0.1:${await closedPort()}/x` }),
    says: /PostgreSQL does not respond at DATABASE_URL/,
  },
]

/** Matches a stack frame, a printed object, or a message of the engine. */
const notForPeople = /^\s+at .+:\d+|\[object Object\]|Aborted\(|\bwasm\b/m

/** Start-up faults: each ends in exit code 1 and a message that says what is wrong and what to do. */
export const startup: Campaign = {
  name: 'startup',
  about: 'start-up faults, each of which must be told in words',
  run: async ({ tally, count, signal }) => {
    const wanted = faults.slice(0, count(faults.length, 2))
    const inWords = tally.check('start-up faults told in words, exit code 1', wanted.length)
    await bundleServer()
    try {
      for (const { name, prepare, says } of wanted) {
        if (signal.aborted) break
        const folder = mkdtempSync(join(tmpdir(), 'staylet-chaos-'))
        const env = { DATA_DIR: join(folder, 'data'), ...(await prepare(folder)) }
        const { code, output } = await runProgram('main', env)
        const isTold = code === 1 && says.test(output) && !notForPeople.test(output)
        inWords.record(isTold, `${name}: exit code ${code}, ${output.slice(0, 400)}`)
        rmSync(folder, { recursive: true, force: true })
      }
    } finally {
      endAllProcesses()
    }
  },
}
