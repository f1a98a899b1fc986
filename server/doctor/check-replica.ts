import { setTimeout as wait } from 'node:timers/promises'
import { SECOND } from '@domain/time'
import type { Config } from '@server/config/config'
import { connectDatabase } from '@server/database/connect'
import { ok, warning, type Finding } from './finding'

/** In milliseconds, between two looks at a replica that is behind. */
const PAUSE = 100

/** Measures the replica as a server does. The primary answers without one, so none is a fault. */
export async function checkReplica({ database, replica: wanted }: Config): Promise<Finding[]> {
  if (!wanted) return []
  let line = ''
  const { replica, close } = await connectDatabase(database, {
    replica: wanted,
    onChange: (said) => (line = said),
  })
  try {
    const end = performance.now() + wanted.lag + 2 * SECOND
    const isUsed = () => replica?.freshAt() !== undefined
    while (!isUsed() && performance.now() < end) await wait(PAUSE)
    if (isUsed()) return [ok('replica', `${new URL(wanted.url).host} answers`)]
    const advice =
      'Correct DATABASE_READ_URL, let its user read the tables, look whether it replays, or raise DATABASE_READ_LAG.'
    return [warning('replica', `${line.replace(/^The replica at /, '')}. ${advice}`)]
  } finally {
    await close()
  }
}
