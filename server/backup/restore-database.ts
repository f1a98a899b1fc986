import { sql } from 'kysely'
import { migrateTo, migrateToLatest } from '@server/database/migrate'
import type { Database } from '@server/database/tables'
import { BATCH_ROWS, digestRows, FORMAT, type Summary } from './dump-database'
import { tablesInOrder, type BackedUpTable } from './table-order'

/** A backup that cannot be restored. The message says why. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}

interface Header {
  format: number
  schema: string
  madeAt: string
}

const FULL = 'The database has accounts or listings. Restore into a new, empty one.'

async function refuseFull(database: Database) {
  const { rows } = await sql<{ full: boolean }>`
    select exists (select from users) or exists (select from listings) as full`.execute(database)
  if (rows[0]?.full) throw new BackupError(FULL)
}

async function insertRows(transaction: Database, table: BackedUpTable, rows: readonly string[]) {
  if (rows.length === 0) return
  const name = sql.table(table.name)
  const columns = sql.join(table.columns.map((column) => sql.ref(column)))
  await sql`
    insert into ${name} (${columns}) overriding system value
    select ${columns} from jsonb_populate_recordset(null::${name}, ${`[${rows.join(',')}]`}::jsonb)
  `.execute(transaction)
}

/** Makes the database continue its counters from the largest number. */
async function countOn(transaction: Database, { name, counted }: BackedUpTable) {
  for (const column of counted) {
    await sql`
      select setval(pg_get_serial_sequence(${name}, ${column}),
        greatest(1, (select max(${sql.ref(column)}) from ${sql.table(name)})))`.execute(transaction)
  }
}

const readHeader = (line: string): Header => {
  const header = line.startsWith('h ') ? (JSON.parse(line.slice(2)) as Header) : undefined
  if (header?.format !== FORMAT) throw new BackupError('This is not a backup of Staylet.')
  return header
}

/**
 * Reads a whole backup and compares the rows of each table with their digest.
 *
 * @returns a sentence for each difference, or undefined for a backup without digests.
 */
export async function compareRows(lines: AsyncIterable<string>): Promise<string[] | undefined> {
  const found = new Map<string, ReturnType<typeof digestRows>>()
  let digest: ReturnType<typeof digestRows> | undefined
  let last = ''
  for await (const line of lines) {
    last = line
    if (line.startsWith('r ')) digest?.add(line.slice(2))
    else if (line.startsWith('t ')) found.set(line.slice(2), (digest = digestRows()))
  }
  if (!last.startsWith('e ')) return undefined
  const { tables } = JSON.parse(last.slice(2)) as Summary
  if (!tables) return undefined
  const names = new Set([...Object.keys(tables), ...found.keys()])
  return [...names]
    .filter((name) => found.get(name)?.end() !== tables[name])
    .map((name) => `The rows of the table ${name} are not those of the backup.`)
}

/** Inserts the rows of all lines. @returns their number, once the last line has confirmed it. */
async function insertLines(transaction: Database, lines: AsyncIterator<string>) {
  const tables = await tablesInOrder(transaction)
  for (const { name } of tables.toReversed()) {
    await sql`delete from ${sql.table(name)}`.execute(transaction)
  }
  let table: BackedUpTable | undefined
  let waiting: string[] = []
  let count = 0
  const flush = async () => {
    if (table) await insertRows(transaction, table, waiting)
    waiting = []
  }
  for (let next = await lines.next(); !next.done; next = await lines.next()) {
    const [kind, rest] = [next.value[0], next.value.slice(2)]
    if (kind === 'r') {
      waiting.push(rest)
      count += 1
      if (waiting.length === BATCH_ROWS) await flush()
      continue
    }
    await flush()
    if (kind === 'e') {
      const { rows } = JSON.parse(rest) as Summary
      if (rows !== count) throw new BackupError(`The backup has ${count} of ${rows} rows.`)
      for (const each of tables) await countOn(transaction, each)
      return count
    }
    table = tables.find(({ name }) => name === rest)
    if (!table) throw new BackupError(`This version of Staylet has no table ${rest}.`)
  }
  throw new BackupError('The backup ends early: it was not written completely.')
}

/**
 * Restores the rows of a backup into an empty database, all or none, and brings the schema up to
 * date.
 *
 * @param beforeRows Runs once every check has passed. When it fails the database stays empty, so
 * that the restore can be repeated.
 * @returns the number of rows, and when the backup was made.
 * @throws BackupError, SchemaError
 */
export async function restoreDatabase(
  database: Database,
  text: AsyncIterable<string>,
  beforeRows: () => Promise<void> = async () => undefined,
) {
  const lines = text[Symbol.asyncIterator]()
  const first = await lines.next()
  const { schema, madeAt } = readHeader(first.done ? '' : first.value)
  await migrateTo(database, schema)
  await refuseFull(database)
  await beforeRows()
  const rows = await database
    .transaction()
    .execute((transaction) => insertLines(transaction, lines))
  await migrateToLatest(database)
  return { rows, madeAt }
}
