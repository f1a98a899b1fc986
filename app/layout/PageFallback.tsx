import { matchPath, useLocation } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { findBySlug } from '@domain/listing/slug'
import { routePatterns } from '@domain/paths'
import { findLoaded } from '@features/listing/loaded-listings'
import { LoadingStatus } from '@ui/feedback/LoadingStatus'
import { SeenListing } from '@ui/listing/SeenListing'

/**
 * Stands in for a page whose code is loading: what is known of the listing on a property page, and
 * otherwise a loading indicator.
 */
export function PageFallback() {
  const { cache } = useSWRConfig()
  const { pathname, search } = useLocation()
  const slug = matchPath(routePatterns.property, pathname)?.params.name
  const listing =
    slug &&
    findLoaded(cache, (listings) =>
      findBySlug(listings, slug, new URLSearchParams(search).get('id')),
    )
  return listing ? <SeenListing listing={listing} /> : <LoadingStatus />
}
