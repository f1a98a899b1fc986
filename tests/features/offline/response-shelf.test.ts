import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { KEPT_RESPONSES } from '@domain/constants'
import { createShelf, overdue, type ShelfStorage } from '@features/offline/response-shelf'
import { FIXTURE_NOW } from '@tests/fixtures/clock'

const NOW = Date.parse(FIXTURE_NOW)

beforeEach(() => vi.useFakeTimers({ now: NOW, toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

function memory() {
  const texts = new Map<string, string>()
  const storage: ShelfStorage = {
    read: async (name) => texts.get(name),
    write: async (name, text) => void texts.set(name, text),
    remove: async (name) => void texts.delete(name),
  }
  return { texts, storage }
}

const entry = (age: number, characters = 10) => ({ at: NOW - age, characters })

describe('which stored responses to delete', () => {
  it('includes none while they are recent, small and few', () => {
    expect(overdue({ '/a': entry(1), '/b': entry(2) }, NOW)).toEqual([])
  })

  it('includes those older than a week', () => {
    const index = { '/old': entry(KEPT_RESPONSES.life), '/young': entry(KEPT_RESPONSES.life - 1) }
    expect(overdue(index, NOW)).toEqual(['/old'])
  })

  it('includes the oldest of too many', () => {
    const many = Array.from({ length: KEPT_RESPONSES.entries + 2 }, (_, age) => [
      `/${age}`,
      entry(age),
    ])
    const oldest = [`/${KEPT_RESPONSES.entries}`, `/${KEPT_RESPONSES.entries + 1}`]
    expect(overdue(Object.fromEntries(many), NOW)).toEqual(oldest)
  })

  it('includes a response that is too large, but not its neighbours', () => {
    const index = { '/huge': entry(0, KEPT_RESPONSES.characters + 1), '/small': entry(1) }
    expect(overdue(index, NOW)).toEqual(['/huge'])
  })
})

describe('the store of responses', () => {
  it('returns a stored response with its age', async () => {
    const shelf = createShelf(memory().storage)
    await shelf.write('/listing', { at: NOW - 5, answer: [1] })
    expect(await shelf.read('/listing')).toEqual({ at: NOW - 5, answer: [1] })
    expect(await shelf.read('/booking')).toBeUndefined()
  })

  it('deletes a response after a week', async () => {
    const shelf = createShelf(memory().storage)
    await shelf.write('/listing', { at: NOW, answer: 1 })
    vi.setSystemTime(NOW + KEPT_RESPONSES.life)
    expect(await shelf.read('/listing')).toBeUndefined()
  })

  it('stays within its limits when much is written at once', async () => {
    const { texts, storage } = memory()
    const shelf = createShelf(storage)
    await Promise.all(
      Array.from({ length: KEPT_RESPONSES.entries * 2 }, (_, each) =>
        shelf.write(`/${each}`, { at: NOW + each, answer: each }),
      ),
    )
    // The stored responses and their index.
    expect(texts.size).toBe(KEPT_RESPONSES.entries + 1)
    expect(await shelf.read('/0')).toBeUndefined()
    expect(await shelf.read('/59')).toEqual({ at: NOW + 59, answer: 59 })
  })

  it('continues after a write that the storage refused', async () => {
    const { storage } = memory()
    const write = vi.fn(storage.write).mockRejectedValueOnce(new Error('full'))
    const shelf = createShelf({ ...storage, write })
    await expect(shelf.write('/a', { at: NOW, answer: 1 })).rejects.toThrow('full')
    await shelf.write('/b', { at: NOW, answer: 2 })
    expect(await shelf.read('/b')).toEqual({ at: NOW, answer: 2 })
  })
})
