import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { HomePage } from '@app/pages/HomePage'
import { apiPaths } from '@domain/api/api-paths'
import { homeCopy } from '@domain/copy/home-copy'
import { offlineCopy } from '@domain/copy/offline-copy'
import { expectAddress } from '@stories/app/expect-address'
import {
  favouritesResponse,
  listingsFrom,
  noNetwork,
  serverError,
  filterResponses,
} from '@stories/app/responses'
import { ada, signedIn } from '@stories/app/signed-in'
import { asCard, lagoonLoft, makeListings, palmVilla } from '@tests/fixtures/make-listing'

const meta = {
  title: 'app/pages/HomePage',
  component: HomePage,
  parameters: {
    layout: 'fullscreen',
    route: '/',
    api: {
      'GET /listing': listingsFrom(makeListings(30)),
      ...filterResponses,
    },
  },
} satisfies Meta<typeof HomePage>

export default meta
type Story = StoryObj<typeof meta>

const cardsIn = (page: HTMLElement) => page.querySelectorAll('a[href^="/propertydetail/"]')

/** Shows twelve of thirty listings, the tabs above and the pager below. */
export const Ready: Story = {
  tags: ['req:HOME-08'],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('30 homes')).toBeVisible()
    await expect(cardsIn(canvasElement)).toHaveLength(12)
    await expect(canvas.getByRole('link', { name: 'Page 3' })).toBeVisible()
  },
}

/** The search of the hero leads to Discover with place, dates and guests. */
export const SearchesFromTheHero: Story = {
  tags: ['test-case'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await canvas.findByText('30 homes')
    const hero = within(canvas.getByRole('search', { name: homeCopy.searchLabel }))
    await userEvent.type(hero.getByRole('combobox', { name: homeCopy.where }), '  Ikoyi ')
    await userEvent.click(hero.getByRole('button', { name: 'More guests' }))
    await userEvent.click(hero.getByRole('button', { name: /^When/ }))
    await userEvent.click(await screen.findByRole('gridcell', { name: /Jan 20, 2026/ }))
    await userEvent.click(await screen.findByRole('gridcell', { name: /Jan 23, 2026/ }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(hero.getByRole('button', { name: homeCopy.findHomes }))
    await expectAddress('/discover?search=Ikoyi&from=2026-01-20&to=2026-01-23&guests=1')
  },
}

/** The last page holds the remaining listings, and its number is in the address. */
export const LastPage: Story = {
  tags: ['req:HOME-08'],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Page 3' }))
    await expectAddress('/?page=3')
    await waitFor(() => expect(cardsIn(canvasElement)).toHaveLength(6))
    await expect(canvas.getByRole('link', { name: 'Page 3' })).toHaveAttribute(
      'aria-current',
      'page',
    )
  },
}

/** A single page needs no pager. */
export const OneListing: Story = {
  parameters: { api: { 'GET /listing': listingsFrom([lagoonLoft]) } },
}

/** A tab shows the listings of its type. Clicking it again shows all. */
export const OneType: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('30 homes')
    const villas = () => canvas.getByRole('button', { name: 'Villa' })
    await userEvent.click(villas())
    await expect(await canvas.findByText('5 homes')).toBeVisible()
    await expect(villas()).toHaveAttribute('aria-pressed', 'true')
    await expectAddress('/?type=')
    await userEvent.click(villas())
    await expect(await canvas.findByText('30 homes')).toBeVisible()
    await expectAddress(/^\/$/)
    await userEvent.click(villas())
    await canvas.findByText('5 homes')
  },
}

/** Hearts are filled on the listings that the guest has saved. */
export const SignedIn: Story = {
  parameters: {
    atoms: signedIn,
    api: { [`GET ${apiPaths.favouritesOfUser(ada._id)}`]: favouritesResponse([palmVilla]) },
  },
  play: async ({ canvas }) => {
    const heart = await canvas.findByRole('button', { name: `Favourite ${palmVilla.name}` })
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'))
    const other = canvas.getByRole('button', { name: `Favourite ${lagoonLoft.name}` })
    await expect(other).toHaveAttribute('aria-pressed', 'false')
  },
}

