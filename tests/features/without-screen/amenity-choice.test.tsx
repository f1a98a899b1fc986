import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { ApiError } from '@features/api/api-error'
import { useAmenityChoice } from '@features/without-screen/use-amenity-choice'
import { makeAmenities } from '@tests/fixtures/make-property-types'
import { fakeApi, type FakeApi } from '@tests/helpers/fake-api'
import { renderHook } from '@tests/helpers/render-hook'
import { settle } from '@tests/helpers/settle'

const list = 'GET /amenities'

const open = (api: FakeApi, isWanted = true) =>
  renderHook(
    () => {
      const [selected, onChange] = useState<string[]>([])
      return useAmenityChoice({ selected, onChange, isWanted })
    },
    { api },
  )

describe('the amenities', () => {
  it('are what the server lists (FILT-04, API-17)', async () => {
    const { result } = open(fakeApi({ [list]: makeAmenities() }))
    await settle()
    expect(result.current).toMatchObject({
      amenities: makeAmenities(),
      selectedAmenities: [],
      isLoading: false,
      error: undefined,
    })
  })

  it('show the specified message when the request fails (FILT-04, ERR-02)', async () => {
    const { result } = open(fakeApi({ [list]: new ApiError({ status: 500, code: 'internal' }) }))
    await settle()
    expect(result.current).toMatchObject({
      amenities: undefined,
      error: 'Failed to fetch amenities',
    })
  })

  it('can be toggled, chosen all at once or cleared (FILT-04, ENT-05)', async () => {
    const { result } = open(fakeApi({ [list]: makeAmenities() }))
    await settle()
    const after = async (step: () => void) => {
      step()
      await settle()
      return result.current.selectedAmenities
    }
    expect(await after(() => result.current.toggle('a'))).toEqual(['a'])
    expect(await after(() => result.current.toggle('b'))).toEqual(['a', 'b'])
    expect(await after(() => result.current.toggle('a'))).toEqual(['b'])
    expect(await after(() => result.current.select(['c', 'd', 'c']))).toEqual(['c', 'd'])
    expect(await after(() => result.current.clear())).toEqual([])
  })
})
