import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { DiscoverPage } from '@app/pages/DiscoverPage'
import { discoverCopy } from '@domain/copy/discover-copy'
import { offlineCopy } from '@domain/copy/offline-copy'
import { expectAddress } from '@stories/app/expect-address'
import { geolocation } from '@stories/app/geolocation'
import { filterResponses, listingsFrom, noNetwork, serverError } from '@stories/app/responses'
import { makeListings } from '@tests/fixtures/make-listing'

const meta = {
  title: 'app/pages/DiscoverPage',
  component: DiscoverPage,
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    layout: 'fullscreen',
    route: '/discover',
    api: {
      'GET /listing': listingsFrom(makeListings(30)),
      ...filterResponses,
    },
  },
} satisfies Meta<typeof DiscoverPage>

export default meta
type Story = StoryObj<typeof meta>

const cardsIn = (page: HTMLElement) => page.querySelectorAll('a[href^="/propertydetail/"]')

/** Finds the count above the listings. The panel's summary has the same text. */
const counted = (page: HTMLElement, words: string) =>
  within(page).findByText(words, { selector: '[role="status"]' })
const filters = (page: HTMLElement) => within(page).findByRole('region', { name: 'Filters' })
const toggle = (page: HTMLElement) => within(page).getByRole('button', { name: /^Filters/ })

/**
 * Shows six listings beside the open panel, the tabs above and the page's own footer at the end.
 */
export const Ready: Story = {
  tags: ['req:DISC-05', 'req:DISC-06', 'req:DISC-07'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await counted(canvasElement, '30 homes')).toBeVisible()
    await waitFor(() => expect(cardsIn(canvasElement)).toHaveLength(6))
    await expect(
      within(page.getByRole('toolbar')).getByRole('button', { name: 'Duplex' }),
    ).toBeVisible()
    const lastCard = [...cardsIn(canvasElement)].at(-1)
    const footer = page.getByRole('contentinfo')
    await expect(lastCard?.compareDocumentPosition(footer)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  },
}

/** The search text in the address filters the listings and fills the heading. */
export const Search: Story = {
  tags: ['req:DISC-03'],
  parameters: { route: '/discover?search=lekki' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('Homes for “lekki”')
    await expect(await counted(canvasElement, '9 homes')).toBeVisible()
    await expect(canvasElement).not.toHaveTextContent('Palm Villa')
  },
}

/** No home in the place has the word, so those without it have a section of their own. */
export const CloseMatches: Story = {
  parameters: { route: '/discover?search=lekki+jacuzzi' },
  play: async ({ canvasElement }) => {
    const close = await within(canvasElement).findByRole('region', {
      name: 'In Lekki, without a jacuzzi',
    })
    await expect(cardsIn(close)).toHaveLength(6)
    await expect(cardsIn(canvasElement)).toHaveLength(6)
  },
}

/** What was read as a filter is a chip. Taking one away keeps the others. */
export const ReadFilters: Story = {
  tags: ['test-case'],
  parameters: { route: '/discover?search=lekki+under+1m+for+2' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'Remove Up to ₦1,000,000' }))
    await expectAddress('/discover?search=lekki+under+1m+for+2&ignore=price')
    await waitFor(() =>
      expect(page.queryByRole('button', { name: 'Remove Up to ₦1,000,000' })).toBeNull(),
    )
    await expect(await page.findByRole('button', { name: 'Remove 2 guests' })).toBeVisible()
  },
}

/** The order of the results is in the address. */
export const Sorted: Story = {
  tags: ['test-case'],
  parameters: { route: '/discover?search=lekki' },
  play: async ({ canvasElement }) => {
    const select = await within(canvasElement).findByRole('combobox', { name: 'Sort by' })
    await expect(select).toHaveDisplayValue('Relevance')
    await userEvent.selectOptions(select, 'Price: high to low')
    await expectAddress('/discover?search=lekki&sort=price-down')
  },
}

