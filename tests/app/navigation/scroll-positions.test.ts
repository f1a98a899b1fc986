import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { blockedStorage, memoryStorage } from '@tests/helpers/memory-storage'

/** Returns the module as a newly loaded page would import it. */
async function loadPage() {
  vi.resetModules()
  return (await import('@app/navigation/scroll-positions')).scrollPositions
}

beforeEach(() => vi.stubGlobal('sessionStorage', memoryStorage()))
afterEach(() => vi.unstubAllGlobals())

describe('scroll positions', () => {
  it('start at the top for a history entry that was never left', async () => {
    const positions = await loadPage()
    expect(positions.get('first')).toBe(0)
  })

  it('belong to one history entry each, in whole pixels', async () => {
    const positions = await loadPage()
    positions.set('first', 640.4)
    positions.set('second', 20)
    expect(positions.get('first')).toBe(640)
    expect(positions.get('second')).toBe(20)
  })

  it('survive a reload once they are stored', async () => {
    const before = await loadPage()
    before.set('first', 640)
    before.persist()
    const after = await loadPage()
    expect(after.get('first')).toBe(640)
  })

  it('of the first entry of two documents differ, and come back with their entry', async () => {
    let state: unknown = null
    const entries: unknown[] = []
    vi.stubGlobal('history', {
      get state() {
        return state
      },
      replaceState: (next: unknown) => (state = next),
    })
    const open = async (timeOrigin: number, own: unknown) => {
      state = own
      vi.stubGlobal('performance', { timeOrigin })
      await loadPage()
      const key = (await import('@app/navigation/scroll-positions')).entryKey('default')
      entries.push(state)
      return key
    }
    const first = await open(1, { idx: 0 })
    const second = await open(2, { idx: 0 })
    expect(second).not.toBe(first)
    expect(await open(3, entries[0])).toBe(first)
    expect(entries[0]).toMatchObject({ idx: 0 })
  })

  it('keep only the fifty most recent entries', async () => {
    const before = await loadPage()
    for (let entry = 0; entry < 51; entry += 1) before.set(`entry-${entry}`, 100)
    before.set('entry-0', 200)
    before.persist()
    const after = await loadPage()
    expect(after.get('entry-0')).toBe(200)
    expect(after.get('entry-1')).toBe(0)
    expect(after.get('entry-2')).toBe(100)
  })

  it.each(['not JSON', '7', '{"a":1}', '[1]'])('start afresh when %j was stored', async (text) => {
    sessionStorage.setItem('scroll-positions', text)
    const positions = await loadPage()
    expect(positions.get('first')).toBe(0)
  })

  it('work for the current page when the browser blocks storage (R-131)', async () => {
    vi.stubGlobal('sessionStorage', blockedStorage())
    const positions = await loadPage()
    positions.set('first', 640)
    positions.persist()
    expect(positions.get('first')).toBe(640)
  })
})
