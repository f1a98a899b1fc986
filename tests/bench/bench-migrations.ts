import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { connectDatabase } from '@server/database/connect'
import { migrateTo, migrateToLatest, pendingMigrations } from '@server/database/migrate'
import { onMaintenance } from '@tests/server/start-postgres'
import { openSeeded } from './bench-scale'
import { record } from './figures'

/** Schema of the oldest released version. */
const OLDEST = '005-hosting'
/** Milliseconds for which a reader may wait. */
const LIMIT = 1_000
/** Schema that keeps the rows of the newest version meanwhile. */
const ROWS = 'newest'

/** Reads of a visitor and of a guest, which no migration may keep waiting. */
const READS = [
  'select name from listings where published order by created_at desc limit 12',
  'select id from bookings limit 1',
  'select id from users limit 1',
  'select token_hash from sessions limit 1',
]

type Rows<Row> = { rows: Row[] }

/** Copies the rows of a schema into an older one, by the columns that both have. */
async function copyRows(client: pg.Client) {
  // Foreign keys and triggers have done their work.
  await client.query(`set session_replication_role = replica`)
  const { rows: indexes }: Rows<{ name: string; definition: string }> = await client.query(`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index join pg_class on pg_class.oid = indrelid
    where relnamespace = 'public'::regnamespace
      and not exists (select from pg_constraint where conindid = indexrelid)`)
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  const { rows: tables }: Rows<{ name: string; columns: string }> = await client.query(`
    select old.table_name as name, string_agg(quote_ident(column_name), ', ') as columns
    from information_schema.columns old
    join information_schema.columns new using (table_name, column_name)
    where old.table_schema = 'public' and new.table_schema = '${ROWS}'
      and old.is_generated = 'NEVER' and table_name not like 'kysely%'
    group by table_name`)
  for (const { name, columns } of tables) {
    await client.query(
      `insert into public.${name} (${columns}) overriding system value
       select ${columns} from ${ROWS}.${name}`,
    )
  }
  for (const { definition } of indexes) await client.query(definition)
}

/** Makes a database with the rows of another, under the oldest schema. Returns its address. */
async function openOld(seeded: string) {
  const url = new URL(seeded)
  const name = `bench_${randomBytes(4).toString('hex')}`
  await onMaintenance(seeded.replace(/\/[^/]*$/, '/postgres'), (client) =>
    client.query(`create database ${name} template ${url.pathname.slice(1)}`),
  )
  url.pathname = `/${name}`
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  const { rows }: Rows<{ name: string }> = await client.query(
    `select extname as name from pg_extension where extnamespace = 'public'::regnamespace`,
  )
  await client.query(`alter schema public rename to ${ROWS}; create schema public`)
  for (const each of rows) await client.query(`alter extension ${each.name} set schema public`)
  // The migrator looks for its tables in every schema.
  await client.query(`drop table ${ROWS}.kysely_migration, ${ROWS}.kysely_migration_lock`)
  const opened = await connectDatabase({ kind: 'server', url: url.href })
  await migrateTo(opened.database, OLDEST)
  await opened.close()
  await copyRows(client)
  await client.query(`drop schema ${ROWS} cascade; analyze`)
  await client.end()
  const remove = () =>
    onMaintenance(seeded, (maintenance) => maintenance.query(`drop database ${name} (force)`))
  return { url: url.href, remove }
}

/** Reads all the time, and tells how long the slowest read since the last answer took. */
async function openReader(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  let isOpen = true
  let longest = 0
  let began = performance.now()
  const reading = (async () => {
    while (isOpen) {
      for (const statement of READS) {
        began = performance.now()
        await client.query(statement)
        longest = Math.max(longest, performance.now() - began)
      }
    }
  })()
  return {
    longestSince: () => {
      const now = performance.now()
      const slowest = Math.max(longest, now - began)
      longest = 0
      began = now
      return slowest
    },
    close: async () => {
      isOpen = false
      await reading
      await client.end()
    },
  }
}

/**
 * Measures each migration since the oldest released version on a database with this many listings,
 * and for how long a reader waited meanwhile.
 */
export async function benchMigrations(listings: number) {
  const seeded = await openSeeded(listings)
  await seeded.database.destroy()
  const old = await openOld(seeded.url)
  const { database, close } = await connectDatabase(
    { kind: 'server', url: old.url },
    { statementTime: 'unlimited' },
  )
  const reader = await openReader(old.url)
  const group = `migrations of ${listings.toLocaleString('en')} listings`
  console.log(`${group}: seconds, and the longest wait of a reader in milliseconds`)
  try {
    const { pending } = await pendingMigrations(database)
    const began = performance.now()
    let waited = 0
    await migrateToLatest(database, (line) => {
      const wait = reader.longestSince()
      waited = Math.max(waited, wait)
      console.log(`  ${line.padEnd(60)} ${wait.toFixed(0).padStart(7)}`)
    })
    const seconds = ((performance.now() - began) / 1_000).toFixed(1)
    console.log(`  all ${pending.length} took ${seconds} s`)
    record({ group, name: 'longest wait of a reader', value: waited, unit: 'ms', limit: LIMIT })
  } finally {
    await reader.close()
    await close()
    await old.remove()
    await seeded.stop()
  }
}
