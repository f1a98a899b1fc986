import { describe, expect, it } from 'vitest'
import { useHeart } from '@features/favourite/use-heart'
import { lagoonLoft, palmVilla } from '@tests/fixtures/make-listing'
import { fakeApi } from '@tests/helpers/fake-api'
import { renderHook } from '@tests/helpers/render-hook'
import { settle } from '@tests/helpers/settle'
import { ada, adaSession } from '@tests/helpers/signed-in'

const list = `GET /favourites/${ada._id}?fields=card`
const answers = () => fakeApi({ [list]: { favourites: { listing: [lagoonLoft] } } })

describe('the heart of a listing', () => {
  it('is filled only for listings among the favourites (START-09)', async () => {
    const useTwo = () => [useHeart(lagoonLoft).isSaved, useHeart(palmVilla).isSaved]
    const { result } = renderHook(useTwo, { api: answers(), session: adaSession })
    await settle()
    expect(result.current).toEqual([true, false])
  })

  it('requests the favourites once for many cards', async () => {
    const api = answers()
    const useMany = () => [useHeart(lagoonLoft), useHeart(palmVilla), useHeart(lagoonLoft)]
    renderHook(useMany, { api, session: adaSession })
    await settle()
    expect(api.calls).toHaveLength(1)
  })

  it('is an outline and marked as the heart of a visitor (R-76)', async () => {
    const { result } = renderHook(() => useHeart(lagoonLoft))
    await settle()
    expect(result.current).toMatchObject({ isSaved: false, isVisitor: true })
  })
})
