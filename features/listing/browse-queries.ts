import { PAGE_SIZE, SIMILAR_LISTINGS_MAX } from '@domain/constants'
import { LONGEST_SLUG } from '@domain/listing/slug'
import type { ListingQuery } from '@domain/search/listing-query'
import type { BrowseQuery } from '@domain/search/listing-query-url'

/** Returns the home page's query for its address. */
export const homePageQuery = ({
  panelClosed: _panel,
  search: _search,
  ...query
}: BrowseQuery): ListingQuery => ({
  ...query,
  fields: 'card',
  limit: PAGE_SIZE.home,
})

/** Returns how many listings Discover shows at once, which is fewer beside its open panel. */
export const discoverPageSize = (hasPanel: boolean) =>
  hasPanel ? PAGE_SIZE.discoverWithPanel : PAGE_SIZE.discover

/** Tells whether the panel is open: on large screens unless the guest closed it. */
export const hasPanel = ({ panelClosed }: BrowseQuery, isLarge: boolean) =>
  isLarge && panelClosed !== true

/** Returns Discover's query for its address, on a large or a smaller screen. */
export const discoverQuery = (browse: BrowseQuery, isLarge: boolean): ListingQuery => {
  const { panelClosed: _panel, ...query } = browse
  return { ...query, fields: 'card', limit: discoverPageSize(hasPanel(browse, isLarge)) }
}

/** Returns the property page's query for the name in its address. */
export const propertyQuery = (slug: string): ListingQuery => ({
  slug: slug.slice(0, LONGEST_SLUG),
})

/** Returns the property page's query for similar listings. */
export const similarQuery = (id: string): ListingQuery => ({
  similarTo: id,
  fields: 'card',
  limit: SIMILAR_LISTINGS_MAX,
})
