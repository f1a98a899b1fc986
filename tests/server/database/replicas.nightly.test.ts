import { Kysely, PostgresDialect, sql, type PostgresPoolClient } from 'kysely'
import { expect, inject, it, onTestFinished, vi } from 'vitest'
import { readConfig } from '@server/config/config'
import { connectDatabase } from '@server/database/connect'
import { RequestGoneError } from '@server/database/database-faults'
import { GuardedPool } from '@server/database/guarded-pool'
import { migrateToLatest } from '@server/database/migrate'
import { readFrom, type ReplicaReads } from '@server/database/replica-reads'
import { watchReplicas } from '@server/database/replicas'
import { routeReads } from '@server/database/route-reads'
import { openServerDatabase } from '@server/database/server-database'
import { positionOf } from '@server/database/written-positions'
import { checkReplicas } from '@server/doctor/check-replicas'
import { examine as examineAll } from '@server/doctor/examine'
import { openCluster } from '@tests/server/postgres-cluster'
import { onMaintenance } from '@tests/server/start-postgres'
import { temporaryFolder } from '@tests/server/test-server'

const rowOf = (from: string) => ({ rows: [{ from }], rowCount: 1, command: 'SELECT' })

/** Opens a database whose answers tell who gave them. */
function openRouted(query: ReplicaReads['replica']['query']) {
  const client = { query: async () => rowOf('primary'), release: () => undefined }
  const primary = {
    connect: async () => client as unknown as PostgresPoolClient,
    end: async () => undefined,
  } as unknown as GuardedPool
  const database = new Kysely<object>({
    dialect: new PostgresDialect({ pool: routeReads(primary) }),
  })
  const reads: ReplicaReads = {
    replica: { query, version: async () => '1' },
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

it('nothing is sent to the primary for a client that has gone', async () => {
  const { reads, ask } = openRouted(async () => {
    throw new RequestGoneError('The client has gone.')
  })
  await expect(readFrom(reads, ask)).rejects.toThrow('has gone')
  expect(reads.hasLeft).toBe(false)
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

/** Makes connections of a pool wait until something is so. */
function connectLate(pool: GuardedPool, isTime: () => boolean) {
  const connect = pool.connect.bind(pool)
  vi.spyOn(pool, 'connect').mockImplementation(async () => {
    await vi.waitUntil(isTime, { timeout: 20_000 })
    return connect()
  })
}

it.skipIf(inject('postgresUrl') === '').each([
  ['a primary', () => inject('postgresUrl'), 'it is a primary'],
  ['a server that is away', () => 'postgres://a@127.0.0.1:1/a', 'ECONNREFUSED'],
])('%s answers no reads, and the log says why', async (_name, address, reason) => {
  const options = { onChange: () => undefined, statementTime: 'limited' } as const
  const { pool } = await openServerDatabase(inject('postgresUrl'), options)
  onTestFinished(() => pool.end())
  const firstLine = () =>
    new Promise<string>((said) => {
      const replicas = watchReplicas(pool, { urls: [address()], lag: 5_000 }, said)
      onTestFinished(() => replicas.stop())
      expect(replicas.choose()).toBeUndefined()
    })
  // On a busy machine the first reason may be that a connection took too long.
  await vi.waitFor(
    async () => expect(await firstLine()).toMatch(new RegExp(`answers no reads: .*${reason}`)),
    { timeout: 30_000 },
  )
})

it.skipIf(inject('postgresUrl') === '')(
  'a replica of another primary or database answers no reads, and one of the own primary does',
  async () => {
    const other = await openCluster(['fsync=off'])
    onTestFinished(() => other.remove())
    await onMaintenance(other.url, (client) => client.query('create database beside'))
    await makeTables(other.url)
    const replica = await other.follow('one')
    onTestFinished(() => replica.remove())
    const beside = new URL(replica.url)
    beside.pathname = '/beside'
    const pairs = [
      { url: inject('postgresUrl'), copy: replica.url, word: 'but of another' },
      { url: other.url, copy: beside.href, word: 'but of another' },
      { url: other.url, copy: replica.url, word: ' answers reads.' },
    ]
    const lines = await Promise.all(
      pairs.map(async ({ url, copy, word }) => {
        const options = { onChange: () => undefined, statementTime: 'limited' } as const
        const { pool } = await openServerDatabase(url, options)
        onTestFinished(() => pool.end())
        const said: string[] = []
        // Until the primary is seen, the replica is unused for another reason.
        connectLate(pool, () => said.length > 0)
        const replicas = watchReplicas(pool, { urls: [copy], lag: 60_000 }, (line) =>
          said.push(line),
        )
        onTestFinished(() => replicas.stop())
        await vi.waitUntil(() => said.at(-1)?.includes(word), { timeout: 60_000 })
        return said.at(-1)
      }),
    )
    const refusal =
      'answers no reads: it is no copy of the primary, but of another server or database'
    expect(lines).toEqual([
      expect.stringContaining(refusal),
      expect.stringContaining(refusal),
      expect.stringContaining('answers reads.'),
    ])
    const examine = async (url: string, copy = replica.url) => {
      const env = { DATA_DIR: temporaryFolder(), DATABASE_URL: url, DATABASE_READ_URL: copy }
      const found = await examineAll(env)
      return found.filter(({ about }) => about === 'replica').map(({ level }) => level)
    }
    expect(await examine(inject('postgresUrl'))).toEqual(['warning'])
    expect(await examine(other.url)).toEqual(['ok'])
    expect(await examine(other.url, beside.href)).toEqual(['warning'])
    await onMaintenance(other.url, async (client) => {
      await client.query('revoke execute on function pg_control_system() from public')
      await client.query('create role reader login')
      await client.query('grant select on all tables in schema public to reader')
    })
    // Where a role may not read what identifies a cluster, none is refused, but a database is.
    const asReader = other.url.replace('postgres@', 'reader@')
    expect(await examine(asReader)).toEqual(['ok'])
    expect(await examine(asReader, beside.href)).toEqual(['warning'])
  },
  60_000,
)

it.skipIf(inject('postgresUrl') === '')(
  'a replica that a failover left behind answers no reads, even once the new primary is further',
  async () => {
    const old = await openCluster(['fsync=off'])
    onTestFinished(() => old.remove())
    const left = await old.follow('left')
    onTestFinished(() => left.remove())
    const promoted = await old.follow('promoted')
    onTestFinished(() => promoted.remove())
    await onMaintenance(promoted.url, async (client) => {
      await client.query("alter system set primary_conninfo = ''")
      await client.query('select pg_reload_conf()')
      await vi.waitUntil(
        async () => {
          const { rows } = await client.query('select 1 from pg_stat_wal_receiver')
          return rows.length === 0
        },
        { timeout: 20_000 },
      )
    })
    const position = (url: string, name: string) =>
      onMaintenance(url, async (client) => {
        const { rows } = await client.query<{ at: string }>(`select ${name}()::text as at`)
        return positionOf(rows[0]?.at) ?? 0n
      })
    await onMaintenance(old.url, (client) =>
      client.query('create table lost as select generate_series(1, 20000) as number'),
    )
    const end = await position(old.url, 'pg_current_wal_lsn')
    const hasRepeated = async () => (await position(left.url, 'pg_last_wal_replay_lsn')) >= end
    await vi.waitUntil(hasRepeated, { timeout: 20_000 })
    await old.stop('immediate')
    await onMaintenance(promoted.url, (client) => client.query('select pg_promote()'))

    const options = { onChange: () => undefined, statementTime: 'limited' } as const
    const { pool } = await openServerDatabase(promoted.url, options)
    onTestFinished(() => pool.end())
    const said: string[] = []
    const replicas = watchReplicas(pool, { urls: [left.url], lag: 60_000 }, (line) =>
      said.push(line),
    )
    onTestFinished(() => replicas.stop())
    const word = 'it has repeated what the primary never had'
    await vi.waitUntil(() => said.at(-1)?.includes(word), { timeout: 20_000 })
    const { database, close } = await connectDatabase({ kind: 'server', url: promoted.url })
    onTestFinished(close)
    const config = readConfig({ DATABASE_URL: promoted.url, DATABASE_READ_URL: left.url })
    const found = await checkReplicas(config, { origin: {}, database })
    expect(found.map(({ level, message }) => `${level}: ${message}`)).toEqual([
      expect.stringMatching(`^warning: .*${word}`),
    ])

    await onMaintenance(promoted.url, (client) =>
      client.query('create table more as select generate_series(1, 200000) as number'),
    )
    expect(await position(promoted.url, 'pg_current_wal_lsn')).toBeGreaterThan(end)
    const looked = vi.spyOn(pool, 'connect')
    await vi.waitUntil(() => looked.mock.results.length > 1, { timeout: 20_000 })
    expect([replicas.choose(), said.at(-1)]).toEqual([undefined, expect.stringContaining(word)])
  },
  60_000,
)

it.skipIf(inject('postgresUrl') === '')(
  'a replica that cannot answer what visitors read is not used, and the doctor says why',
  async () => {
    const primary = await openCluster(['fsync=off'])
    onTestFinished(() => primary.remove())
    await makeTables(primary.url)
    const replica = await primary.follow('one')
    onTestFinished(() => replica.remove())
    const run = (url: string, statement: string) =>
      onMaintenance(url, (client) => client.query(statement))
    await run(primary.url, 'create role reader login')
    await run(primary.url, 'grant select on all tables in schema public to reader')
    const asReader = replica.url.replace('postgres@', 'reader@')
    const examine = async () => {
      const env = { DATABASE_URL: primary.url, DATABASE_READ_URL: asReader, DATABASE_READ_LAG: '1' }
      const found = await examineAll({ ...env, DATA_DIR: temporaryFolder() })
      return found.filter(({ about }) => about === 'replica').map((each) => each.message)
    }
    expect(await examine()).toEqual([expect.stringMatching(/ answers$/)])

    const options = { onChange: () => undefined, statementTime: 'limited' } as const
    const { pool } = await openServerDatabase(primary.url, options)
    onTestFinished(() => pool.end())
    const said: string[] = []
    const replicas = watchReplicas(pool, { urls: [asReader], lag: 60_000 }, (line) =>
      said.push(line),
    )
    onTestFinished(() => replicas.stop())
    const isSaid = (word: string) =>
      vi.waitUntil(() => said.at(-1)?.includes(word), { timeout: 20_000 })
    await isSaid(' answers reads.')
    const good = replicas.choose()
    if (!good) throw new Error('No replica is used.')
    await run(primary.url, 'revoke select on search_words, amenities from reader')
    const read = () => good.query('select count(*) from search_words', [])
    await vi.waitUntil(
      () =>
        read().then(
          () => false,
          () => true,
        ),
      { timeout: 20_000 },
    )
    await isSaid('permission denied for table search_words')
    expect(await examine()).toEqual([expect.stringContaining('permission denied for table')])
    const lines = said.length
    // It is tried by the read that has failed: another permission is of no use to it.
    await run(primary.url, 'grant select on amenities to reader')
    const looks = vi.spyOn(GuardedPool.prototype, 'connect')
    onTestFinished(() => looks.mockRestore())
    await vi.waitUntil(() => looks.mock.calls.length > 24, { timeout: 20_000 })
    expect([said.length, replicas.choose()]).toEqual([lines, undefined])
    await run(primary.url, 'grant select on search_words to reader')
    await isSaid(' answers reads.')

    await run(primary.url, 'alter role reader set search_path = pg_catalog')
    const isSet = async () => {
      const { rows } = await run(replica.url, 'select 1 from pg_db_role_setting')
      return rows.length > 0
    }
    await vi.waitUntil(isSet, { timeout: 20_000 })
    expect(await examine()).toEqual([
      expect.stringMatching(/relation "property_types" does not exist/),
    ])
    await run(primary.url, 'alter role reader reset search_path')
    await run(replica.url, 'select pg_wal_replay_pause()')
    await run(primary.url, 'create table later (number int)')
    expect(await examine()).toEqual([expect.stringContaining('it is more than 1 s behind')])
  },
  60_000,
)
