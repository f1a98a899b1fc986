import type pg from 'pg'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BoundedPool } from '@server/database/bounded-pool'
import { atOnce } from '@server/database/urgent-work'

const limits = { most: 1, waiting: 2, patience: 100 }

describe('the queue in front of the connections', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  /** A pool of one connection, the names of the callers in the order in which they got it, and their ends. */
  function openPool() {
    const order: string[] = []
    const returns: (() => void)[] = []
    const nothing = () => undefined
    const client = { on: nothing, off: nothing, release: nothing, getTransactionStatus: nothing }
    const opened = { on: () => opened, connect: async () => client }
    const open = () => opened as unknown as pg.Pool
    const pool = new BoundedPool({ open, onFault: nothing, ...limits })
    const ask = (name: string) =>
      void pool.connect().then(
        ({ release }) => {
          returns.push(release)
          order.push(name)
        },
        (error: Error) => order.push(`${name}: ${error.name}`),
      )
    const settle = () => vi.advanceTimersByTimeAsync(0)
    const giveBack = async () => {
      returns.shift()?.()
      vi.runAllTicks()
      vi.useRealTimers()
      await new Promise((turned) => setImmediate(turned))
      vi.useFakeTimers()
    }
    return { pool, order, ask, settle, giveBack }
  }

  it('lends in order, and to an urgent caller next', async () => {
    const { order, ask, settle, giveBack } = openPool()
    for (const name of ['first', 'second', 'third']) ask(name)
    atOnce(() => ask('urgent'))
    await settle()
    for (const _turn of [1, 2, 3]) await giveBack()
    expect(order).toEqual(['first', 'urgent', 'second', 'third'])
  })

  it('refuses a caller beyond its length, except an urgent one', async () => {
    const { pool, order, ask, settle } = openPool()
    for (const name of ['first', 'second', 'third', 'fourth']) ask(name)
    atOnce(() => ask('urgent'))
    await settle()
    expect(order).toEqual(['fourth: DatabaseBusyError', 'first'])
    expect(pool.usage).toEqual({ inUse: 1, waiting: 3 })
  })

  it('refuses a caller who has waited too long', async () => {
    const { pool, order, ask } = openPool()
    for (const name of ['first', 'second']) ask(name)
    await vi.advanceTimersByTimeAsync(limits.patience)
    expect(order).toEqual(['first', 'second: DatabaseBusyError'])
    expect(pool.usage).toEqual({ inUse: 1, waiting: 0 })
  })

  it('refuses everybody while the database is away, and keeps working', async () => {
    const { pool, order, ask, settle, giveBack } = openPool()
    for (const name of ['first', 'second']) ask(name)
    await settle()
    pool.isAway = true
    ask('third')
    await giveBack()
    pool.isAway = false
    ask('fourth')
    await settle()
    expect(order).toEqual([
      'first',
      'third: DatabaseAwayError',
      'second: DatabaseAwayError',
      'fourth',
    ])
  })
})
