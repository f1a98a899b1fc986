import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { discoverCopy } from '@domain/copy/discover-copy'
import { makeListings } from '@tests/fixtures/make-listing'
import { DiscoverPage } from '../../../app/pages/DiscoverPage'
import { listingsFrom, noNetwork, propertyTypesAnswer, serverError } from '../answers'

const meta = {
  title: 'app/pages/DiscoverPage',
  component: DiscoverPage,
  parameters: {
    layout: 'fullscreen',
    route: '/discover',
    api: {
      'GET /listing': listingsFrom(makeListings(30)),
      'GET /property-types': propertyTypesAnswer,
    },
  },
} satisfies Meta<typeof DiscoverPage>

export default meta
type Story = StoryObj<typeof meta>

const cardsIn = (page: HTMLElement) => page.querySelectorAll('a[href^="/propertydetail/"]')

/** Eight homes a page, the tabs above and a footer of its own at the end. */
export const Ready: Story = {
  tags: ['req:DISC-05', 'req:DISC-06', 'req:DISC-07'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByText('30 homes')).toBeVisible()
    await expect(cardsIn(canvasElement)).toHaveLength(8)
    await expect(await page.findByRole('button', { name: 'Duplex' })).toBeVisible()
    const lastCard = [...cardsIn(canvasElement)].at(-1)
    const footer = page.getByRole('contentinfo')
    await expect(lastCard?.compareDocumentPosition(footer)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  },
}

/** The text is in the address, filters the homes, and is taken away with the page it was on. */
export const Search: Story = {
  tags: ['req:DISC-03'],
  parameters: { route: '/discover?search=lekki' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('Homes for “lekki”')
    await expect(await page.findByText('9 homes')).toBeVisible()
    await expect(canvasElement).not.toHaveTextContent('Palm Villa')
  },
}

/** A longer search than any heading should have to hold. */
export const LongSearch: Story = {
  parameters: {
    route: `/discover?search=${'a quiet house by the water with a garden '.repeat(5)}`,
  },
}

export const ClearsSearch: Story = {
  tags: ['req:DISC-04', 'req:DISC-08'],
  parameters: { route: '/discover?search=lekki&page=2' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByText('9 homes')).toBeVisible()
    await waitFor(() => expect(cardsIn(canvasElement)).toHaveLength(1))
    await userEvent.click(page.getByRole('button', { name: 'Clear search' }))
    await expect(page.getByTestId('location')).toHaveTextContent(/^\/discover$/)
    await expect(await page.findByText('30 homes')).toBeVisible()
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

/** A search finds nothing. */
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

/** There are no homes at all, and nobody asked for anything special. */
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
    await expect(await page.findByRole('heading', { name: 'You are offline' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

/** A backend that knows only section 7 sends everything as a plain array. */
export const PlainArray: Story = {
  tags: ['req:DISC-06'],
  parameters: { route: '/discover?page=4', api: { 'GET /listing': makeListings(30) } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('30 homes')).toBeVisible()
    await expect(cardsIn(canvasElement)).toHaveLength(6)
  },
}

export const TypesFailed: Story = {
  parameters: { api: { 'GET /property-types': serverError } },
}
