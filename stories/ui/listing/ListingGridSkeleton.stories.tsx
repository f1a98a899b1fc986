import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ListingGridSkeleton } from '@ui/listing/ListingGridSkeleton'

const meta = {
  title: 'ui/listing/ListingGridSkeleton',
  component: ListingGridSkeleton,
} satisfies Meta<typeof ListingGridSkeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['req:HOME-12'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      'Loading available properties...',
    )
  },
}
export const SixCards: Story = { args: { cards: 6 } }
