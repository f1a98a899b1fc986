import { describe, expect, it } from 'vitest'
import { apiBaseUrl, isOwnApi } from '@features/api/base-url'

describe('the address of the backend', () => {
  it("is the product's own server by default", () => {
    expect(apiBaseUrl).toBe('/api')
  })

  it.each([
    ['/api', true],
    ['https://staylet.example/api', true],
    ['http://staylet.example/api', false],
    ['https://api.staylet.example', false],
    ['//elsewhere.example/api', false],
  ])("%s belongs to the product's own server: %s (R-108)", (baseUrl, own) => {
    expect(isOwnApi(baseUrl, 'https://staylet.example')).toBe(own)
  })
})
