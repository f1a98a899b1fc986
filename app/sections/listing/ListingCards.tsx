import { memo, useMemo } from 'react'
import type { Listing, ReadFilters } from '@domain/schemas/listing-schema'
import { useStayInAddress } from '@features/booking/use-stay-choice'
import { FavouriteHeart } from '@features/favourite/FavouriteHeart'
import { usePropertyTypes } from '@features/property-type/use-property-types'
import { ListingCard, type ListingCardProps } from '@ui/listing/ListingCard'
import { ListingGrid } from '@ui/listing/ListingGrid'
import { useIsLarge } from '@ui/theme/use-is-large'

/** Number of cards in the first row, whose photos load eagerly. */
const PRIORITY_CARDS = { phone: 1, large: 4 }

export interface ListingCardsProps {
  listings: readonly Listing[]
  /** Accessible name of the list, where no heading names it. */
  label?: string | undefined
  /** Whether the next results are loading. */
  isBusy?: boolean | undefined
  /** Whether the cards can be on the first screen. */
  isFirstOnPage?: boolean | undefined
  /** Heading level of the cards, one below the heading above the grid. */
  headingLevel?: 'h2' | 'h3' | 'h4' | undefined
  /** Maximum number of columns. */
  columns?: 3 | 4 | 5 | undefined
  /** `sizes` attribute of the photos, for grids with at most three columns. */
  sizes?: string | undefined
  /** Filters that were read in the search text. */
  read?: ReadFilters | undefined
  /**
   * Whether a card moves up when one before it leaves. False by default: a listing that other results
   * put elsewhere gets a new card, because one that moves is a layout shift.
   */
  keepsCards?: boolean | undefined
}

/** Memoised here, because a button created in the grid would be a new element on each render. */
const HeartedCard = memo((props: Omit<ListingCardProps, 'action'>) => (
  <ListingCard {...props} action={<FavouriteHeart listing={props.listing} />} />
))
HeartedCard.displayName = 'HeartedCard'

/**
 * Grid of listings, each with its favourite button and type name. The cards' links carry the dates
 * and guests in the page's address, or those that were read in the search text.
 */
export function ListingCards({
  listings,
  label,
  isBusy = false,
  isFirstOnPage = true,
  headingLevel = 'h2',
  columns = 5,
  sizes,
  read,
  keepsCards = false,
}: ListingCardsProps) {
  const { propertyTypes } = usePropertyTypes()
  const firsts = useIsLarge() ? PRIORITY_CARDS.large : PRIORITY_CARDS.phone
  const stay = useStayInAddress(read)
  const typeNames = useMemo(
    () => new Map(propertyTypes?.map(({ _id, name }) => [_id, name])),
    [propertyTypes],
  )
  // The same elements as before, because React takes over at once what renders again.
  const cards = useMemo(
    () =>
      listings.map((listing, index) => (
        <HeartedCard
          key={keepsCards ? listing._id : `${index} ${listing._id}`}
          listing={listing}
          typeName={typeNames.get(listing.propertyType ?? '')}
          isPriority={isFirstOnPage && index < firsts}
          headingLevel={headingLevel}
          stay={stay}
          sizes={sizes}
        />
      )),
    [listings, typeNames, isFirstOnPage, firsts, headingLevel, stay, sizes, keepsCards],
  )
  return (
    <ListingGrid isBusy={isBusy} columns={columns} label={label}>
      {cards}
    </ListingGrid>
  )
}
