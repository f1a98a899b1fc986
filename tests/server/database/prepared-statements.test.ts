import pg from 'pg'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { PreparedStatements, type PreparedClient } from '@server/database/prepared-statements'

describe.skipIf(inject('postgresUrl') === '')('statements that are sent often', () => {
  let client: pg.Client
  let statements: PreparedStatements
  beforeEach(async () => {
    client = new pg.Client({ connectionString: inject('postgresUrl') })
    await client.connect()
    statements = new PreparedStatements()
  })
  afterEach(() => client.end())

  const send = async (text: string, values: readonly unknown[] = []) => {
    const { rows } = await statements.send(client as unknown as PreparedClient, text, values)
    return rows as Record<string, unknown>[]
  }
  const countPrepared = async () => {
    const { rows } = await client.query<{ count: number }>(
      'select count(*)::int as count from pg_prepared_statements',
    )
    return rows[0]?.count
  }

  it('are prepared from their second use on', async () => {
    const text = 'select $1::int + 1 as next'
    expect(await send(text, [1])).toEqual([{ next: 2 }])
    expect(await countPrepared()).toBe(0)
    for (const value of [2, 3]) expect(await send(text, [value])).toEqual([{ next: value + 1 }])
    expect(await countPrepared()).toBe(1)
  })

  it('are not prepared when they open a transaction or search words', async () => {
    for (let n = 0; n < 3; n += 1) {
      await send('begin')
      await send('commit')
      await send("select 'search_words' as text")
    }
    expect(await countPrepared()).toBe(0)
  })

  it('are bounded in number on a connection', async () => {
    for (let n = 0; n < 150; n += 1) {
      const text = `select ${n} as n`
      await send(text)
      expect(await send(text)).toEqual([{ n }])
      expect(await countPrepared()).toBeLessThanOrEqual(64)
    }
  })

  it('are sent again when a migration or somebody else has outdated their plan', async () => {
    await client.query('create temporary table things as select 1 as first')
    const text = 'select * from things'
    await send(text)
    await send(text)
    await client.query('alter table things add column second int default 2')
    expect(await send(text)).toEqual([{ first: 1, second: 2 }])
    expect(await send(text)).toEqual([{ first: 1, second: 2 }])
    await client.query('deallocate all')
    expect(await send(text)).toEqual([{ first: 1, second: 2 }])
  })

  it('fail within a transaction that such an error has ended, and work in the next one', async () => {
    await client.query('create temporary table things as select 1 as first')
    const text = 'select * from things'
    await send(text)
    await send(text)
    await client.query('alter table things add column second int default 2')
    await send('begin')
    await expect(send(text)).rejects.toThrow('cached plan')
    await send('rollback')
    await send('begin')
    expect(await send(text)).toEqual([{ first: 1, second: 2 }])
    await send('commit')
  })
})
