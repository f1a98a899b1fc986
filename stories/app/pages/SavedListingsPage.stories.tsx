import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { SavedListingsPage } from '@app/pages/SavedListingsPage'
import { apiPaths } from '@domain/api/api-paths'
import { offlineCopy } from '@domain/copy/offline-copy'
import { expectAddress } from '@stories/app/expect-address'
import {
  favouritesResponse,
  noNetwork,
  propertyTypesResponse,
  serverError,
} from '@stories/app/responses'
import { ada, signedIn } from '@stories/app/signed-in'
import { withToasts } from '@stories/app/with-toasts'
import { lagoonLoft, makeListings, palmVilla } from '@tests/fixtures/make-listing'
import { makePhoto } from '@tests/fixtures/make-photo'
import { oddListings } from '@tests/fixtures/odd-listings'

const favourites = `GET ${apiPaths.favouritesOfUser(ada._id)}`

const meta = {
  title: 'app/pages/SavedListingsPage',
  component: SavedListingsPage,
  decorators: [withToasts],
  parameters: {
    layout: 'fullscreen',
    route: '/saved-listings',
    atoms: signedIn,
    api: {
      [favourites]: favouritesResponse([lagoonLoft, palmVilla]),
      'GET /property-types': propertyTypesResponse,
    },
  },
} satisfies Meta<typeof SavedListingsPage>

export default meta
type Story = StoryObj<typeof meta>

/** Shows the saved listings, all with filled hearts. */
export const Ready: Story = {
  tags: ['req:SAVED-01', 'req:SAVED-02', 'req:SAVED-05'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Your Saved Listings')
    await expect(await canvas.findByText('2 Listings saved')).toBeVisible()
    await expect(canvas.getByText('Last updated Jan 5, 2026')).toBeVisible()
    const grid = within(canvas.getByRole('list', { name: 'Your Saved Listings' }))
    const hearts = grid.getAllByRole('button', { name: /^Favourite/ })
    await expect(hearts).toHaveLength(2)
    for (const heart of hearts) await expect(heart).toHaveAttribute('aria-pressed', 'true')
  },
}

/** The specification's plural stays, even for one listing. */
export const OneSaved: Story = {
  tags: ['req:SAVED-02'],
  parameters: { api: { [favourites]: favouritesResponse([palmVilla]) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 Listings saved')).toBeVisible()
  },
}

export const ManySaved: Story = {
  parameters: { api: { [favourites]: favouritesResponse(makeListings(14)) } },
}

/** Shows all the unusual listings side by side. */
export const OddListings: Story = {
  parameters: { api: { [favourites]: favouritesResponse(Object.values(oddListings)) } },
}

export const Loading: Story = {
  parameters: { api: { [favourites]: 'pending' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvas.queryByText(/Listings saved/)).toBeNull()
    await expect(canvas.queryByText('No Saved Listing')).toBeNull()
  },
}

/** Suggests the next step and links to it. */
export const Empty: Story = {
  tags: ['req:SAVED-03', 'req:SAVED-04'],
  parameters: { api: { [favourites]: favouritesResponse([]) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No Saved Listing' })).toBeVisible()
    await expect(canvas.getByText(/Tap the heart on a home you like/)).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Add Listings' }))
    await expectAddress('/discover')
  },
}

export const Failed: Story = {
  parameters: { api: { [favourites]: serverError } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to fetch favourites')
    await expect(canvas.queryByText('No Saved Listing')).toBeNull()
  },
}

export const Offline: Story = {
  parameters: { api: { [favourites]: noNetwork } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: offlineCopy.title })).toBeVisible()
  },
}

/** A saved listing's photo no longer exists on the server. */
export const PhotoFails: Story = {
  tags: ['req:ERR-08'],
  parameters: {
    api: {
      [favourites]: favouritesResponse([
        {
          ...lagoonLoft,
          listingImg: [makePhoto('lagoon-loft-living', { fileUrl: '/photos/gone' })],
        },
      ]),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Image not available')).toBeVisible()
  },
}
