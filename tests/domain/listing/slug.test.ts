import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findBySlug, linkPartsOf, slugify, slugOf, withSharedSlugs } from '@domain/listing/slug'
import { anyText } from '@tests/domain/arbitraries'
import { makeListing } from '@tests/fixtures/make-listing'

const home = (_id: string, name: string, createdAt = '2025-01-01T00:00:00.000Z') =>
  makeListing({ _id, name, createdAt })

describe('slugify', () => {
  it.each([
    ["Tola's Place, Lekki!", 'tolas-place-lekki'],
    ['Palm & Pool', 'palm-pool'],
    ['  Two   spaces ', 'two-spaces'],
    ['Semi-detached -- House', 'semi-detached-house'],
    ['Flat_2 (No. 14)', 'flat_2-no-14'],
    ['Ilé Ọjà', 'ilé-ọjà'],
    ['屋敷', '屋敷'],
    ['🏠🏠', ''],
    ['!!!', ''],
    ['../../etc/passwd', 'etcpasswd'],
  ])('turns %j into %j (CARD-09)', (name, slug) => {
    expect(slugify(name)).toBe(slug)
  })

  it('treats composed and decomposed letters alike', () => {
    expect(slugify('Ile\u0301')).toBe(slugify('Il\u00e9'))
  })

  it('is idempotent and survives an address (CARD-09, PROP-01)', () => {
    fc.assert(
      fc.property(anyText, (name) => {
        const slug = slugify(name)
        expect(slugify(slug)).toBe(slug)
        expect(decodeURIComponent(encodeURIComponent(slug))).toBe(slug)
        expect(slug).not.toMatch(/^-|-$|--|[/?#.\s]/)
      }),
    )
  })
})

describe('a link to a listing', () => {
  it('contains the slug alone when the slug is unique (CARD-08)', () => {
    expect(linkPartsOf(home('1', 'Palm Court'))).toEqual({ slug: 'palm-court', id: undefined })
  })

  it('contains the id when another listing has the slug or the name leaves none', () => {
    const [shared] = withSharedSlugs([home('1', 'Palm Court'), home('2', 'Palm, Court!')])
    expect(shared && linkPartsOf(shared)).toEqual({ slug: 'palm-court', id: '1' })
    expect(linkPartsOf(home('3', '🏠'))).toEqual({ slug: 'listing', id: '3' })
  })

  it('marks only the listings that share a slug', () => {
    const marked = withSharedSlugs([home('1', 'A'), home('2', 'B'), home('3', 'a!')])
    expect(marked.map(({ slugShared }) => slugShared)).toEqual([true, undefined, true])
  })
})

describe('findBySlug', () => {
  const newer = home('new', 'Palm Court', '2025-06-01T00:00:00.000Z')
  const older = home('old', 'palm court', '2025-02-01T00:00:00.000Z')
  const other = home('other', 'Garden House')
  const homes = [newer, other, older]

  it('finds the listing whose slugified name matches (PROP-01)', () => {
    expect(findBySlug(homes, 'garden-house')).toBe(other)
    expect(findBySlug(homes, 'Garden House')).toBe(other)
    expect(findBySlug(homes, 'nope')).toBeUndefined()
  })

  it('prefers the listing with the id if its slug matches, else the oldest', () => {
    expect(findBySlug(homes, 'palm-court', 'new')).toBe(newer)
    expect(findBySlug(homes, 'palm-court')).toBe(older)
    expect(findBySlug(homes, 'palm-court', 'other')).toBe(older)
  })

  it('finds every listing by its own link', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.tuple(fc.uuid(), fc.constantFrom('A', 'a!', 'B', '🏠', '?', 'Listing')), {
          selector: ([id]) => id,
          minLength: 1,
        }),
        (rows) => {
          const listings = withSharedSlugs(rows.map(([id, name]) => home(id, name)))
          for (const listing of listings) {
            const { slug, id } = linkPartsOf(listing)
            expect(findBySlug(listings, slug, id)).toBe(listing)
            expect(slug).toBe(slugOf(listing))
          }
        },
      ),
    )
  })
})
