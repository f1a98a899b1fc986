import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { makeWorld } from '@tests/chaos/weather/world'
import { PASSWORD } from '@tests/server/rows'
import { bundleServer, endAllProcesses, startProcess } from '@tests/server/server-process'
import type { Campaign } from './campaign'

const LOGINS = 300
const READS = 200
/** Requests that one page sends at a time, as guests do. */
const PARALLEL_REQUESTS = 4

/** Returns the statuses of parallel logins of different accounts from different networks. */
const sendLogins = (address: string, logins: number) =>
  new Promise<number[]>((resolve, reject) => {
    const flood = new Worker(new URL('weather/flood-logins.mjs', import.meta.url), {
      workerData: { address, logins },
    })
    flood.once('message', resolve).once('error', reject)
  })

const percentile = (times: readonly number[], share: number) => {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** Floods the server with logins. Hashing waits, and guests who look at listings do not notice. */
export const loginFlood: Campaign = {
  about: 'parallel logins from many addresses while guests look at listings',
  run: async ({ check, timing, count, signal }) => {
    const flood = count(LOGINS, 10)
    const reads = count(READS, 20)
    const answers = check('logins answered by 401, 429 or 503', flood)
    const hashed = check('logins of the flood that were evaluated', 1)
    const honest = check('logins of a known device during the flood', 1)
    const lists = check('listing requests that succeed during the flood', reads)
    // A few requests have no meaningful percentile.
    const ratio =
      reads >= READS
        ? timing('p99 of listing requests, flooded to idle', 'times', { atMost: 1.5 })
        : undefined
    await bundleServer()
    const folder = mkdtempSync(join(tmpdir(), 'staylet-chaos-'))
    try {
      const dataDir = join(folder, 'data')
      await makeWorld({ kind: 'folder', dataDir }, { guests: 1, listings: 24 })
      const { address, end } = await startProcess({ DATA_DIR: dataDir, TRUST_PROXY: '1' })
      const logIn = (identifier: string, password: string, from: string, cookie = '') =>
        fetch(`${address}/api/auth/login`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            cookie,
            'x-forwarded-for': from,
          },
          body: JSON.stringify({ identifier, password }),
        })
      /** Requests listings at least this often, and until the other work has ended. */
      let reader = 0
      const timeReads = async (other: Promise<unknown> = Promise.resolve()) => {
        const times: number[] = []
        let isOver = false
        void other.finally(() => (isOver = true))
        const read = async () => {
          while ((times.length < reads || !isOver) && !signal.aborted) {
            // The requests come from many addresses, because a quick machine would soon meet the
            // limit of a single one.
            const from = `198.51.100.${(reader += 1) % 250}`
            const started = performance.now()
            const response = await fetch(`${address}/api/listing?limit=24`, {
              headers: { 'x-forwarded-for': from },
            })
            await response.arrayBuffer()
            times.push(performance.now() - started)
            lists.record(response.status === 200, `answered ${response.status}`)
          }
        }
        await Promise.all(Array.from({ length: PARALLEL_REQUESTS }, read))
        return times
      }
      const owner = 'guest-0@staylet.test'
      const known = await logIn(owner, PASSWORD, '192.0.2.1')
      const cookie = known.headers.get('set-cookie')?.split(';', 1)[0] ?? ''
      await timeReads()
      const idle = await timeReads()
      const stormed = sendLogins(address, flood).then((statuses) => {
        for (const status of statuses) {
          answers.record([401, 429, 503].includes(status), `answered ${status}`)
          if (status === 401) hashed.record(true)
        }
      })
      const entered = logIn(owner, PASSWORD, '192.0.2.1', cookie).then(({ status }) =>
        honest.record(status === 200, `answered ${status}`),
      )
      const flooded = await timeReads(stormed)
      await Promise.all([stormed, entered])
      ratio?.measure(percentile(flooded, 0.99) / percentile(idle, 0.99))
      await end('SIGTERM')
    } finally {
      endAllProcesses()
      rmSync(folder, { recursive: true, force: true })
    }
  },
}
