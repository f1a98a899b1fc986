import { describe, expect, it } from 'vitest'
import { useAmenities } from '@features/amenity/use-amenities'
import { ApiError } from '@features/api/api-error'
import { usePropertyTypes } from '@features/property-type/use-property-types'
import {
  useChangeAmenities,
  useChangePropertyTypes,
  usePropertyType,
} from '@features/without-screen/change-lists'
import { fakeApi, type FakeApi } from '@tests/helpers/fake-api'
import { renderHook } from '@tests/helpers/render-hook'
import { settle } from '@tests/helpers/settle'
import { adaSession } from '@tests/helpers/signed-in'

const list = 'GET /property-types'
const house = { _id: 'house', name: 'House' }
const villa = { _id: 'villa', name: 'Villa' }

const useAll = () => ({ ...usePropertyTypes(), ...useChangePropertyTypes() })

const open = async (api: FakeApi) => {
  const world = renderHook(useAll, { api, session: adaSession })
  await settle()
  return world
}

describe('changing property types', () => {
  it('sends each change and requests the list again (API-12)', async () => {
    const api = fakeApi({
      [list]: { data: [house] },
      'POST /property-types': { data: villa },
      'PUT /property-types/villa': { data: villa },
      'DELETE /property-types/villa': { message: 'Property type deleted' },
    })
    const { result } = await open(api)
    api.answers[list] = { data: [house, villa] }
    await result.current.create({ name: 'Villa' })
    await settle()
    expect(result.current.propertyTypes).toEqual([house, villa])
    api.answers[list] = { data: [house, { ...villa, name: 'Mansion' }] }
    await result.current.update('villa', { name: 'Mansion' })
    await settle()
    expect(result.current.propertyTypes?.[1]?.name).toBe('Mansion')
    api.answers[list] = { data: [house] }
    await result.current.remove('villa')
    await settle()
    expect(result.current.propertyTypes).toEqual([house])
    const changes = api.calls.filter(({ call }) => call !== list)
    expect(changes.map(({ call, options }) => [call, options.body])).toEqual([
      ['POST /property-types', { name: 'Villa' }],
      ['PUT /property-types/villa', { name: 'Mansion' }],
      ['DELETE /property-types/villa', undefined],
    ])
  })

  it('rejects when the server refuses it and keeps the list (API-12)', async () => {
    const refused = new ApiError({ status: 403, code: 'forbidden', message: 'Only staff.' })
    const api = fakeApi({ [list]: { data: [house] }, 'POST /property-types': refused })
    const { result } = await open(api)
    await expect(result.current.create({ name: 'Villa' })).rejects.toBe(refused)
    expect(api.count(list)).toBe(1)
  })
})

it('changing amenities sends each change and requests the list again (API-18)', async () => {
  const [pool, washer] = [
    { _id: 'pool', name: 'Pool' },
    { _id: 'washer', name: 'Washer' },
  ]
  const calls = ['POST /amenities', 'DELETE /amenities/pool']
  const api = fakeApi({ 'GET /amenities': [pool], [calls[0] ?? '']: washer, [calls[1] ?? '']: {} })
  const useAmenityList = () => ({ ...useAmenities(), ...useChangeAmenities() })
  const { result } = renderHook(useAmenityList, { api, session: adaSession })
  await settle()
  api.answers['GET /amenities'] = [pool, washer]
  await result.current.create({ name: 'Washer' })
  await settle()
  expect(result.current.amenities).toEqual([pool, washer])
  api.answers['GET /amenities'] = [washer]
  await result.current.remove('pool')
  await settle()
  expect(result.current.amenities).toEqual([washer])
  const changes = api.calls.filter(({ call }) => calls.includes(call))
  expect(changes.map(({ call, options }) => [call, options.body])).toEqual([
    ['POST /amenities', { name: 'Washer' }],
    ['DELETE /amenities/pool', undefined],
  ])
})

describe('one property type', () => {
  it.each([
    ['the data wrapper', { data: house }],
    ['the plain value', house],
  ])('is read from %s (API-12, R-138)', async (_, answer) => {
    const api = fakeApi({ 'GET /property-types/house': answer })
    const { result } = renderHook(() => usePropertyType('house'), { api })
    await settle()
    expect(result.current.propertyType).toEqual(house)
  })
})
