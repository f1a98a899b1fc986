import { describe, expect, it } from 'vitest'
import { apiPaths } from '@domain/api/api-paths'
import { aliases, paths } from '@domain/paths'
import { sourcesIn } from '@tests/meta/source-files'

/** Matches imports for hosts and staff only, for which no screen exists (PROD-02). */
const hostSide = /features\/hosting\/|use-change-(?:amenities|property-types)/
const roleWords = /\b(?:admin|administrator|moderator|staff|become a host|host mode|hosting)\b/i

const addresses = [...Object.values(paths), ...Object.keys(aliases)].map((path) =>
  typeof path === 'string' ? path : (path as (...parts: string[]) => string)('a', 'b'),
)

describe('the pages for visitors and guests (ROLE-06)', () => {
  it('have no route for hosts or staff (ROLE-06)', () => {
    expect(addresses.length).toBeGreaterThan(20)
    expect(
      addresses.filter((address) => /host|admin|staff|manage|dashboard/.test(address)),
    ).toEqual([])
  })

  it('send no request that only hosts or staff may send (ROLE-06)', () => {
    const screens = sourcesIn(['app', 'ui'])
    expect(screens.length).toBeGreaterThan(100)
    expect(screens.filter(({ text }) => hostSide.test(text)).map(({ path }) => path)).toEqual([])
    const calls = [apiPaths.uncompletedListings, 'listingImage(', 'listingsOfUser(']
    const callers = screens.filter(({ text }) => calls.some((call) => text.includes(call)))
    expect(callers.map(({ path }) => path)).toEqual([])
  })

  it('mention no host or staff role in their texts (ROLE-06)', () => {
    const spoken = sourcesIn(['app', 'ui', 'domain/copy'])
      .map(({ path, text }) => ({ path, text: text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '') }))
      .filter(({ text }) => roleWords.test(text))
    expect(spoken.map(({ path }) => path)).toEqual([])
  })
})
