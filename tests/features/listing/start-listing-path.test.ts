import { describe, expect, it } from 'vitest'
import { startListingPath } from '@features/listing/start-listing-path'

const startAt = (address: string, isLarge = false) =>
  startListingPath(new URL(address, 'https://staylet.example'), isLarge)

describe('the listings that the start-up requests (START-04)', () => {
  it.each([
    ['/', '/listing?fields=card&limit=12'],
    ['/?city=Lekki&page=2', '/listing?city=Lekki&fields=card&page=2&limit=12'],
    ['/discover', '/listing?fields=card&limit=8'],
    ['/discover?search=loft', '/listing?search=loft&fields=card&limit=8'],
    ['/propertydetail/lagoon-loft', '/listing?slug=lagoon-loft'],
    ['/propertydetail/caf%C3%A9-loft', '/listing?slug=caf%C3%A9-loft'],
  ])('match the page at %s', (address, path) => {
    expect(startAt(address)).toBe(path)
  })

  it.each([
    ['/discover', true, '/listing?fields=card&limit=6'],
    ['/discover?panel=0&page=2', true, '/listing?fields=card&page=2&limit=8'],
    ['/discover?panel=0', false, '/listing?fields=card&limit=8'],
    ['/', true, '/listing?fields=card&limit=12'],
  ])('fit the layout at %s with room for the panel: %s (DISC-06)', (address, isLarge, path) => {
    expect(startAt(address, isLarge)).toBe(path)
  })

  it.each(['/my-bookings', '/login', '/nowhere', '/saved-listings?search=loft&page=3'])(
    "are the home page's first page at %s",
    (address) => {
      expect(startAt(address)).toBe('/listing?fields=card&limit=12')
    },
  )

  it('are requested for an address that cannot be decoded', () => {
    expect(startAt('/propertydetail/%E0%A4%A')).toContain('/listing?slug=')
  })
})
