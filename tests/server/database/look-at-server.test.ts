import type { PostgresPool } from 'kysely'
import { expect, it } from 'vitest'
import { createLook } from '@server/database/look-at-server'

/** Opens a pool that keeps what it is sent, and refuses or answers it. */
function openPool(answer: (text: string) => object) {
  const sent: string[] = []
  const query = async (text: string) => {
    sent.push(text)
    return { rows: [answer(text)] }
  }
  const pool = { connect: async () => ({ query, release: () => undefined }) }
  return { pool: pool as unknown as PostgresPool, sent }
}

const asksForCluster = (text: string) => text.includes('pg_control_system')
const refusal = (code: string) => Object.assign(new Error('permission denied'), { code })

it('a look reads what identifies the cluster in the same round trip', async () => {
  const { pool, sent } = openPool(() => ({ cluster: '7', position: '0/1' }))
  expect(await createLook('select 1 as position')(pool)).toEqual({ cluster: '7', position: '0/1' })
  expect(sent).toHaveLength(1)
})

it('a look asks a role once for what it may not read, and still returns the rest', async () => {
  const { pool, sent } = openPool((text) => {
    if (asksForCluster(text)) throw refusal('42501')
    return { position: '0/1' }
  })
  const look = createLook('select 1 as position')
  for (const seen of [await look(pool), await look(pool)]) expect(seen).toEqual({ position: '0/1' })
  expect(sent.filter(asksForCluster)).toHaveLength(1)
})

it('a look reports every other error', async () => {
  const { pool } = openPool(() => {
    throw refusal('57P03')
  })
  await expect(createLook('select 1')(pool)).rejects.toThrow('permission denied')
})
