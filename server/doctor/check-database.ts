import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { sql } from 'kysely'
import { MINUTE, SECOND } from '@domain/time'
import { deafHomesMessage } from '@server/booking/deaf-homes'
import type { Config } from '@server/config/config'
import { askOwnServer } from '@server/connections/ask-own-server'
import { connectDatabase, type OpenDatabase } from '@server/database/connect'
import { DataDirectoryInUseError } from '@server/database/data-directory-lock'
import { pendingMigrations } from '@server/database/migrate'
import { sharedMoment } from '@server/database/shared-moment'
import type { Database } from '@server/database/tables'
import { aheadOfDatabase } from '@server/housekeeping/compare-clocks'
import { startUpMessage } from '@server/start/start-up-message'
import { fault, note, ok, warning, type Finding } from './finding'

/** In milliseconds. Deadlines of links and bookings are computed on both machines. */
const CLOCK_DIFFERENCE = 5 * SECOND
/** In milliseconds. A message that was queued earlier than this is overdue. */
const MESSAGE_LATE = 10 * MINUTE

async function checkClock(database: Database): Promise<Finding> {
  const apart = Math.abs(await aheadOfDatabase(database))
  return apart <= CLOCK_DIFFERENCE
    ? ok('clock', 'agrees with that of the database')
    : warning(
        'clock',
        `differs from that of the database by ${Math.round(apart / SECOND)} seconds. Synchronise both with NTP.`,
      )
}

async function checkSchema(database: Database): Promise<{ found: Finding[]; isReady: boolean }> {
  const { pending, isNew } = await pendingMigrations(database)
  if (isNew) {
    return {
      found: [note('schema', 'is empty; the first start creates the tables')],
      isReady: false,
    }
  }
  if (pending.length > 0) {
    const text = `is older than this version; the next start runs ${pending.join(', ')}. Make a backup before.`
    return { found: [note('schema', text)], isReady: false }
  }
  return { found: [ok('schema', 'is that of this version')], isReady: true }
}

async function checkPeople(database: Database, config: Config, now: Date): Promise<Finding[]> {
  const { rows } = await sql<{ staff: boolean; listings: number; late: number }>`
    select exists (select 1 from users where is_staff) as staff,
      (select count(*)::int from listings where published) as listings,
      (select count(*)::int from outgoing_messages
        where created_at < ${sharedMoment(now, -MESSAGE_LATE)}) as late`.execute(database)
  const { staff = false, listings = 0, late = 0 } = rows[0] ?? {}
  const deaf = await deafHomesMessage(database, config)
  return [
    ...(deaf === undefined ? [] : [warning('mail', deaf)]),
    ...(staff ? [] : [note('staff', 'nobody is staff yet: npm run staff -- create <email>')]),
    listings > 0
      ? ok('listings', `${listings.toLocaleString('en')} published`)
      : note('listings', 'none is published yet: npm run listings -- import <file>'),
    ...(late > 0
      ? [
          warning(
            'outbox',
            `${late} messages wait for more than ten minutes. Look for "a message was not sent" in the log.`,
          ),
        ]
      : []),
  ]
}

/** Asks the server that has the embedded database open. */
async function askServer(config: Config): Promise<Finding> {
  const { port } = config
  const answer = await askOwnServer(config, '/readyz', { limit: 5 * SECOND }).catch(() => undefined)
  const body = answer && ((await json(answer).catch(() => ({}))) as { message?: string })
  if (answer?.statusCode === 200)
    return ok('database', 'a running server has it open, and is ready')
  const reason = body?.message
  return fault(
    'database',
    `another process has it open, but ${reason ? `says: ${reason}` : `does not answer at port ${port}. Set PORT as for the server, or stop that process.`}`,
  )
}

export interface DatabaseCheck {
  found: Finding[]
  /** Open while the schema is usable. The caller closes it. */
  opened?: OpenDatabase
}

/** Checks the database and what is in it. It changes nothing. */
export async function checkDatabase(config: Config, now: Date): Promise<DatabaseCheck> {
  const { database: location } = config
  if (location.kind === 'folder' && !existsSync(join(location.dataDir, 'database'))) {
    const text = `the first start creates one in ${location.dataDir}`
    return { found: [note('database', text)] }
  }
  let opened: OpenDatabase
  try {
    opened = await connectDatabase(location)
  } catch (error) {
    if (error instanceof DataDirectoryInUseError) return { found: [await askServer(config)] }
    return { found: [fault('database', startUpMessage(error))] }
  }
  const { database, where } = opened
  try {
    const { rows } = await sql<{ version: string }>`
      select split_part(version(), ' ', 2) as version`.execute(database)
    const found = [ok('database', `${where} (version ${rows[0]?.version})`)]
    if (location.kind === 'server') found.push(await checkClock(database))
    const schema = await checkSchema(database)
    found.push(...schema.found)
    if (schema.isReady) {
      return { found: [...found, ...(await checkPeople(database, config, now))], opened }
    }
    await opened.close()
    return { found }
  } catch (error) {
    await opened.close()
    return { found: [fault('database', startUpMessage(error))] }
  }
}
