import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { NamedStatements, withFreshPlans } from '@server/database/named-statements'
import { describeOnEachDatabase } from '@tests/server/databases'

const SELECT = 'select name from amenities where id = $1'

/** Sends a text so often that it has a name. */
const nameOf = (named: NamedStatements, text: string) =>
  [1, 2, 3].map(() => named.nameOf(text)).at(-1)

describe('the name of a statement', () => {
  it('comes with its third sending and belongs to it alone', () => {
    const named = new NamedStatements()
    expect([1, 2, 3, 4].map(() => named.nameOf(SELECT))).toEqual([
      undefined,
      undefined,
      'staylet_1',
      'staylet_1',
    ])
    expect(nameOf(named, `${SELECT} limit 1`)).toBe('staylet_2')
  })

  it('is new after the statement was not sent for long, and after the schema has changed', () => {
    const named = new NamedStatements()
    nameOf(named, SELECT)
    for (let n = 0; n < 49; n += 1) nameOf(named, `select ${n}`)
    expect(named.nameOf(SELECT)).toBe('staylet_1')
    for (let n = 49; n < 99; n += 1) nameOf(named, `select ${n}`)
    expect(named.nameOf(SELECT)).toBeUndefined()
    expect(named.nameOf('select 98')).toBe('staylet_100')
    named.forget()
    expect(nameOf(named, 'select 98')).toBe('staylet_101')
  })

  it('is for nothing that is planned for its values or not at all', () => {
    const named = new NamedStatements()
    expect(withFreshPlans(() => nameOf(named, SELECT))).toBeUndefined()
    for (const text of ['begin', 'select 1; select 2', 'vacuum', 'create table a (b int)']) {
      expect(nameOf(named, text)).toBeUndefined()
    }
  })
})

describeOnEachDatabase('statements with names', (database) => {
  it('are prepared once, and work after their columns have changed', async () => {
    await sql`create table changing (a int, b int)`.execute(database())
    try {
      await sql`insert into changing values (1, 2)`.execute(database())
      const select = async () => {
        const { rows } = await sql<{ a: unknown }>`
          select a from changing where b = ${2}`.execute(database())
        return rows[0]?.a
      }
      for (let n = 0; n < 5; n += 1) expect(await select()).toBe(1)
      const { rows } = await sql<{ found: boolean }>`
        select statement like '%from changing where%' as found from pg_prepared_statements`.execute(
        database(),
      )
      expect(rows.filter(({ found }) => found)).toHaveLength(1)
      await sql`alter table changing alter a type text`.execute(database())
      await expect(select()).rejects.toThrow(/cached plan|columns of a statement/)
      const later = await Promise.allSettled([1, 2, 3].map(select))
      expect(later.at(-1)).toEqual({ status: 'fulfilled', value: '1' })
    } finally {
      await sql`drop table changing`.execute(database())
    }
  })
})
