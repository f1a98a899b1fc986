import { Kysely, PostgresDialect, sql, type PostgresPoolClient } from 'kysely'
import { expect, inject, it, onTestFinished, vi } from 'vitest'
import { readConfig } from '@server/config/config'
import type { BoundedPool } from '@server/database/bounded-pool'
import { connectDatabase } from '@server/database/connect'
import { migrateToLatest } from '@server/database/migrate'
import { readFrom, routeReads, type ReplicaReads } from '@server/database/replica'
import { checkReplica } from '@server/doctor/check-replica'
import { settingsOfNewDatabase } from '@tests/server/databases'
import { openCluster } from '@tests/server/postgres-cluster'
import { onMaintenance } from '@tests/server/start-postgres'

const rowOf = (from: string) => ({ rows: [{ from }], rowCount: 1, command: 'SELECT' })

/** Opens a database whose answers tell who gave them. */
function openRouted(query: ReplicaReads['replica']['query']) {
  const client = { query: async () => rowOf('primary'), release: () => undefined }
  const primary = {
    connect: async () => client as unknown as PostgresPoolClient,
    end: async () => undefined,
  } as unknown as BoundedPool
  const database = new Kysely<object>({
    dialect: new PostgresDialect({ pool: routeReads(primary) }),
  })
  const reads: ReplicaReads = {
    replica: { query, freshAt: () => 0, stop: async () => undefined },
    hasLeft: false,
  }
  const ask = async () => {
    const { rows } = await sql<{ from: string }>`select 1`.execute(database)
    return rows[0]?.from
  }
  return { database, reads, ask }
}

it('a request that chose a replica reads there, and every other from the primary', async () => {
  const { reads, ask } = openRouted(async () => rowOf('replica'))
  expect(await readFrom(reads, ask)).toBe('replica')
  expect(await ask()).toBe('primary')
  expect(await readFrom(reads, () => readFrom(undefined, ask))).toBe('primary')
})

it('a statement that fails on the replica is answered by the primary, like all after it', async () => {
  let asked = 0
  const { reads, ask } = openRouted(async () => {
    asked += 1
    throw new Error('gone')
  })
  expect(await readFrom(reads, ask)).toBe('primary')
  expect(await readFrom(reads, ask)).toBe('primary')
  expect([asked, reads.hasLeft]).toEqual([1, true])
})

it('a transaction belongs to the primary', async () => {
  const { database, reads } = openRouted(async () => rowOf('replica'))
  const from = await readFrom(reads, () =>
    database.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ from: string }>`select 1`.execute(transaction)
      return rows[0]?.from
    }),
  )
  expect(from).toBe('primary')
})

/** Makes the tables that reads need. */
async function makeTables(url: string) {
  const { database, close } = await connectDatabase({ kind: 'server', url })
  await migrateToLatest(database)
  await close()
}

/** Opens a primary with a replica, and records what the log says. */
async function watch(url: string, replicaUrl: string, lag = 60_000) {
  const lines: string[] = []
  const { database, replica, close } = await connectDatabase(
    { kind: 'server', url },
    { replica: { url: replicaUrl, lag }, onChange: (line) => lines.push(line) },
  )
  onTestFinished(close)
  if (!replica) throw new Error('A replica was asked for.')
  const says = (words: string) =>
    vi.waitUntil(() => lines.at(-1)?.includes(words), { timeout: 30_000 })
  return { database, replica, lines, says }
}

const run = (url: string, statement: string) =>
  onMaintenance(url, (client) => client.query(statement))

const examine = async (url: string, replicaUrl: string) => {
  const env = { DATABASE_URL: url, DATABASE_READ_URL: replicaUrl, DATABASE_READ_LAG: '2' }
  const [found] = await checkReplica(readConfig(env))
  return `${found?.level}: ${found?.message}`
}

it.skipIf(inject('postgresUrl') === '')(
  'a server that is away or another database answers no reads, and the log and the doctor say why',
  async () => {
    const { DATABASE_URL: url = '' } = await settingsOfNewDatabase()
    const { DATABASE_URL: other = '' } = await settingsOfNewDatabase()
    await makeTables(url)
    await makeTables(other)
    const away = await watch(url, 'postgres://a@127.0.0.1:1/a')
    await away.says('127.0.0.1:1 answers no reads: connect ECONNREFUSED')
    const foreign = await watch(url, other, 400)
    await foreign.says('no copy of the primary')
    expect([away.replica.freshAt(), foreign.replica.freshAt()]).toEqual([undefined, undefined])
    expect(await examine(url, other)).toMatch(/^warning: .*no copy of the primary/)
  },
  60_000,
)

it.skipIf(inject('postgresUrl') === '')(
  'a replica answers reads for as long as it is new enough, and visitors may read it',
  async () => {
    const primary = await openCluster(['fsync=off'])
    onTestFinished(() => primary.remove())
    await makeTables(primary.url)
    const copy = await primary.follow('one')
    onTestFinished(() => copy.remove())
    await run(primary.url, 'create role reader login')
    await run(primary.url, 'grant select on all tables in schema public to reader')
    const asReader = copy.url.replace('postgres@', 'reader@')
    const { database, replica, says } = await watch(primary.url, asReader, 2_000)
    await says('answers reads.')
    expect(await examine(primary.url, asReader)).toMatch(/^ok: .*answers$/)

    const before = performance.now()
    await sql`create table later as select 1 as number`.execute(database)
    const hasIt = () =>
      replica.query('select * from later', []).then(
        () => true,
        () => false,
      )
    await vi.waitUntil(() => (replica.freshAt() ?? 0) > before, { timeout: 20_000 })
    // The permission is missing, and the table is not.
    await expect(replica.query('select * from later', [])).rejects.toMatchObject({ code: '42501' })
    await run(primary.url, 'grant select on later to reader')
    await vi.waitUntil(hasIt, { timeout: 20_000 })

    await run(copy.url, 'select pg_wal_replay_pause()')
    await says('it is more than 2 s behind')
    expect(replica.freshAt()).toBeUndefined()
    await run(copy.url, 'select pg_wal_replay_resume()')
    await says('answers reads.')

    await run(primary.url, 'revoke select on search_words from reader')
    await says('permission denied for table search_words')
    expect(await examine(primary.url, asReader)).toMatch(/^warning: .*permission denied/)
    await run(primary.url, 'grant select on search_words to reader')
    await says('answers reads.')
    await copy.stop('immediate')
    await says('answers no reads')
  },
  90_000,
)
