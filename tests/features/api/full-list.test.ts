import { afterEach, describe, expect, it, vi } from 'vitest'
import { listingsIn } from '@domain/listing/listing-responses'
import type { Listing } from '@domain/schemas/listing-schema'
import type { Api } from '@features/api/api-client'
import { FULL_LIST_LIFE, withFullList } from '@features/api/full-list'
import { lagoonLoft } from '@tests/fixtures/make-listing'

const loftTwo = { ...lagoonLoft, _id: 'loft-two' }

const answering = (answer: unknown) => {
  const request = vi.fn<Api['request']>(async () => answer)
  return { request, api: withFullList({ request }) }
}

afterEach(() => vi.useRealTimers())

describe('the list of a backend that returns everything', () => {
  it.each<[string, unknown, string]>([
    ['as an array', [lagoonLoft], '?page=2'],
    ['in an object', { listings: [lagoonLoft] }, '?page=2'],
    ['beyond the limit', { listings: [lagoonLoft, loftTwo], total: 2 }, '?limit=1'],
  ])('is fetched once, when it comes %s', async (_, answer, query) => {
    const { request, api } = answering(answer)
    const all = await api.request('GET', `/listing${query}`)
    expect(listingsIn(all as Listing[])).toContain(lagoonLoft)
    expect(all).not.toHaveProperty('total')
    expect(await api.request('GET', '/listing?search=loft')).toBe(all)
    expect(await api.request('GET', '/listing')).toBe(all)
    expect(request).toHaveBeenCalledOnce()
  })

  it('is fetched again after its time, and after a listing was saved', async () => {
    vi.useFakeTimers()
    const { request, api } = answering([lagoonLoft])
    await api.request('GET', '/listing')
    vi.advanceTimersByTime(FULL_LIST_LIFE)
    await api.request('GET', '/listing')
    expect(request).toHaveBeenCalledTimes(2)
    await api.request('PATCH', '/listing')
    await api.request('GET', '/listing')
    expect(request).toHaveBeenCalledTimes(4)
  })

  it('is not taken from a backend that honours the query, nor for another call', async () => {
    const page = answering({ listings: [lagoonLoft], total: 40 })
    await page.api.request('GET', '/listing?page=1')
    await page.api.request('GET', '/listing?page=2')
    expect(page.request).toHaveBeenCalledTimes(2)
    const all = answering([lagoonLoft])
    await all.api.request('GET', '/listing')
    await all.api.request('GET', '/listing/lagoon-loft')
    expect(all.request).toHaveBeenCalledTimes(2)
  })

  it('is what a backend has that returns the same listings for every page', async () => {
    const page = { listings: [lagoonLoft], total: 40 }
    const { api } = answering(page)
    expect(await api.request('GET', '/listing?limit=1')).toBe(page)
    expect(await api.request('GET', '/listing?limit=1&search=loft&page=2')).toBe(page)
    expect(await api.request('GET', '/listing?limit=1&search=loft&page=2')).toBe(page)
    const everything = { listings: [lagoonLoft] }
    expect(await api.request('GET', '/listing?limit=1&search=loft')).toEqual(everything)
    expect(await api.request('GET', '/listing?limit=1')).toEqual(everything)
  })

  it('is not taken from pages that are empty', async () => {
    const page = { listings: [], total: 0 }
    const { api } = answering(page)
    for (const path of ['/listing', '/listing?page=2']) {
      expect(await api.request('GET', path)).toBe(page)
    }
  })
})
