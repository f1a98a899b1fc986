import { describe, expect, it } from 'vitest'
import { ApiError } from '@features/api/api-error'
import { useFavourites } from '@features/favourite/use-favourites'
import { sessionAtom, signedOut } from '@features/session/session-atoms'
import { useForgetIdentity } from '@features/session/use-forget-identity'
import { lagoonLoft, palmVilla } from '@tests/fixtures/make-listing'
import { makeUser } from '@tests/fixtures/make-user'
import { deferred, fakeApi } from '@tests/helpers/fake-api'
import { renderHook } from '@tests/helpers/render-hook'
import { settle } from '@tests/helpers/settle'
import { ada, adaSession } from '@tests/helpers/signed-in'

const list = `GET /favourites/${ada._id}?fields=card`

describe('the favourites of a guest', () => {
  it('load, then show the list of the server (FAV-04, ENT-06)', async () => {
    const answer = deferred()
    const { result } = renderHook(useFavourites, {
      api: fakeApi({ [list]: answer.promise }),
      session: adaSession,
    })
    await settle()
    expect(result.current).toMatchObject({ items: undefined, isLoading: true, error: null })
    answer.resolve({ favourites: { listing: [lagoonLoft, palmVilla] } })
    await settle()
    expect(result.current).toMatchObject({
      items: [lagoonLoft, palmVilla],
      isLoading: false,
      error: null,
    })
  })

  it('load, then fail with the specified message (FAV-04, ERR-02)', async () => {
    const { result } = renderHook(useFavourites, {
      api: fakeApi({ [list]: new ApiError({ status: 500, code: 'internal', message: 'Fire.' }) }),
      session: adaSession,
    })
    await settle()
    expect(result.current).toMatchObject({
      items: undefined,
      isLoading: false,
      error: 'Failed to fetch favourites',
    })
  })

  it('are not requested during a registration (R-19)', async () => {
    const api = fakeApi()
    const user = { _id: 'new', email: '', phoneNo: '08012345678' }
    renderHook(useFavourites, { api, session: { ...adaSession, user } })
    await settle()
    expect(api.calls).toEqual([])
  })

  it('are not requested for a visitor', async () => {
    const api = fakeApi()
    const { result } = renderHook(useFavourites, { api })
    await settle()
    expect(api.calls).toEqual([])
    expect(result.current).toMatchObject({ items: undefined, isLoading: false, error: null })
  })

  it('are never shown to another guest (R-26)', async () => {
    const theirs = deferred()
    const api = fakeApi({
      [list]: { favourites: { listing: [lagoonLoft] } },
      'GET /favourites/bola?fields=card': theirs.promise,
    })
    const { result, store } = renderHook(useFavourites, { api, session: adaSession })
    await settle()
    expect(result.current.items).toEqual([lagoonLoft])
    store.set(sessionAtom, { ...adaSession, user: makeUser({ _id: 'bola' }) })
    await settle()
    expect(result.current.items).toBeUndefined()
    theirs.resolve({ favourites: { listing: [palmVilla] } })
    await settle()
    expect(result.current.items).toEqual([palmVilla])
  })

  it('return for a guest who logs out and immediately logs in again (R-26)', async () => {
    const api = fakeApi({ [list]: { favourites: { listing: [lagoonLoft] } } })
    const useBoth = () => ({ ...useFavourites(), forget: useForgetIdentity() })
    const { result, store } = renderHook(useBoth, { api, session: adaSession })
    await settle()
    result.current.forget()
    await settle()
    expect(store.get(sessionAtom)).toEqual(signedOut)
    store.set(sessionAtom, adaSession)
    await settle()
    expect(result.current.items).toEqual([lagoonLoft])
  })
})

describe('the actions on favourites (FAV-05)', () => {
  const open = async () => {
    const api = fakeApi({ [list]: { favourites: { listing: [lagoonLoft, palmVilla] } } })
    const world = renderHook(useFavourites, { api, session: adaSession })
    await settle()
    return { ...world, api }
  }

  it('clear the list without a request', async () => {
    const { result, api } = await open()
    void result.current.clear()
    await settle()
    expect(result.current.items).toEqual([])
    expect(api.calls).toHaveLength(1)
  })

  it('reorder the list without a request', async () => {
    const { result, api } = await open()
    void result.current.reorder([palmVilla, lagoonLoft])
    await settle()
    expect(result.current.items).toEqual([palmVilla, lagoonLoft])
    expect(api.calls).toHaveLength(1)
  })

  it('set and clear an error', async () => {
    const { result } = await open()
    result.current.setError('Failed to add favourite')
    await settle()
    expect(result.current.error).toBe('Failed to add favourite')
    result.current.setError(null)
    await settle()
    expect(result.current.error).toBeNull()
  })
})
