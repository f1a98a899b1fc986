import { describe, expect, it } from 'vitest'
import { ApiError } from '@features/api/api-error'
import { usePropertyTypes } from '@features/property-type/use-property-types'
import { makePropertyTypes } from '@tests/fixtures/make-property-types'
import { deferred, fakeApi } from '@tests/helpers/fake-api'
import { renderHook } from '@tests/helpers/render-hook'
import { settle } from '@tests/helpers/settle'

const list = 'GET /property-types'

describe('the property types', () => {
  it('are what the server lists (API-12)', async () => {
    const api = fakeApi({ [list]: { data: makePropertyTypes() } })
    const { result } = renderHook(usePropertyTypes, { api })
    await settle()
    expect(result.current).toMatchObject({
      propertyTypes: makePropertyTypes(),
      isLoading: false,
      error: undefined,
    })
  })

  it('are unknown until the response arrives', async () => {
    const { result } = renderHook(usePropertyTypes, {
      api: fakeApi({ [list]: deferred().promise }),
    })
    await settle()
    expect(result.current).toMatchObject({ propertyTypes: undefined, isLoading: true })
  })

  it('show the specified message when the request fails (ERR-01)', async () => {
    const { result } = renderHook(usePropertyTypes, {
      api: fakeApi({ [list]: new ApiError({ status: 500, code: 'internal', message: 'Fire.' }) }),
    })
    await settle()
    expect(result.current).toMatchObject({
      propertyTypes: undefined,
      error: 'Failed to fetch property types',
    })
  })
})
