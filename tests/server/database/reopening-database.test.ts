import { expect, it, vi } from 'vitest'
import { reopeningDatabase, type EmbeddedEngine } from '@server/database/reopening-database'
import { until } from '@tests/helpers/until'

const message = new Uint8Array([1])

/**
 * Engine that answers with its name until it stops, as PostgreSQL does without room for its log.
 */
const engineOf = (name: string) => {
  const engine = { isStopped: false, close: vi.fn(async () => undefined), execProtocolStream }
  async function execProtocolStream() {
    if (engine.isStopped) throw new Error('Aborted()')
    return [name]
  }
  return engine as unknown as EmbeddedEngine & { isStopped: boolean }
}

const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })

const openStopped = () => {
  vi.useFakeTimers()
  const first = engineOf('first')
  const disk = { isFull: true }
  const lines: string[] = []
  const database = reopeningDatabase({
    first,
    open: async () => engineOf('second'),
    proveWritable: async () => {
      if (disk.isFull) throw full
    },
    onChange: (line) => lines.push(line),
  })
  first.isStopped = true
  return { database, disk, lines }
}

it('refuses statements with the reason of the disk, and works again once it has room', async () => {
  const { database, disk, lines } = openStopped()
  await expect(database.execProtocolStream(message)).rejects.toBe(full)
  await vi.advanceTimersByTimeAsync(5_000)
  await expect(database.execProtocolStream(message)).rejects.toBe(full)
  disk.isFull = false
  await expect(database.execProtocolStream(message)).rejects.toMatchObject({
    code: 'DATABASE_AWAY',
  })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await database.execProtocolStream(message)).toEqual(['second'])
  expect(lines).toEqual([
    'The embedded database has stopped: Aborted()',
    'The embedded database works again.',
  ])
  vi.useRealTimers()
})

it('stops at a message of PostgreSQL that it has ended', async () => {
  const first = engineOf('first')
  const panic = { name: 'error', severity: 'PANIC', code: '53100', message: 'no room for the log' }
  first.execProtocolStream = async () => [panic] as never
  const open = vi.fn(async () => engineOf('second'))
  const proveWritable = async () => undefined
  const database = reopeningDatabase({ first, open, proveWritable, onChange: () => undefined })
  await expect(database.execProtocolStream(message)).rejects.toMatchObject({ code: '53100' })
  await until(() => open.mock.calls.length === 1)
  expect(await database.execProtocolStream(message)).toEqual(['second'])
})

it('does not open the database again after it was closed', async () => {
  const { database, disk, lines } = openStopped()
  await expect(database.execProtocolStream(message)).rejects.toBe(full)
  await database.close()
  disk.isFull = false
  await vi.advanceTimersByTimeAsync(5_000)
  expect(lines).toHaveLength(1)
  vi.useRealTimers()
})