/**
 * An empty result names the filters that can be dropped, each with the number of listings found
 * without it.
 */
export const EmptyWithHelp: Story = {
  parameters: { route: '/discover?search=lekki&guests=900' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'Remove 900 guests: 9 homes' }))
    await expectAddress('/discover?search=lekki')
    await expect(await counted(canvasElement, '9 homes')).toBeVisible()
  },
}

/** A search text longer than the heading can hold. */
export const LongSearch: Story = {
  parameters: {
    route: `/discover?search=${'a quiet house by the water with a garden '.repeat(5)}`,
  },
}

export const ClearsSearch: Story = {
  tags: ['req:DISC-04', 'req:DISC-08', 'test-case'],
  parameters: { route: '/discover?search=lekki&page=2' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await counted(canvasElement, '9 homes')).toBeVisible()
    await waitFor(() => expect(cardsIn(canvasElement)).toHaveLength(3))
    await userEvent.click(page.getByRole('button', { name: 'Clear search' }))
    await expectAddress(/^\/discover$/)
    await expect(await counted(canvasElement, '30 homes')).toBeVisible()
    await expect(page.queryByRole('button', { name: 'Clear search' })).toBeNull()
    await expect(page.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page')
  },
}

export const Loading: Story = {
  parameters: { api: { 'GET /listing': 'pending', 'GET /property-types': 'pending' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(discoverCopy.loading)).toBeVisible()
  },
}

/** The search has no matches. */
export const Empty: Story = {
  tags: ['req:DISC-11'],
  parameters: { route: '/discover?search=zzzz' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByRole('heading', { name: 'No properties found' })).toBeVisible()
    await expect(
      page.getByText('Try adjusting your search term or browse all available properties.'),
    ).toBeVisible()
    await expect(page.queryByText('No properties available')).toBeNull()
  },
}

