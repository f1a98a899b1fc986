import { spawnSync } from 'node:child_process'
import { chownSync, closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'

/** Small disk in memory that a campaign may fill. */
export interface SmallDisk {
  folder: string
  /** Fills the disk to its last byte. Calls that are under way go on meanwhile. */
  fill: () => Promise<void>
  /** Frees what `fill` took. */
  empty: () => void
  remove: () => void
}

const run = (program: string, args: readonly string[]) => {
  const { status, stderr, error } = spawnSync(program, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${error?.message ?? stderr}`)
}

const CHUNK = Buffer.alloc(1024 * 1024, 1)

async function fillUp(file: string) {
  const opened = openSync(file, 'a')
  let size = CHUNK.length
  try {
    while (size >= 1) {
      try {
        writeSync(opened, CHUNK, 0, size)
        await nextTurn()
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
        size = Math.floor(size / 2)
      }
    }
  } finally {
    closeSync(opened)
  }
}

/**
 * Mounts a disk of this many megabytes.
 *
 * @param owner User id that owns its folder.
 * @throws where this process may not mount.
 */
export function mountSmallDisk(megabytes: number, owner = 0): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'staylet-disk-'))
  try {
    run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder])
  } catch (error) {
    rmdirSync(folder)
    throw error
  }
  chownSync(folder, owner, owner)
  const filler = join(folder, 'filler')
  return {
    folder,
    fill: () => fillUp(filler),
    empty: () => rmSync(filler, { force: true }),
    remove: () => {
      // Unmounts lazily, because a server that failed may still hold a file.
      run('umount', ['-l', folder])
      rmdirSync(folder)
    },
  }
}
