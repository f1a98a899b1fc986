import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Returns whether a process is there, which may belong to another user. */
function isRunning(id: number) {
  try {
    process.kill(id, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Returns the process that holds a file, unless it has ended without removing it. */
function holderOf(file: string) {
  const id = Number(readFileSync(file, 'utf8'))
  return id > 0 && isRunning(id) ? id : undefined
}

/**
 * Claims a file for this process until the returned function is called, because two runs that share
 * a folder would delete each other's checkouts.
 *
 * @throws when another process has claimed it and still runs.
 */
export function claimRun(file: string): () => void {
  mkdirSync(dirname(file), { recursive: true })
  const claim = () => writeFileSync(file, `${process.pid}`, { flag: 'wx' })
  try {
    claim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    const holder = holderOf(file)
    if (holder !== undefined) {
      throw new Error(
        `Another run (process ${holder}) uses this checkout's pictures. Wait until it has ended.`,
        { cause: error },
      )
    }
    rmSync(file, { force: true })
    claim()
  }
  return () => rmSync(file, { force: true })
}
