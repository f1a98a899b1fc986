import type { Meta, StoryObj } from '@storybook/react-vite'
import { ListingGridSkeleton } from '@ui/listing/ListingGridSkeleton'

const meta = {
  title: 'ui/listing/ListingGridSkeleton',
  component: ListingGridSkeleton,
} satisfies Meta<typeof ListingGridSkeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const SixCards: Story = { args: { cards: 6 } }
