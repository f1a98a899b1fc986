import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DatabaseBusyError } from '@server/database/database-faults'
import { WaitingLine } from '@server/database/waiting-line'

const limits = { atOnce: 1, waiting: 2, patience: 100 }
const none = () => undefined

describe('the line in front of the connections', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  /** Enters the line, and records the name when the turn comes or is refused. */
  const enter = (line: WaitingLine, order: string[], name: string, isUrgent = false) =>
    line.enter(isUrgent, none).then(
      () => order.push(name),
      (error: Error) => order.push(`${name}: ${error.name}`),
    )
  const settle = () => vi.advanceTimersByTimeAsync(0)

  it('gives turns in order, and an urgent caller the next one', async () => {
    const line = new WaitingLine(limits)
    const order: string[] = []
    for (const name of ['first', 'second', 'third']) void enter(line, order, name)
    void enter(line, order, 'urgent', true)
    await settle()
    for (const _turn of [1, 2, 3]) {
      line.leave()
      await settle()
    }
    expect(order).toEqual(['first', 'urgent', 'second', 'third'])
  })

  it('refuses a caller beyond its length, except an urgent one', async () => {
    const line = new WaitingLine(limits)
    const order: string[] = []
    for (const name of ['first', 'second', 'third', 'fourth']) void enter(line, order, name)
    void enter(line, order, 'urgent', true)
    await settle()
    expect(order).toEqual(['first', 'fourth: DatabaseBusyError'])
    expect(line.length).toBe(3)
  })

  it('refuses a caller who has waited too long', async () => {
    const line = new WaitingLine(limits)
    const order: string[] = []
    void enter(line, order, 'first')
    void enter(line, order, 'second')
    await vi.advanceTimersByTimeAsync(limits.patience)
    expect(order).toEqual(['first', 'second: DatabaseBusyError'])
    expect(line.length).toBe(0)
  })

  it('passes over a caller who no longer needs the turn', async () => {
    const line = new WaitingLine(limits)
    const order: string[] = []
    void enter(line, order, 'first')
    let isGone = false
    void line
      .enter(false, () => (isGone ? new Error('gone') : undefined))
      .catch((error: Error) => order.push(error.message))
    void enter(line, order, 'third')
    await settle()
    isGone = true
    line.leave()
    await settle()
    expect(order).toEqual(['first', 'gone', 'third'])
  })

  it('refuses everybody at once, and keeps working', async () => {
    const line = new WaitingLine(limits)
    const order: string[] = []
    for (const name of ['first', 'second']) void enter(line, order, name)
    line.refuseAll(new DatabaseBusyError('away'))
    await settle()
    line.leave()
    void enter(line, order, 'third')
    await settle()
    expect(order).toEqual(['first', 'second: DatabaseBusyError', 'third'])
  })
})
