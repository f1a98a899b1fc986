import { useRef, type ReactNode } from 'react'
import { LISTING_DEFAULTS } from '@domain/constants'
import { cardCopy } from '@domain/copy/card-copy'
import { photosOf } from '@domain/listing/photos'
import { linkPartsOf } from '@domain/listing/slug'
import { paths } from '@domain/paths'
import { placeText } from '@domain/place/place'
import type { Listing } from '@domain/schemas/listing-schema'
import type { StayInAddress } from '@domain/stay/stay-in-address'
import { ContextLink } from '@ui/link/ContextLink'
import { CardPhotos } from './CardPhotos'
import { CardPrice } from './CardPrice'
import { CardRating } from './CardRating'
import { sendPhoto } from './carry-photo'
import { ActionCorner, Body, CardRoot, Facts, Name, NameRow } from './listing-card-parts'

export interface ListingCardProps {
  /** Listing to show. */
  listing: Listing
  /**
   * Name of the listing's property type, once it is known. A listing without a type shows as
   * 'Apartment'.
   */
  typeName?: string | undefined
  /** Control in the top-right corner of the photo, usually a FavouriteButton. */
  action?: ReactNode | undefined
  /** Dates and guests of the search, which the link carries to the property page. */
  stay?: StayInAddress | undefined
  /** Heading level of the name, one below the heading above the grid. 'h3' by default. */
  headingLevel?: 'h2' | 'h3' | 'h4' | undefined
  /** Width of the photo as an `img` `sizes` value. That of a full-width grid by default. */
  sizes?: string | undefined
  /** Loads the photo eagerly, for the cards visible at first. */
  isPriority?: boolean | undefined
}

/** Matches the columns of a full-width ListingGrid. */
const PAGE_GRID_SIZES =
  '(min-width: 106.25em) 20em, (min-width: 96em) 24vw, (min-width: 90em) 20em, (min-width: 75em) calc(25vw - 2.375em), (min-width: 54em) 33vw, (min-width: 32em) 50vw, 100vw'

/**
 * Card of a listing in search results, saved listings and "similar properties". One link covers the
 * card and is its first tab stop; the heart above it is the other one.
 *
 * @avoid For a booking: BookingListItem. For one listing at full width: PropertyTitle and Gallery.
 * @a11y The name is a heading and the card's only link, first in the tab order; the heart follows.
 * Left and right arrow keys on the link turn the photos.
 */
export function ListingCard({
  listing,
  typeName,
  action,
  stay,
  headingLevel = 'h3',
  sizes = PAGE_GRID_SIZES,
  isPriority = false,
}: ListingCardProps) {
  const card = useRef<HTMLElement>(null)
  const photos = photosOf(listing)
  const { slug, id } = linkPartsOf(listing)
  const bedrooms = cardCopy.bedrooms(listing.bedroomNo ?? LISTING_DEFAULTS.bedroomNo)
  // While the name of the type is unknown nothing shows, because the default would change to
  // another word.
  const type = typeName ?? (listing.propertyType ? undefined : cardCopy.defaultType)
  return (
    <CardRoot ref={card}>
      <Body>
        <NameRow>
          <Name as={headingLevel} dir="auto">
            <ContextLink
              href={paths.property(slug, id, stay)}
              title={listing.name}
              onClick={() => sendPhoto(photos[0]?.fileUrl, card.current)}
            >
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
        <CardPrice basePrice={listing.basePrice} stayPrice={listing.stayPrice} />
      </Body>
      <CardPhotos
        photos={photos}
        name={listing.name}
        card={card}
        sizes={sizes}
        isPriority={isPriority}
      />
      {action && <ActionCorner>{action}</ActionCorner>}
    </CardRoot>
  )
}
