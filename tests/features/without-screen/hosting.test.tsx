import { describe, expect, it } from 'vitest'
import type { OwnListing } from '@domain/schemas/listing-save-schema'
import { ApiError } from '@features/api/api-error'
import {
  useDeleteListing,
  useDeleteListingImage,
  useListingDraft,
  useOwnListings,
  useSaveListing,
  useUncompletedListings,
} from '@features/without-screen/hosting'
import { lagoonLoft } from '@tests/fixtures/make-listing'
import { deferred, fakeApi, type FakeApi } from '@tests/helpers/fake-api'
import { renderHook } from '@tests/helpers/render-hook'
import { settle } from '@tests/helpers/settle'
import { ada, adaSession } from '@tests/helpers/signed-in'

const save = 'PATCH /listing'
const own = `GET /listing/user/${ada._id}`
const drafts = 'GET /listing/uncompleted'
const home: OwnListing = { ...lagoonLoft, published: true }
const draft: OwnListing = { _id: 'a-draft', city: 'Lekki', published: false }
const broken = new ApiError({ status: 500, code: 'internal', message: 'Fire.' })
const photo = () => new File(['pixels'], 'sofa.jpg', { type: 'image/jpeg' })

/** Exposes the draft, the lists and every host action, as a host's screen would. */
function useHosting() {
  const listingDraft = useListingDraft()
  const { save: saveOwnListing, error } = useSaveListing()
  return {
    draft: listingDraft,
    error,
    save: saveOwnListing,
    own: useOwnListings(),
    uncompleted: useUncompletedListings(),
    remove: useDeleteListing(),
    removeImage: useDeleteListingImage(),
  }
}

const host = async (api: FakeApi, session = adaSession) => {
  api.answers[own] ??= { listings: [home, draft] }
  api.answers[drafts] ??= { listings: [draft] }
  const world = renderHook(useHosting, { api, session })
  await settle()
  return world
}
const fieldsOf = ({ step, uploadProgress, isDirty }: ReturnType<typeof useListingDraft>) => ({
  step,
  uploadProgress,
  isDirty,
})
const empty = { step: 1, uploadProgress: 0, isDirty: false }

describe('the listing draft', () => {
  it('starts at step 1, moves on, and restarts when cleared (DRAFT-01, ENT-04)', async () => {
    const { result } = await host(fakeApi())
    expect(fieldsOf(result.current.draft)).toEqual(empty)
    result.current.draft.goToStep(3)
    result.current.draft.markDirty()
    await settle()
    expect(fieldsOf(result.current.draft)).toEqual({ step: 3, uploadProgress: 0, isDirty: true })
    result.current.draft.goToStep(0)
    await settle()
    expect(result.current.draft.step).toBe(1)
    result.current.draft.clear()
    await settle()
    expect(fieldsOf(result.current.draft)).toEqual(empty)
  })

  it('is cleared by a successful save, but not by a failed one (DRAFT-01)', async () => {
    const api = fakeApi({ [save]: broken })
    const { result } = await host(api)
    result.current.draft.goToStep(4)
    result.current.draft.markDirty()
    await settle()
    await expect(result.current.save({ city: 'Lekki' })).rejects.toBe(broken)
    await settle()
    expect(fieldsOf(result.current.draft)).toEqual({ step: 4, uploadProgress: 0, isDirty: true })
    expect(result.current.error).toBe('Failed to save listing')
    api.answers[save] = { listing: draft }
    expect(await result.current.save({ city: 'Lekki' })).toEqual(draft)
    await settle()
    expect(fieldsOf(result.current.draft)).toEqual(empty)
    expect(result.current.error).toBeNull()
  })
})

describe('saving a listing', () => {
  it('sends JSON without photos (API-16)', async () => {
    const api = fakeApi({ [save]: { listing: home } })
    const { result } = await host(api)
    const payload = { id: home._id, name: 'Palm Court', amenities: ['a'] }
    await result.current.save(payload)
    expect(api.calls.find(({ call }) => call === save)?.options.body).toEqual(payload)
  })

  it('sends a form with photos, arrays as JSON strings, and reports its progress (API-16, ENT-04)', async () => {
    const answer = deferred()
    const api = fakeApi({ [save]: answer.promise })
    const { result } = await host(api)
    const file = photo()
    const payload = { name: 'Palm Court', basePrice: 30_000.5, houseRules: ['One', 'Two'] }
    const saving = result.current.save(payload, [file])
    await settle()
    const options = api.calls.find(({ call }) => call === save)?.options
    const form = options?.body as FormData
    expect(Object.fromEntries([...form].filter(([name]) => name !== 'files'))).toEqual({
      name: 'Palm Court',
      basePrice: '30000.5',
      houseRules: '["One","Two"]',
    })
    expect(form.getAll('files')).toEqual([file])
    options?.onUploadProgress?.(42)
    await settle()
    expect(result.current.draft.uploadProgress).toBe(42)
    answer.resolve(home)
    expect(await saving).toEqual(home)
    await settle()
    expect(result.current.draft.uploadProgress).toBe(0)
  })
})

describe('the listings of a host', () => {
  it('are what the server lists (API-15)', async () => {
    const { result } = await host(fakeApi())
    expect(result.current.own.listings).toEqual([home, draft])
    expect(result.current.uncompleted.listings).toEqual([draft])
  })

  it('show the specified message when the request fails (API-15)', async () => {
    const { result } = await host(fakeApi({ [own]: broken, [drafts]: broken }))
    expect(result.current.own).toMatchObject({
      listings: undefined,
      error: 'Failed to fetch your listings',
    })
    expect(result.current.uncompleted.error).toBe('Failed to fetch your listings')
  })
})

describe('deleting as a host', () => {
  it('a listing requests the lists again (API-17)', async () => {
    const api = fakeApi({ [`DELETE /listing/${home._id}`]: { message: 'Listing deleted' } })
    const { result } = await host(api)
    api.answers[own] = { listings: [draft] }
    await result.current.remove(home._id)
    await settle()
    expect(result.current.own.listings).toEqual([draft])
  })

  it('a photo sends its imageId in the body (API-17)', async () => {
    const call = `DELETE /listing/image/${home._id}`
    const api = fakeApi({ [call]: { listing: home } })
    const { result } = await host(api)
    expect(await result.current.removeImage(home._id, 'photo-1')).toEqual(home)
    expect(api.calls.find((each) => each.call === call)?.options.body).toEqual({
      imageId: 'photo-1',
    })
    api.answers[call] = undefined
    expect(await result.current.removeImage(home._id, 'photo-2')).toBeUndefined()
  })
})
