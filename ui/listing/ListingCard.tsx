import { memo, type ReactNode } from 'react'
import { LISTING_DEFAULTS } from '@domain/constants'
import { cardCopy } from '@domain/copy/card-copy'
import { formatNaira } from '@domain/money'
import { paths } from '@domain/paths'
import { photosOf } from '@domain/photos'
import { placeText } from '@domain/place'
import type { Listing } from '@domain/schemas/listing-schema'
import { linkPartsOf } from '@domain/slug'
import { ContextLink } from '../link/ContextLink'
import { CardPhotos } from './CardPhotos'
import { CardRating } from './CardRating'
import { ActionCorner, Body, CardRoot, Facts, Name, NameRow, Price } from './listing-card-parts'

export interface ListingCardProps {
  listing: Listing
  /** Name of the home's property type, once known. A home of no type at all is an 'Apartment'. */
  typeName?: string | undefined
  /** Top-right corner of the photo, usually a FavouriteButton. */
  action?: ReactNode
  /** The element of the name, by the heading above the grid. */
  headingLevel?: 'h2' | 'h3' | 'h4'
  /** How wide the photo is, for the browser's choice of file; by default as in a page-wide grid. */
  sizes?: string
  /** For the cards seen first: their photo does not wait. */
  isPriority?: boolean
}

/** Follows the columns of ListingGrid on a page of its width. */
const PAGE_GRID_SIZES =
  '(min-width: 90em) 20em, (min-width: 75em) 25vw, (min-width: 54em) 33vw, (min-width: 32em) 50vw, 100vw'

/**
 * A home in search results, favourites and "similar properties". One link covers the card;
 * the heart and the arrows are buttons above it. Draw it again only when the home changes.
 */
export const ListingCard = memo(function ListingCard({
  listing,
  typeName,
  action,
  headingLevel = 'h3',
  sizes = PAGE_GRID_SIZES,
  isPriority = false,
}: ListingCardProps) {
  const { slug, id } = linkPartsOf(listing)
  const bedrooms = cardCopy.bedrooms(listing.bedroomNo ?? LISTING_DEFAULTS.bedroomNo)
  // A type whose name is not known yet says nothing: the default would turn into another word.
  const type = typeName ?? (listing.propertyType ? undefined : cardCopy.defaultType)
  return (
    <CardRoot>
      <CardPhotos
        photos={photosOf(listing)}
        name={listing.name}
        sizes={sizes}
        isPriority={isPriority}
      />
      {action && <ActionCorner>{action}</ActionCorner>}
      <Body>
        <NameRow>
          <Name as={headingLevel} dir="auto">
            <ContextLink href={paths.property(slug, id)} title={listing.name}>
              {listing.name}
            </ContextLink>
          </Name>
          {listing.rating !== undefined && <CardRating rating={listing.rating} />}
        </NameRow>
        <Facts data-place>{placeText(listing)}</Facts>
        <Facts>
          {bedrooms}
          {type && ` · ${type}`}
        </Facts>
        <Price>
          <b>{formatNaira(listing.basePrice)}</b> {cardCopy.perNight}
        </Price>
      </Body>
    </CardRoot>
  )
})
