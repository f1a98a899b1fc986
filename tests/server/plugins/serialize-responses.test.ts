import { beforeEach, describe, expect, it, vi } from 'vitest'
import { databaseFaultOf, wasDamagedLately } from '@server/database/database-faults'
import { serializerFor } from '@server/plugins/compile-once'

const route = {
  method: 'GET',
  url: '/',
  schema: { type: 'object', required: ['endDate'], properties: { endDate: { type: 'string' } } },
}
const serializedBy = (database: 'remote' | 'embedded', response: unknown) =>
  serializerFor(database)(route)(response)

const errorOf = (act: () => unknown) => {
  try {
    act()
  } catch (error) {
    return error
  }
  return undefined
}

describe('a response that does not fit its schema', () => {
  beforeEach(() => {
    // A moment long ago, so that no other test takes the database for a damaged one.
    vi.spyOn(performance, 'now').mockReturnValue(-1e9)
    return () => vi.restoreAllMocks()
  })

  it('counts as damage on its way from a database over the network', () => {
    const fault = errorOf(() => serializedBy('remote', { endDatf: '2026-11-30' }))
    expect(databaseFaultOf(fault)).toBe('away')
    expect((fault as Error).message).toContain('"endDate" is required')
    expect(wasDamagedLately()).toBe(true)
  })

  it('is an error of ours on the embedded database', () => {
    const fault = errorOf(() => serializedBy('embedded', {}))
    expect(databaseFaultOf(fault)).toBeUndefined()
    expect((fault as Error).message).toContain('"endDate" is required')
  })

  it('leaves responses that fit as they are', () => {
    expect(serializedBy('remote', { endDate: '2026-11-30' })).toBe('{"endDate":"2026-11-30"}')
  })
})
