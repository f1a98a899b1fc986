import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { paths } from '@domain/paths'
import type { Advice } from '@stories/advice'
import { HeaderNav } from '@ui/layout/HeaderNav'

const advice: Advice = {
  do: {
    why: 'The path alone matches a link, which is marked as the current page.',
    show: () => <HeaderNav currentPath={paths.myBookings} savedCount={3} />,
  },
  dont: {
    why: 'With its query the path matches no link, and nothing says where the guest is.',
    show: () => <HeaderNav currentPath={`${paths.myBookings}?tab=past`} savedCount={3} />,
  },
  isWide: true,
}

const meta = {
  title: 'ui/layout/HeaderNav',
  component: HeaderNav,
  parameters: { advice },
  args: { currentPath: paths.home },
} satisfies Meta<typeof HeaderNav>

export default meta
type Story = StoryObj<typeof meta>

/** The link to the current page is underlined and has `aria-current`. */
export const Default: Story = {
  tags: ['req:HEAD-01'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(5)
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Dashboard')
  },
}

export const OnDiscover: Story = {
  args: { currentPath: paths.discover },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Discover'),
}

/** On a page without a link here, no link is marked. */
export const Elsewhere: Story = {
  args: { currentPath: paths.bookNow },
  play: async ({ canvas }) => expect(canvas.queryByRole('link', { current: 'page' })).toBeNull(),
}

/** The number of saved listings is beside their link, whose name does not change. */
export const SavedListings: Story = {
  args: { savedCount: 12 },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Saved Listings' })
    await expect(link).toHaveTextContent('Saved Listings12')
  },
}

/** Without saved listings there is no number. */
export const NothingSaved: Story = {
  args: { savedCount: 0 },
  play: async ({ canvasElement }) => expect(canvasElement).not.toHaveTextContent('0'),
}
