import { PAGE_SIZE } from '@domain/constants'
import { discoverCopy } from '@domain/copy/discover-copy'
import { hasFilters } from '@domain/listing-query'
import { paths } from '@domain/paths'
import { discoverQuery } from '@features/listings/browse-queries'
import { useBrowseQuery } from '@features/listings/use-browse-query'
import { useListings } from '@features/listings/use-listings'
import { usePropertyTypes } from '@features/property-types/use-property-types'
import { EmptyState } from '@ui/feedback/EmptyState'
import { Footer } from '@ui/layout/Footer'
import { PageFrame } from '@ui/layout/PageFrame'
import { StickyBar } from '@ui/layout/StickyBar'
import { SearchHeading } from '@ui/search/SearchHeading'
import { ListingResults } from '../listing/ListingResults'
import { TypeTabs } from '../listing/TypeTabs'
import { usePageTitle } from '../navigation/use-page-title'

/** Discover (section 2.8). Its footer stands at the end of the results. */
export function DiscoverPage() {
  usePageTitle(discoverCopy.pageTitle)
  const { query, change, hrefForPage } = useBrowseQuery()
  const { propertyTypes } = usePropertyTypes()
  const results = useListings(discoverQuery(query), { propertyTypes })
  return (
    <>
      <StickyBar>
        <TypeTabs
          selectedId={query.propertyType}
          onSelect={(propertyType) => change({ propertyType })}
        />
      </StickyBar>
      <PageFrame width="grid">
        <SearchHeading term={query.search} onClear={() => change({ search: undefined })} />
        <ListingResults
          results={results}
          page={query.page ?? 1}
          pageSize={PAGE_SIZE.discover}
          hrefForPage={hrefForPage}
          onPageChange={(page) => change({ page })}
          empty={
            hasFilters(query) ? (
              <EmptyState
                illustration="no-results"
                title={discoverCopy.emptyTitle}
                body={discoverCopy.emptyBody}
                actionLabel={discoverCopy.browseAll}
                href={paths.discover}
              />
            ) : (
              <EmptyState
                illustration="no-results"
                title={discoverCopy.noneTitle}
                body={discoverCopy.noneBody}
              />
            )
          }
        />
      </PageFrame>
      <Footer />
    </>
  )
}
