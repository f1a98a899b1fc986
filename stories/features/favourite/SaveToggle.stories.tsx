import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { apiPaths } from '@domain/api/api-paths'
import { SaveToggle } from '@features/favourite/SaveToggle'
import { expectAddress } from '@stories/app/expect-address'
import { favouritesResponse, noNetwork, serverError } from '@stories/app/responses'
import { ada, signedIn } from '@stories/app/signed-in'
import { withToasts } from '@stories/app/with-toasts'
import { lagoonLoft } from '@tests/fixtures/make-listing'

const favourites = `GET ${apiPaths.favouritesOfUser(ada._id)}`

/** The stories of FavouriteHeart and PropertyPage show what a click does. */
const meta = {
  title: 'features/favourite/SaveToggle',
  component: SaveToggle,
  args: { listing: lagoonLoft },
  decorators: [withToasts],
  parameters: { atoms: signedIn, api: { [favourites]: favouritesResponse([]) } },
} satisfies Meta<typeof SaveToggle>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  parameters: { api: { [favourites]: favouritesResponse([lagoonLoft]) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Unsave' })).toBeVisible()
  },
}

export const Empty: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Save' })).toBeVisible(),
}

export const Loading: Story = { parameters: { api: { [favourites]: 'pending' } } }
export const Failed: Story = { parameters: { api: { [favourites]: serverError } } }
export const Offline: Story = { parameters: { api: { [favourites]: noNetwork } } }

/** The button is dimmed but not disabled. A click leads to the login page. */
export const Visitor: Story = {
  tags: ['req:FAV-06', 'played'],
  parameters: { atoms: [], route: '/propertydetail/lagoon-loft-with-a-balcony' },
  play: async ({ canvas }) => {
    const save = canvas.getByRole('button', { name: 'Save' })
    await expect(save).toHaveAccessibleDescription('Login to save properties')
    await userEvent.click(save)
    await expect(await canvas.findByText('Login Required')).toBeVisible()
    await expectAddress('/login')
  },
}
