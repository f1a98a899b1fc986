import { PAGE_SIZE } from '@domain/constants'
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
