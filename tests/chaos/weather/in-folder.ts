import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundleServer, endAllProcesses } from '@tests/server/server-process'
import { hangUp } from './call'

/**
 * Runs work with a new data folder for server processes. Afterwards it ends the processes and
 * removes the folder.
 */
export async function inFolder(work: (dataDir: string) => Promise<void>) {
  const folder = mkdtempSync(join(tmpdir(), 'staylet-chaos-'))
  await bundleServer()
  try {
    await work(join(folder, 'data'))
  } finally {
    hangUp()
    endAllProcesses()
    rmSync(folder, { recursive: true, force: true })
  }
}
