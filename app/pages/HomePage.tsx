import { usePageTitle } from '@app/navigation/use-page-title'
import { FilterDrawerButton } from '@app/sections/filters/FilterDrawerButton'
import { BrowseFilterBar } from '@app/sections/filters/lazy-filters'
import { useBrowseFilters } from '@app/sections/filters/use-browse-filters'
import { HomeSearch } from '@app/sections/listing/HomeSearch'
import { LazyEmptyHelp } from '@app/sections/listing/lazy-empty-help'
import { ListingResults } from '@app/sections/listing/ListingResults'
import { TypeTabs } from '@app/sections/listing/TypeTabs'
import { PAGE_SIZE } from '@domain/constants'
import { homeCopy } from '@domain/copy/home-copy'
import { paths } from '@domain/paths'
import { homePageQuery } from '@features/listing/browse-queries'
import { useListings } from '@features/listing/use-listings'
import { usePropertyTypes } from '@features/property-type/use-property-types'
import { EmptyState } from '@ui/feedback/EmptyState'
import { FilterRow } from '@ui/filters/FilterRow'
import { heroSlides } from '@ui/home/hero-slides'
import { HeroCarousel } from '@ui/home/HeroCarousel'
import { BarRow } from '@ui/layout/BarRow'
import { PageFrame } from '@ui/layout/PageFrame'
import { StickyBar } from '@ui/layout/StickyBar'
import { SortSelect } from '@ui/listing/SortSelect'
import { VisuallyHidden } from '@ui/text/VisuallyHidden'
import { useIsLarge } from '@ui/theme/use-is-large'

/**
 * Home page. Its filters are a row from the `lg` breakpoint up and a drawer below it.
 *
 * @avoid For results of a text search: Discover shows those with their heading.
 * @a11y The `h1` is for screen readers only, because the hero carries the text. The hero's pause
 * button is its first control.
 */
export function HomePage() {
  usePageTitle(homeCopy.pageTitle)
  const isLarge = useIsLarge()
  const { count, hrefForPage, turnTo, ...browse } = useBrowseFilters()
  const { query, onChange } = browse
  const { propertyTypes } = usePropertyTypes()
  const results = useListings(homePageQuery(query), { propertyTypes })
  const found = { total: results.total, isCapped: results.totalCapped }
  return (
    <>
      <VisuallyHidden as="h1">{homeCopy.pageTitle}</VisuallyHidden>
      <HeroCarousel slides={heroSlides} search={<HomeSearch />} />
      <StickyBar>
        <FilterRow>{isLarge && <BrowseFilterBar {...browse} {...found} />}</FilterRow>
        <BarRow>
          <FilterDrawerButton {...browse} {...found} count={count} isForSmallWindows />
          <TypeTabs
            selectedId={query.propertyType}
            onSelect={(propertyType) => onChange({ propertyType })}
          />
        </BarRow>
      </StickyBar>
      <PageFrame space="bar">
        <ListingResults
          results={results}
          isTitle
          page={query.page ?? 1}
          pageSize={PAGE_SIZE.home}
          hrefForPage={hrefForPage}
          onPageChange={turnTo}
          tools={<SortSelect value={query.sort} onChange={(sort) => onChange({ sort })} />}
          emptyTitle={homeCopy.emptyTitle}
          empty={
            <>
              <EmptyState
                illustration="no-results"
                title={homeCopy.emptyTitle}
                body={homeCopy.emptyBody}
                actionLabel={homeCopy.clearFilters}
                href={paths.home}
              />
              {results.instead && (
                <LazyEmptyHelp query={query} instead={results.instead} onChange={onChange} />
              )}
            </>
          }
        />
      </PageFrame>
    </>
  )
}
