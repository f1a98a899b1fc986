import { PAGE_SIZE, SIMILAR_LISTINGS_MAX } from '@domain/constants'
import type { ListingQuery } from '@domain/listing-query'
import type { BrowseQuery } from '@domain/listing-query-url'

/** What Home asks for its address. */
export const homeQuery = ({
  panelClosed: _panel,
  search: _search,
  ...query
}: BrowseQuery): ListingQuery => ({
  ...query,
  limit: PAGE_SIZE.home,
})

/** What Discover asks for its address. */
export const discoverQuery = ({ panelClosed: _panel, ...query }: BrowseQuery): ListingQuery => ({
  ...query,
  limit: PAGE_SIZE.discover,
})

/** What the property page asks for the name in its address. */
export const propertyQuery = (slug: string): ListingQuery => ({ slug })

/** What the property page asks for the homes like this one. */
export const similarQuery = (id: string): ListingQuery => ({
  similarTo: id,
  limit: SIMILAR_LISTINGS_MAX,
})