/** While other results load after an empty one, nothing says that there are none. */
export const LoadingAfterEmpty: Story = {
  tags: ['played'],
  parameters: {
    route: '/discover?search=zzzz',
    api: {
      'GET /listing': (path: string) =>
        path.includes('zzzz') ? { listings: [], total: 0 } : new Promise(() => undefined),
      ...filterResponses,
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No properties found' })
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await expect(await canvas.findByText(discoverCopy.loading)).toBeVisible()
    await expect(canvas.queryByRole('heading', { level: 2, name: /^No properties/ })).toBeNull()
  },
}

/** There are no listings at all, and neither a search nor a filter is set. */
export const NoListingsAtAll: Story = {
  tags: ['req:DISC-12'],
  parameters: { api: { 'GET /listing': { listings: [], total: 0 } } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(
      await page.findByRole('heading', { name: 'No properties available' }),
    ).toBeVisible()
    await expect(page.getByText('Check back later for new property listings.')).toBeVisible()
    await expect(page.queryByText('No properties found')).toBeNull()
  },
}

export const Failed: Story = {
  parameters: { api: { 'GET /listing': serverError } },
  play: async ({ canvasElement }) => {
    const alert = await within(canvasElement).findByRole('alert')
    await expect(alert).toHaveTextContent('Failed to fetch listings')
  },
}

export const Offline: Story = {
  parameters: { api: { 'GET /listing': noNetwork, 'GET /property-types': noNetwork } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByRole('heading', { name: offlineCopy.title })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const TypesFailed: Story = {
  parameters: { api: { 'GET /property-types': serverError } },
}

/**
 * The panel is open by default. Closing it makes room for two more listings and changes the
 * address.
 */
export const PanelCloses: Story = {
  tags: ['req:DISC-02', 'req:DISC-06', 'test-case'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await filters(canvasElement)).toBeVisible()
    await expect(toggle(canvasElement)).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(toggle(canvasElement))
    await waitFor(() => expect(cardsIn(canvasElement)).toHaveLength(8))
    await expect(page.queryByRole('region', { name: 'Filters' })).toBeNull()
    await expectAddress('/discover?panel=0')
    await userEvent.click(toggle(canvasElement))
    await waitFor(() => expect(cardsIn(canvasElement)).toHaveLength(6))
    await expectAddress(/^\/discover$/)
  },
}

/** Every control of the panel follows the address. Reset clears everything but the search. */
export const Reset: Story = {
  tags: ['req:DISC-09', 'req:DISC-10', 'test-case'],
  parameters: {
    route:
      '/discover?search=palm&country=Nigeria&state=Lagos&city=Lekki&beds=2&min=1000&max=100000&avail=now&rating=4',
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const panel = within(await filters(canvasElement))
    await expect(panel.getByRole('combobox', { name: 'Country' })).toHaveValue('Nigeria')
    await expect(panel.getByRole('combobox', { name: 'State' })).toHaveValue('Lagos')
    await expect(panel.getByRole('combobox', { name: 'City' })).toHaveValue('Lekki')
    await expect(panel.getByRole('textbox', { name: 'Maximum' })).toHaveValue('100,000')
    const pressed = panel
      .getAllByRole('button')
      .flatMap((each) => (each.getAttribute('aria-pressed') === 'true' ? each.textContent : []))
    await expect(pressed).toEqual(['2', 'Available Now', '4 stars'])
    await userEvent.click(panel.getByRole('button', { name: 'Reset' }))
    await expectAddress(/^\/discover\?search=palm$/)
    await expect(panel.getByRole('combobox', { name: 'Country' })).toHaveValue('')
    await expect(panel.getByRole('textbox', { name: 'Maximum' })).toHaveValue('')
    await expect(page.queryByRole('button', { name: /^Remove/ })).toBeNull()
  },
}

/** A chip removes one filter, and the listings and the panel follow. */
export const Chips: Story = {
  tags: ['req:FILT-03'],
  parameters: { route: '/discover?state=Lagos&beds=1' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await counted(canvasElement, '4 homes')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Remove 1 bedroom' }))
    await expect(await counted(canvasElement, '21 homes')).toBeVisible()
    await expectAddress(/^\/discover\?state=Lagos$/)
    await expect(page.getByRole('button', { name: 'Remove Lagos' })).toHaveFocus()
  },
}

export const LocationUnsupported: Story = {
  tags: ['req:ERR-05'],
  beforeEach: () => geolocation(undefined),
  play: async ({ canvasElement }) => {
    const panel = within(await filters(canvasElement))
    await userEvent.click(panel.getByRole('button', { name: 'Use my location' }))
    await expect(
      await panel.findByText('Geolocation is not supported by your browser'),
    ).toBeVisible()
  },
}

/**
 * Invalid values in the address are ignored, and a page number beyond the end becomes the last
 * page.
 */
export const OddAddress: Story = {
  tags: ['test-case'],
  parameters: { route: '/discover?min=abc&rating=9&avail=soon&from=2026-02-30&page=9999' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await counted(canvasElement, '30 homes')).toBeVisible()
    await expectAddress(/^\/discover\?page=5$/)
    await waitFor(() => expect(cardsIn(canvasElement)).toHaveLength(6))
    await expect(page.queryByRole('button', { name: /^Remove/ })).toBeNull()
  },
}

/** Below the `lg` breakpoint the panel is a drawer, and a page has eight listings. */
export const Phone: Story = {
  tags: ['req:DISC-06', 'req:DISC-02'],
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await counted(canvasElement, '30 homes')).toBeVisible()
    await expect(cardsIn(canvasElement)).toHaveLength(8)
    await userEvent.click(toggle(canvasElement))
    const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }))
    await userEvent.click(await drawer.findByRole('button', { name: '3+' }))
    await userEvent.click(await drawer.findByRole('button', { name: 'Show 13 homes' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expectAddress(/^\/discover\?beds=3plus$/)
    await expect(page.getByRole('button', { name: 'Remove 3+ bedrooms' })).toBeVisible()
    await expect(toggle(canvasElement)).toHaveFocus()
  },
}
