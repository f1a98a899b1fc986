import { describe, expect, it } from 'vitest'
import type { Geo } from '@features/location/geo-adapter'
import { withListingPlaces } from '@features/location/listing-places'
import { makeListing } from '@tests/fixtures/make-listing'

const listings = [
  makeListing({ city: 'Jos', state: 'Plateau', country: 'Nigeria' }),
  makeListing({ city: 'Bukuru', state: 'plateau', country: 'Nigeria' }),
  makeListing({ city: 'Accra', state: 'Greater Accra', country: 'Ghana' }),
]
const fails = () => Promise.reject(new Error('404'))
const none: Geo = { countries: fails, states: fails, cities: fails, placeAt: fails }
const api = { request: async () => listings }

describe('the places of a backend without geo calls', () => {
  const geo = withListingPlaces(none, api)

  it('are those of its listings', async () => {
    expect(await geo.countries()).toEqual([{ name: 'Ghana' }, { name: 'Nigeria' }])
    expect(await geo.states('nigeria')).toHaveLength(1)
    expect(await geo.cities({ country: 'Nigeria', state: 'Plateau' })).toEqual(['Bukuru', 'Jos'])
  })

  it('come from its geo calls where it has them', async () => {
    const own = withListingPlaces({ ...none, states: async () => ['Kano'] }, api)
    expect(await own.states('Nigeria')).toEqual(['Kano'])
  })
})
