import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Gives this process, and every process that it starts from then on, a temporary folder of its own.
 * Returns a function that removes the folder with everything in it, because a test that is killed
 * removes nothing, and thousands of small folders add up.
 */
export function openTemporaryFolder(env: NodeJS.ProcessEnv = process.env): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'staylet-'))
  // PostgreSQL refuses to run as root, so its tests run it as a user who has to get through here.
  chmodSync(folder, 0o755)
  const names = ['TMPDIR', 'TMP', 'TEMP']
  const before = names.map((name) => [name, env[name]] as const)
  for (const name of names) env[name] = folder
  return () => {
    for (const [name, value] of before) {
      if (value === undefined) delete env[name]
      else env[name] = value
    }
    rmSync(folder, { recursive: true, force: true })
  }
}
