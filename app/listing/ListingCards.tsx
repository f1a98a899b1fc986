import type { Listing } from '@domain/schemas/listing-schema'
import { usePropertyTypes } from '@features/property-types/use-property-types'
import { useMemo } from 'react'
import { ListingGrid } from '@ui/listing/ListingGrid'
import { HeartedCard } from './HeartedCard'

/** Cards of the first row on a wide screen: their photos do not wait. */
const priorityCards = 4

export interface ListingCardsProps {
  listings: readonly Listing[]
  /** The list's accessible name, where no heading says it. */
  label?: string
  /** The next results are on their way. */
  isBusy?: boolean
  /** False where the cards are below the first screen. */
  isFirstOnPage?: boolean
  /** One below the heading above the grid. */
  headingLevel?: 'h2' | 'h3'
  /** The most columns. */
  columns?: 3 | 4
  /** How wide a photo is, where the columns are not the page's four. */
  sizes?: string
}

/** A grid of homes, each with its heart and the name of its type. */
export function ListingCards({
  listings,
  label,
  isBusy = false,
  isFirstOnPage = true,
  headingLevel = 'h2',
  columns = 4,
  sizes,
}: ListingCardsProps) {
  const { propertyTypes } = usePropertyTypes()
  const typeNames = useMemo(
    () => new Map(propertyTypes?.map(({ _id, name }) => [_id, name])),
    [propertyTypes],
  )
  return (
    <ListingGrid isBusy={isBusy} columns={columns} {...(label ? { label } : {})}>
      {listings.map((listing, index) => (
        <HeartedCard
          key={listing._id}
          listing={listing}
          typeName={typeNames.get(listing.propertyType ?? '')}
          isPriority={isFirstOnPage && index < priorityCards}
          headingLevel={headingLevel}
          sizes={sizes}
        />
      ))}
    </ListingGrid>
  )
}
