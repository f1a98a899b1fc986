import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import {
  NamedStatements,
  withFreshPlans,
  withLastingPlans,
} from '@server/database/named-statements'
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
    expect(withFreshPlans(() => withLastingPlans(() => nameOf(named, SELECT)))).toBe('staylet_1')
    for (const text of ['begin', 'select 1; select 2', 'vacuum', 'create table a (b int)']) {
      expect(nameOf(named, text)).toBeUndefined()
    }
  })
})

describeOnEachDatabase('statements with names', (database) => {
  it('are prepared once, and again when the connection has lost them', async () => {
    const select = async () => {
      const { rows } = await sql<{ kept: number }>`select ${2}::int as kept`.execute(database())
      return rows[0]?.kept
    }
    for (let n = 0; n < 5; n += 1) expect(await select()).toBe(2)
    const { rows } = await sql`
      select from pg_prepared_statements where statement = ${'select $1::int as kept'}`.execute(
      database(),
    )
    expect(rows).toHaveLength(1)
    await sql`deallocate all`.execute(database())
    await expect(select()).rejects.toThrow('does not exist')
    for (let n = 0; n < 5; n += 1) expect(await select()).toBe(2)
  })
})
