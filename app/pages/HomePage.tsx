import { PAGE_SIZE } from '@domain/constants'
import { homeCopy } from '@domain/copy/home-copy'
import { paths } from '@domain/paths'
import { homeQuery } from '@features/listings/browse-queries'
import { useBrowseQuery } from '@features/listings/use-browse-query'
import { useListings } from '@features/listings/use-listings'
import { usePropertyTypes } from '@features/property-types/use-property-types'
import { EmptyState } from '@ui/feedback/EmptyState'
import { HeroCarousel } from '@ui/home/HeroCarousel'
import { heroSlides } from '@ui/home/hero-slides'
import { PageFrame } from '@ui/layout/PageFrame'
import { StickyBar } from '@ui/layout/StickyBar'
import { VisuallyHidden } from '@ui/text/VisuallyHidden'
import { ListingResults } from '../listing/ListingResults'
import { TypeTabs } from '../listing/TypeTabs'
import { usePageTitle } from '../navigation/use-page-title'

/** Home (section 2.7). */
export function HomePage() {
  usePageTitle(homeCopy.pageTitle)
  const { query, change, hrefForPage } = useBrowseQuery()
  const { propertyTypes } = usePropertyTypes()
  const results = useListings(homeQuery(query), { propertyTypes })
  return (
    <>
      <VisuallyHidden as="h1">{homeCopy.pageTitle}</VisuallyHidden>
      <HeroCarousel slides={heroSlides} />
      <StickyBar>
        <TypeTabs
          selectedId={query.propertyType}
          onSelect={(propertyType) => change({ propertyType })}
        />
      </StickyBar>
      <PageFrame width="grid">
        <ListingResults
          results={results}
          page={query.page ?? 1}
          pageSize={PAGE_SIZE.home}
          hrefForPage={hrefForPage}
          onPageChange={(page) => change({ page })}
          empty={
            <EmptyState
              illustration="no-results"
              title={homeCopy.emptyTitle}
              body={homeCopy.emptyBody}
              actionLabel={homeCopy.clearFilters}
              href={paths.home}
            />
          }
        />
      </PageFrame>
    </>
  )
}
