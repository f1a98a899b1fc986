import { matchPath, resolvePath, useLocation, type To } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { useIsReturning } from '@app/navigation/use-page-moves'
import { routeAt } from '@app/routes/route-at'
import { findBySlug } from '@domain/listing/slug'
import { routePatterns } from '@domain/paths'
import { findLoaded } from '@features/listing/loaded-listings'
import { LongPage } from '@ui/layout/long-page'
import { PageSkeleton } from '@ui/layout/PageSkeleton'
import { SeenListing } from '@ui/listing/SeenListing'

export interface PageFallbackProps {
  /** Text that screen readers hear. It has a default. */
  label?: string | undefined
  /** Address of the page, where the router is not there yet. The current one by default. */
  to?: To | undefined
}

/**
 * Stands in for a page that is still loading: what is known of the listing on a property page, and
 * otherwise a skeleton in the boxes of the page.
 */
export function PageFallback({ label, to }: PageFallbackProps) {
  const { cache } = useSWRConfig()
  const isReturning = useIsReturning()
  const location = useLocation()
  const { pathname, search } = resolvePath(to ?? location)
  const slug = matchPath(routePatterns.property, pathname)?.params.name
  const listing =
    slug &&
    findLoaded(cache, (listings) =>
      findBySlug(listings, slug, new URLSearchParams(search).get('id')),
    )
  if (listing) return <SeenListing listing={listing} />
  return (
    <>
      <PageSkeleton shape={routeAt(pathname).shape ?? 'cards'} label={label} />
      {isReturning && <LongPage />}
    </>
  )
}
