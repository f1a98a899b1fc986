import { startTransition, useOptimistic } from 'react'
import { usePageTitle } from '@app/navigation/use-page-title'
import { FilterDrawerButton } from '@app/sections/filters/FilterDrawerButton'
import { BrowseFilterPanel } from '@app/sections/filters/lazy-filters'
import { useBrowseFilters } from '@app/sections/filters/use-browse-filters'
import { DiscoverEmpty } from '@app/sections/listing/DiscoverEmpty'
import { ListingResults } from '@app/sections/listing/ListingResults'
import { MatchedCards } from '@app/sections/listing/MatchedCards'
import { TypeTabs } from '@app/sections/listing/TypeTabs'
import { useKeepPlace } from '@app/sections/listing/use-keep-place'
import { discoverCopy } from '@domain/copy/discover-copy'
import { activeFilters, readChips, withoutFilters } from '@domain/search/active-filters'
import { hasFilters } from '@domain/search/listing-query'
import { useAmenities } from '@features/amenity/use-amenities'
import { discoverPageSize, discoverQuery, hasPanel } from '@features/listing/browse-queries'
import { useListings } from '@features/listing/use-listings'
import { usePropertyTypes } from '@features/property-type/use-property-types'
import { ActiveFilterChips } from '@ui/filters/ActiveFilterChips'
import { FiltersToggle } from '@ui/filters/FiltersToggle'
import { PanelAndResults } from '@ui/filters/PanelAndResults'
import { BarRow } from '@ui/layout/BarRow'
import { Footer } from '@ui/layout/Footer'
import { PageFrame } from '@ui/layout/PageFrame'
import { StickyBar } from '@ui/layout/StickyBar'
import { SortSelect } from '@ui/listing/SortSelect'
import { SearchHeading } from '@ui/search/SearchHeading'
import { useIsLarge } from '@ui/theme/use-is-large'

const PANEL_ID = 'filter-panel'

/**
 * Discover page. It renders its own footer below the panel and the results.
 *
 * @avoid As the entrance of the product: the home page is, and Discover adds the filter panel
 * beside the results.
 * @a11y The filter toggle names its panel by `aria-controls`. The number of results is a status
 * that is announced after each change.
 */
export function DiscoverPage() {
  usePageTitle(discoverCopy.pageTitle)
  const isLarge = useIsLarge()
  const { count, hrefForPage, turnTo, change, ...browse } = useBrowseFilters()
  const { query, onChange } = browse
  const hasOpenPanel = hasPanel(query, isLarge)
  // The columns follow a click at once, with a skeleton of the panel. The panel itself takes a slow
  // machine most of a second.
  const [isOpen, setIsOpen] = useOptimistic(hasOpenPanel)
  const pageSize = discoverPageSize(hasOpenPanel)
  // Both page sizes fill their rows: 6 beside the panel, and 8 without it.
  const columns = isOpen ? 3 : 4
  const page = query.page ?? 1
  const { propertyTypes } = usePropertyTypes()
  const { amenities } = useAmenities(query.amenities !== undefined)
  const results = useListings(discoverQuery(query, isLarge), { propertyTypes, amenities })
  const names = { propertyTypes, amenities }
  const { frame, keep } = useKeepPlace(
    results.listings,
    isOpen === hasOpenPanel && !results.isStale,
  )
  const filters = { ...browse, total: results.total, isCapped: results.totalCapped }

  function togglePanel() {
    const first = (page - 1) * pageSize + keep()
    const next = Math.floor(first / discoverPageSize(!isOpen)) + 1
    startTransition(() => {
      setIsOpen(!isOpen)
      change({ panelClosed: isOpen || undefined, page: next }, { keepsPlace: true })
    })
  }
  return (
    <>
      <StickyBar>
        <BarRow>
          {isLarge ? (
            <FiltersToggle
              controls={PANEL_ID}
              count={count}
              isOpen={isOpen}
              onToggle={togglePanel}
            />
          ) : (
            <FilterDrawerButton {...filters} count={count} />
          )}
          <TypeTabs
            selectedId={query.propertyType}
            onSelect={(propertyType) => onChange({ propertyType })}
          />
        </BarRow>
      </StickyBar>
      <PageFrame space="bar">
        <PanelAndResults
          panelId={PANEL_ID}
          awaitsPanel={isOpen ? !hasOpenPanel : !isLarge && query.panelClosed !== true}
          panel={isOpen && hasOpenPanel ? <BrowseFilterPanel {...browse} /> : undefined}
        >
          <SearchHeading term={query.search} onClear={() => onChange({ search: undefined })}>
            <ActiveFilterChips
              active={[...activeFilters(query, names), ...readChips(results.read, query)]}
              onRemove={({ cleared }) => onChange(cleared)}
              onReset={() => onChange(withoutFilters(results.read, query))}
            />
          </SearchHeading>
          <div ref={frame}>
            <ListingResults
              results={results}
              page={page}
              pageSize={pageSize}
              columns={columns}
              hrefForPage={hrefForPage}
              onPageChange={turnTo}
              tools={
                <SortSelect
                  value={query.sort}
                  hasText={query.search !== undefined}
                  onChange={(sort) => onChange({ sort })}
                />
              }
              cards={
                <MatchedCards
                  results={results}
                  start={(page - 1) * pageSize}
                  isBusy={results.isStale}
                  columns={columns}
                />
              }
              emptyTitle={hasFilters(query) ? discoverCopy.emptyTitle : discoverCopy.noneTitle}
              empty={
                <DiscoverEmpty
                  query={query}
                  read={results.read}
                  instead={results.instead}
                  onChange={onChange}
                />
              }
            />
          </div>
        </PanelAndResults>
      </PageFrame>
      <Footer />
    </>
  )
}
