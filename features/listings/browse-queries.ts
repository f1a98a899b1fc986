import { PAGE_SIZE, SIMILAR_LISTINGS_MAX } from '@domain/constants'
import type { ListingQuery } from '@domain/search/listing-query'
import type { BrowseQuery } from '@domain/search/listing-query-url'

/** What Home asks for its address. */
export const homeQuery = ({
  panelClosed: _panel,
  search: _search,
  ...query
}: BrowseQuery): ListingQuery => ({
  ...query,
  limit: PAGE_SIZE.home,
})

/** How many homes Discover shows at once: fewer beside its open panel (section 2.8). */
export const discoverPageSize = (hasPanel: boolean) =>
  hasPanel ? PAGE_SIZE.discoverWithPanel : PAGE_SIZE.discover

/** The panel stands beside the homes unless the guest closed it, where there is room. */
export const hasPanel = ({ panelClosed }: BrowseQuery, isLarge: boolean) =>
  isLarge && panelClosed !== true

/** What Discover asks for its address, on a screen with room for the panel or without. */
export const discoverQuery = (browse: BrowseQuery, isLarge: boolean): ListingQuery => {
  const { panelClosed: _panel, ...query } = browse
  return { ...query, limit: discoverPageSize(hasPanel(browse, isLarge)) }
}

/** What the property page asks for the name in its address. */
export const propertyQuery = (slug: string): ListingQuery => ({ slug })

/** What the property page asks for the homes like this one. */
export const similarQuery = (id: string): ListingQuery => ({
  similarTo: id,
  limit: SIMILAR_LISTINGS_MAX,
})
