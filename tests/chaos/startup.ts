import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mountingFault } from '@tests/chaos/weather/small-disk'
import {
  startupFaults,
  type FaultStage,
  type StartupFault,
} from '@tests/chaos/weather/startup-faults'
import { withDatabase } from '@tests/chaos/weather/world'
import { openCluster } from '@tests/server/postgres-cluster'
import { bundleServer, endAllProcesses, runProgram } from '@tests/server/server-process'
import { onMaintenance } from '@tests/server/start-postgres'
import { shuffled, type Campaign } from './campaign'

/** Matches a stack frame, a printed object, or a message of the engine. */
const notForPeople = /^\s+at .+:\d+|\[object Object\]|Aborted\(|\bwasm\b/m

/** Settings in which PostgreSQL trusts everybody except the user `locked`. */
const ACCESS = ['host all locked 127.0.0.1/32 md5', 'host all all 127.0.0.1/32 trust', ''].join(
  '\n',
)

const temporary = () => mkdtempSync(join(tmpdir(), 'staylet-chaos-'))

/** Starts a PostgreSQL on which the password of the user `locked` is `right`. */
async function openGuardedCluster(folder: string) {
  const access = join(folder, 'access.conf')
  chmodSync(folder, 0o755)
  writeFileSync(access, ACCESS)
  const cluster = await openCluster([`hba_file=${access}`])
  const grant = "set password_encryption = md5; create user locked password 'right'"
  await onMaintenance(cluster.url, (client) => client.query(grant))
  return cluster
}

/** Starts the server with a fault, and returns whether its message explained the fault. */
async function tryFault(
  { prepare, says }: StartupFault,
  shared: Pick<FaultStage, 'complete' | 'postgres'>,
) {
  const folder = temporary()
  const undo: (() => unknown)[] = []
  try {
    const made = await prepare({ ...shared, folder, after: (work) => undo.push(work) })
    const env = { DATA_DIR: join(folder, 'data'), ...made }
    const { code, output } = await runProgram('main', env)
    const isTold = code === 1 && says.test(output) && !notForPeople.test(output)
    return { isTold, text: `exit code ${code}, ${output.trim().slice(0, 600)}` }
  } finally {
    for (const work of undo) await work()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Minimum number of faults that a slice tries. */
const SLICE = 6

/**
 * Starts the server with each fault. Each must end in exit code 1 and a message that says what is
 * wrong and what to do.
 */
export const startup: Campaign = {
  name: 'startup',
  about: 'start-up faults, each of which must be explained by a message',
  run: async ({ tally, count, random, signal, say }) => {
    const missing = mountingFault()
    const possible = startupFaults.filter((fault) => !(missing && fault.needsMount))
    const isWhole = count(2) === 2
    // A slice tries some of the faults, which the seed chooses.
    const chosen = shuffled(possible, random).slice(0, count(possible.length, SLICE))
    const inWords = tally.check(
      'start-up faults explained by a message, exit code 1',
      // A full run without the permission to mount fails. A slice reports what it left out.
      isWhole ? startupFaults.length : chosen.length,
    )
    if (missing) say(`Faults of a full or read-only disk are not tried: ${missing}`)
    await bundleServer()
    const shared = temporary()
    const cluster = await openGuardedCluster(shared)
    try {
      const complete = join(shared, 'complete')
      await withDatabase({ kind: 'folder', dataDir: complete }, () => Promise.resolve())
      const left = [...chosen]
      const work = async () => {
        for (let fault = left.shift(); fault && !signal.aborted; fault = left.shift()) {
          const seen = await tryFault(fault, { complete, postgres: cluster.url })
          inWords.record(seen.isTold, `${fault.name}: ${seen.text}`)
          say(`${fault.name}: ${seen.text}`)
        }
      }
      await Promise.all([work(), work()])
    } finally {
      endAllProcesses()
      await cluster.remove()
      rmSync(shared, { recursive: true, force: true })
    }
  },
}
