import { matchPath, useLocation } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { routeAt } from '@app/routes/route-at'
import { findBySlug } from '@domain/listing/slug'
import { routePatterns } from '@domain/paths'
import { findLoaded } from '@features/listing/loaded-listings'
import { PageSkeleton } from '@ui/layout/PageSkeleton'
import { SeenListing } from '@ui/listing/SeenListing'

export interface PageFallbackProps {
  /** Text that screen readers hear. It has a default. */
  label?: string | undefined
}

/**
 * Stands in for a page that is still loading: what is known of the listing on a property page, and
 * otherwise a skeleton in the boxes of the page.
 */
export function PageFallback({ label }: PageFallbackProps) {
  const { cache } = useSWRConfig()
  const { pathname, search } = useLocation()
  const slug = matchPath(routePatterns.property, pathname)?.params.name
  const listing =
    slug &&
    findLoaded(cache, (listings) =>
      findBySlug(listings, slug, new URLSearchParams(search).get('id')),
    )
  if (listing) return <SeenListing listing={listing} />
  return <PageSkeleton shape={routeAt(pathname).shape ?? 'cards'} label={label} />
}
