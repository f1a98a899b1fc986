import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route, Routes } from 'react-router-dom'
import { expect, waitFor, within } from 'storybook/test'
import { AppLayout } from '@app/layout/AppLayout'
import { DiscoverPage } from '@app/pages/DiscoverPage'
import { HomePage } from '@app/pages/HomePage'
import { LoginPage } from '@app/pages/LoginPage'
import { SavedListingsPage } from '@app/pages/SavedListingsPage'
import { apiPaths } from '@domain/api/api-paths'
import { routePatterns } from '@domain/paths'
import { favouritesResponse, listingsFrom, filterResponses } from '@stories/app/responses'
import { ada, signedIn } from '@stories/app/signed-in'
import { withoutNetwork } from '@stories/app/without-network'
import { makeListings } from '@tests/fixtures/make-listing'

/** Header, page and footer together, as a guest sees them. */
const meta = {
  title: 'app/layout/AppLayout',
  component: AppLayout,
  parameters: {
    layout: 'fullscreen',
    api: {
      'GET /listing': listingsFrom(makeListings(30)),
      ...filterResponses,
      [`GET ${apiPaths.favouritesOfUser(ada._id)}`]: favouritesResponse(makeListings(5)),
    },
  },
  render: () => (
    <Routes>
      <Route element={<AppLayout />}>
        <Route path={routePatterns.home} element={<HomePage />} />
        <Route path={routePatterns.discover} element={<DiscoverPage />} />
        <Route path={routePatterns.login} element={<LoginPage />} />
        <Route path={routePatterns.savedListings} element={<SavedListingsPage />} />
        <Route path="/broken" element={<Broken />} />
      </Route>
    </Routes>
  ),
} satisfies Meta<typeof AppLayout>

export default meta
type Story = StoryObj<typeof meta>

function Broken(): never {
  throw new Error('This page breaks on purpose.')
}

const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' })

/** The home page shows one footer, after its content. */
export const Default: Story = {
  tags: ['req:HOME-10'],
  parameters: { route: '/' },
  play: async ({ canvas }) => {
    await canvas.findByText('30 homes', { selector: '[role="status"]' })
    const footer = await canvas.findByRole('contentinfo')
    await expect(canvas.getByRole('main').compareDocumentPosition(footer)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
  },
}

/** The type tabs stay at the top while the listings scroll. */
export const TabsStay: Story = {
  tags: ['req:HOME-06', 'test-case'],
  parameters: { route: '/' },
  play: async ({ canvas }) => {
    await canvas.findByText('30 homes', { selector: '[role="status"]' })
    const tab = await canvas.findByRole('button', { name: 'All' })
    await expect(tab.getBoundingClientRect().top).toBeGreaterThan(200)
    scrollTo(1500)
    await waitFor(() => expect(tab.getBoundingClientRect().top).toBeLessThan(120))
    await expect(tab.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
    await expect(
      canvas.getByText('30 homes', { selector: '[role="status"]' }).getBoundingClientRect().top,
    ).toBeLessThan(0)
    scrollTo(0)
  },
}

/** Discover renders the only footer, and its header stays while the page scrolls. */
export const Discover: Story = {
  tags: ['req:DISC-01', 'req:DISC-07'],
  parameters: { route: '/discover?search=lagos', atoms: signedIn },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^Page [34]$/ })
    await expect(canvas.getAllByRole('contentinfo')).toHaveLength(1)
    const header = canvas.getByRole('banner')
    scrollTo(500)
    await waitFor(() => expect(window.scrollY).toBe(500))
    await expect(header.getBoundingClientRect().top).toBe(0)
    await expect(header.getBoundingClientRect().bottom).toBeGreaterThan(40)
    await expect(canvas.getByRole('combobox', { name: 'Search homes' })).toHaveValue('lagos')
    scrollTo(0)
  },
}

export const SignedIn: Story = { parameters: { route: '/saved-listings', atoms: signedIn } }

/** Authentication pages have no footer. */
export const Login: Story = {
  tags: ['req:ROUTE-14'],
  parameters: { route: '/login' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvas.queryByRole('contentinfo')).toBeNull()
  },
}

/** A page that throws is replaced by a message with a Retry button, below the header. */
export const PageBroke: Story = {
  parameters: { route: '/broken', expectedErrors: /breaks on purpose/ },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'This page could not be opened',
    )
    await expect(canvas.getByRole('banner')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

/** The page stays, below a banner that states the age of its content. */
export const Offline: Story = {
  parameters: { route: '/discover' },
  beforeEach: withoutNetwork,
  play: async ({ canvas }) => {
    await canvas.findByText('30 homes', { selector: '[role="status"]' })
    const banner = await within(canvas.getByRole('main')).findByText(/as of \d\d:\d\d\./)
    await expect(banner).toBeVisible()
  },
}
