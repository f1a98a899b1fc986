import { describe, expect, it } from 'vitest'
import { useAmenities } from '@features/amenity/use-amenities'
import { useChangeAmenities } from '@features/without-screen/use-change-lists'
import { fakeApi, type FakeApi } from '@tests/helpers/fake-api'
import { renderHook } from '@tests/helpers/render-hook'
import { settle } from '@tests/helpers/settle'
import { adaSession } from '@tests/helpers/signed-in'

const list = 'GET /amenities'
const pool = { _id: 'pool', name: 'Pool' }
const washer = { _id: 'washer', name: 'Washer' }

const useAll = () => ({ ...useAmenities(), ...useChangeAmenities() })

const open = async (api: FakeApi) => {
  const world = renderHook(useAll, { api, session: adaSession })
  await settle()
  return world
}

describe('changes to the amenities', () => {
  it('refresh the list after one is created (API-18)', async () => {
    const api = fakeApi({ [list]: [pool], 'POST /amenities': washer })
    const { result } = await open(api)
    api.answers[list] = [pool, washer]
    await result.current.create({ name: 'Washer' })
    await settle()
    expect(api.calls.map(({ call }) => call)).toEqual([list, 'POST /amenities', list])
    expect(api.calls[1]?.options.body).toEqual({ name: 'Washer' })
    expect(result.current.amenities).toEqual([pool, washer])
  })

  it('refresh the list after one is removed (API-18)', async () => {
    const api = fakeApi({ [list]: [pool, washer], 'DELETE /amenities/pool': { message: 'Gone' } })
    const { result } = await open(api)
    api.answers[list] = [washer]
    await result.current.remove('pool')
    await settle()
    expect(result.current.amenities).toEqual([washer])
  })
})