/** A list describes every photo of each listing. */
export const TurnedPhoto: Story = {
  tags: ['test-case'],
  parameters: { api: { 'GET /listing': listingsFrom([asCard(lagoonLoft)]) } },
  play: async ({ canvas }) => {
    const next = await canvas.findByRole('button', { name: `Next photo of ${lagoonLoft.name}` })
    await userEvent.click(next)
    const second = lagoonLoft.listingImg?.[1]?.alt ?? ''
    await expect(await canvas.findByRole('img', { name: second })).toBeInTheDocument()
  },
}

/** The skeleton has as many cards as a page. */
export const Loading: Story = {
  tags: ['req:HOME-12'],
  parameters: { api: { 'GET /listing': 'pending', 'GET /property-types': 'pending' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Loading available properties...')).toBeVisible()
    await expect(cardsIn(canvasElement)).toHaveLength(0)
  },
}

/** Nothing matches, and the link clears every filter. */
export const Empty: Story = {
  tags: ['req:HOME-11'],
  parameters: {
    route: '/?beds=3plus&page=2',
    api: { 'GET /listing': { listings: [], total: 0 } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No properties found' })).toBeVisible()
    await expect(
      canvas.getByText("Try adjusting your filters to find what you're looking for."),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: homeCopy.clearFilters }))
    await expectAddress(/^\/$/)
  },
}

/** A failed request never shows the empty state, because there may be listings. */
export const Failed: Story = {
  parameters: { api: { 'GET /listing': serverError } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to fetch listings')
    await expect(canvas.queryByText('No properties found')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

export const Offline: Story = {
  parameters: { api: { 'GET /listing': noNetwork, 'GET /property-types': noNetwork } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: offlineCopy.title })).toBeVisible()
  },
}

/** Only the tabs fail. The listings are shown, and clicking a type filters nothing. */
export const TypesFailed: Story = {
  tags: ['req:ERR-03', 'req:ERR-04'],
  parameters: { api: { 'GET /property-types': serverError } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Unable to load property types.',
    )
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
    await expect(await canvas.findByText('30 homes')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Villa' }))
    await expectAddress(/^\/$/)
    await expect(canvas.getByText('30 homes')).toBeVisible()
  },
}

/** From the `lg` breakpoint up the filters are a row above the tabs. */
export const FilterRow: Story = {
  tags: ['req:HOME-07', 'req:HOME-13', 'req:HOME-14'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await canvas.findByText('30 homes')
    const pill = (name: RegExp) => canvas.findByRole('button', { name })
    const dialog = async () => within(await screen.findByRole('dialog'))
    const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(await pill(/^Price/))
    await expect((await dialog()).getByRole('button', { name: '0-1,000' })).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await closed()
    await userEvent.click(await pill(/^Location/))
    const place = await dialog()
    await place.findByRole('option', { name: 'Nigeria' })
    await userEvent.selectOptions(place.getByRole('combobox', { name: 'Country' }), 'Nigeria')
    await expectAddress(/^\/\?country=Nigeria$/)
    await userEvent.keyboard('{Escape}')
    await closed()
    await userEvent.click(await pill(/^Price/))
    const chip = await (await dialog()).findByRole('button', { name: 'NGN 5,001-10,000' })
    await userEvent.click(chip)
    await expectAddress('min=5001&max=10000')
    await userEvent.keyboard('{Escape}')
    await closed()
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
    await expectAddress(/^\/$/)
  },
}

/** Below the `lg` breakpoint a button opens the filters as a drawer, and the row is absent. */
export const Phone: Story = {
  tags: ['req:HOME-07'],
  globals: { viewport: { value: 'mobile' } },
  parameters: { route: '/?beds=1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('4 homes')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Location/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Filters , 1 active' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }))
    await userEvent.click(await drawer.findByRole('button', { name: 'Reset' }))
    await userEvent.click(await drawer.findByRole('button', { name: 'Show 30 homes' }))
    await expectAddress(/^\/$/)
  },
}
