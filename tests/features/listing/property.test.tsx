import { describe, expect, it } from 'vitest'
import { ApiError } from '@features/api/api-error'
import { useListing } from '@features/listing/use-listing'
import { useListings } from '@features/listing/use-listings'
import { currentListingAtom, useProperty } from '@features/listing/use-property'
import { lagoonLoft, makeListing, palmVilla } from '@tests/fixtures/make-listing'
import { deferred, fakeApi, type FakeApi } from '@tests/helpers/fake-api'
import { renderHook } from '@tests/helpers/render-hook'
import { settle } from '@tests/helpers/settle'

const slug = 'lagoon-loft-with-a-balcony'
const bySlug = `GET /listing?slug=${slug}`

async function open(api: FakeApi, id: string | null = null) {
  const world = renderHook(() => useProperty(slug, id), { api })
  await settle()
  return world
}

describe('the listing of an address', () => {
  it.each([
    ['the one that the server found', { listings: [lagoonLoft], total: 1 }],
    ['found among all of them, in a plain array (API-14)', [palmVilla, lagoonLoft]],
    ['found among all of them, in an object (API-14)', { listings: [palmVilla, lagoonLoft] }],
  ])('is %s (R-71)', async (_, answer) => {
    const { result, store } = await open(fakeApi({ [bySlug]: answer }))
    expect(result.current).toMatchObject({ listing: { _id: lagoonLoft._id }, isMissing: false })
    expect(store.get(currentListingAtom)?._id).toBe(lagoonLoft._id)
  })

  it.each([
    ['nothing', []],
    ['another listing', [palmVilla]],
  ])('is missing when the response contains %s (R-11)', async (_, answer) => {
    const { result } = await open(fakeApi({ [bySlug]: answer }))
    expect(result.current).toMatchObject({ listing: undefined, isMissing: true })
  })

  it('is not missing before a response or after a failure (R-11)', async () => {
    const waiting = await open(fakeApi({ [bySlug]: deferred().promise }))
    expect(waiting.result.current).toMatchObject({ listing: undefined, isMissing: false })
    const failed = await open(
      fakeApi({ [bySlug]: new ApiError({ status: 500, code: 'internal', message: 'Fire.' }) }),
    )
    expect(failed.result.current).toMatchObject({
      isMissing: false,
      error: 'Failed to fetch listing details',
    })
  })

  it('is the one with the id when two share a slug (R-70)', async () => {
    const twin = makeListing({ _id: 'twin', createdAt: '2025-12-21T08:00:00.000Z' })
    const { result } = await open(fakeApi({ [bySlug]: [twin, lagoonLoft] }), 'twin')
    expect(result.current.listing?._id).toBe('twin')
  })
})

describe('a listing of which only its card is loaded', () => {
  const card = { _id: lagoonLoft._id, name: lagoonLoft.name, basePrice: 45_000, partial: true }
  const inAList = { 'GET /listing?fields=card': { listings: [card], total: 1 } }

  it('is seen, and is not taken for the whole listing (R-71)', async () => {
    const whole = deferred()
    const api = fakeApi({ ...inAList, [bySlug]: whole.promise })
    const useBoth = () => {
      useListings({ fields: 'card' })
      return useProperty(slug, null)
    }
    const { result, store } = renderHook(useBoth, { api })
    await settle()
    expect(result.current).toMatchObject({ listing: undefined, seen: card, isMissing: false })
    expect(store.get(currentListingAtom)).toBeNull()
    whole.resolve({ listings: [lagoonLoft], total: 1 })
    await settle()
    expect(result.current).toMatchObject({ listing: lagoonLoft, seen: lagoonLoft })
  })

  it('does not limit a booking before its guests and nights are known (R-99)', async () => {
    const api = fakeApi({ ...inAList, [`GET /listing/${lagoonLoft._id}`]: deferred().promise })
    const useBoth = () => {
      useListings({ fields: 'card' })
      return useListing(lagoonLoft._id)
    }
    const { result } = renderHook(useBoth, { api })
    await settle()
    expect(result.current.listing).toBeUndefined()
  })
})

describe('a listing by id', () => {
  const byId = `GET /listing/${lagoonLoft._id}`

  it('is what the server sends (API-15)', async () => {
    const { result } = renderHook(() => useListing(lagoonLoft._id), {
      api: fakeApi({ [byId]: { listing: lagoonLoft } }),
    })
    await settle()
    expect(result.current.listing).toEqual(lagoonLoft)
  })
})
