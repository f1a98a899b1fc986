import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { apiPaths } from '@domain/api/api-paths'
import { FavouriteHeart } from '@features/favourite/FavouriteHeart'
import { expectAddress } from '@stories/app/expect-address'
import { favouritesResponse, noNetwork, serverError } from '@stories/app/responses'
import { ada, signedIn } from '@stories/app/signed-in'
import { withToasts } from '@stories/app/with-toasts'
import { lagoonLoft, palmVilla } from '@tests/fixtures/make-listing'

const favourites = `GET ${apiPaths.favouritesOfUser(ada._id)}`
const write = fn((): unknown => ({})).mockName('POST or DELETE /favourites')

const logged = fn().mockName('console.error')

const meta = {
  title: 'features/favourite/FavouriteHeart',
  component: FavouriteHeart,
  args: { listing: lagoonLoft },
  decorators: [withToasts],
  parameters: {
    route: '/discover?search=loft',
    atoms: signedIn,
    api: {
      [favourites]: favouritesResponse([]),
      'POST /favourites': write,
      'DELETE /favourites': write,
    },
  },
  beforeEach: () => {
    write.mockClear()
    logged.mockClear()
  },
} satisfies Meta<typeof FavouriteHeart>

export default meta
type Story = StoryObj<typeof meta>

const heartIn = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('button', { name: `Favourite ${lagoonLoft.name}` })

/** The listing was saved before, so the heart is filled once the list has loaded. */
export const Ready: Story = {
  parameters: { api: { [favourites]: favouritesResponse([lagoonLoft, palmVilla]) } },
  play: async ({ canvasElement }) =>
    waitFor(() => expect(heartIn(canvasElement)).toHaveAttribute('aria-pressed', 'true')),
}

/** Nothing is saved yet, so the heart is an outline. */
export const Empty: Story = {
  play: async ({ canvasElement }) =>
    expect(heartIn(canvasElement)).toHaveAttribute('aria-pressed', 'false'),
}

/** While the list loads, the heart is an outline that can be clicked. */
export const Loading: Story = { parameters: { api: { [favourites]: 'pending' } } }

/** When the list cannot be fetched, the heart is an outline, and a click can still save. */
export const Failed: Story = { parameters: { api: { [favourites]: serverError } } }

/** Nothing is sent, and a toast explains why. */
export const Offline: Story = {
  tags: ['req:FAV-07', 'played'],
  parameters: { api: { [favourites]: noNetwork } },
  beforeEach: () => {
    spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(heartIn(canvasElement))
    await expect(await canvas.findByText('Offline')).toBeVisible()
    await expect(
      canvas.getByText('Unable to add favorites, restore your connection.'),
    ).toBeVisible()
    await expect(heartIn(canvasElement)).toHaveAttribute('aria-pressed', 'false')
    await expect(write).not.toHaveBeenCalled()
  },
}

/** The heart is filled at once, before the server responds. */
export const Saving: Story = {
  tags: ['req:FAV-01', 'played'],
  parameters: { api: { 'POST /favourites': 'pending' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(heartIn(canvasElement))
    await waitFor(() => expect(heartIn(canvasElement)).toHaveAttribute('aria-pressed', 'true'))
  },
}

/** When the server refuses, the heart becomes an outline again and a toast appears. */
export const SaveFailed: Story = {
  tags: ['req:FAV-08', 'played'],
  parameters: { api: { 'POST /favourites': serverError } },
  beforeEach: () => {
    spyOn(console, 'error').mockImplementation(logged)
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(heartIn(canvasElement))
    await expect(
      await canvas.findByText('Failed to update favorites. Please try again.'),
    ).toBeVisible()
    await expect(canvas.getByText('Error')).toBeVisible()
    await expect(heartIn(canvasElement)).toHaveAttribute('aria-pressed', 'false')
    await expect(logged).toHaveBeenCalled()
  },
}

/** A visitor is sent to the login page, and no request is sent. */
export const Visitor: Story = {
  tags: ['req:FAV-06', 'played'],
  parameters: { atoms: [] },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(heartIn(canvasElement))
    await expect(await canvas.findByText('Login Required')).toBeVisible()
    await expect(
      canvas.getByText('Please log in to save properties to your favorites.'),
    ).toBeVisible()
    await expectAddress('/login')
    await expect(write).not.toHaveBeenCalled()
  },
}
