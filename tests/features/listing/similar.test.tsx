import { describe, expect, it } from 'vitest'
import { ApiError } from '@features/api/api-error'
import { useSimilarListings } from '@features/listing/use-similar-listings'
import {
  bareListing,
  lagoonLoft,
  longName,
  makeListing,
  onePhoto,
  palmVilla,
} from '@tests/fixtures/make-listing'
import { deferred, fakeApi } from '@tests/helpers/fake-api'
import { renderHook } from '@tests/helpers/render-hook'
import { eventually, settle } from '@tests/helpers/settle'

const asked = `GET /listing?similarTo=${lagoonLoft._id}&fields=card&limit=3`

const open = (answer: unknown) =>
  renderHook(() => useSimilarListings(lagoonLoft, true), { api: fakeApi({ [asked]: answer }) })
    .result

async function similarFrom(answer: unknown) {
  const result = open(answer)
  await settle()
  return result.current
}

describe('similar listings (PROP-10, R-83)', () => {
  it('keep the order of our server', async () => {
    const { listings } = await similarFrom({ listings: [onePhoto, palmVilla], total: 2 })
    expect(listings?.map(({ _id }) => _id)).toEqual([onePhoto._id, palmVilla._id])
  })

  it.each([
    ['a plain array', (all: unknown[]) => all],
    ['an object without a total', (all: unknown[]) => ({ listings: all })],
  ])('are chosen in the page from %s: same type, same city, then the rest', async (_, wrap) => {
    const inLekki = makeListing({ _id: 'in-lekki', propertyType: 'other' })
    const result = open(wrap([palmVilla, lagoonLoft, bareListing, longName, inLekki, onePhoto]))
    // A response of our own server, which counts its characters.
    await eventually(() => {
      expect(result.current.listings?.map(({ _id }) => _id)).toEqual([
        onePhoto._id,
        'in-lekki',
        palmVilla._id,
      ])
    })
  })

  it('are distinguished by id when two in a plain array share a name (R-70)', async () => {
    const twin = makeListing({ _id: 'twin' })
    const result = open([lagoonLoft, twin])
    await eventually(() => {
      expect(result.current.listings).toEqual([{ ...twin, slugShared: true }])
    })
  })

  it('are unknown while they load', async () => {
    expect(await similarFrom(deferred().promise)).toEqual({ listings: undefined, isFailed: false })
  })

  it('are left out when their request fails', async () => {
    const failed = await similarFrom(new ApiError({ status: 500, code: 'internal' }))
    expect(failed).toEqual({ listings: undefined, isFailed: true })
  })
})
