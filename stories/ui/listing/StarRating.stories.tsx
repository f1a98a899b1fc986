import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { StarRating } from '@ui/listing/StarRating'

const advice: Advice = {
  do: {
    why: 'The figure is beside the stars.',
    show: () => <StarRating rating={4.7} />,
  },
  dont: {
    why: 'Stars alone hide the difference between 4.1 and 4.9.',
    show: () => <StarRating rating={4.7} figure={false} />,
  },
}

const meta = {
  title: 'product/listing/StarRating',
  id: 'ui-listing-starrating',
  component: StarRating,
  parameters: { advice },
  args: { rating: 4.7 },
} satisfies Meta<typeof StarRating>

export default meta
type Story = StoryObj<typeof meta>

/** Stars are whole and rounded down. */
export const Default: Story = {
  tags: ['req:PROP-17'],
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('4.7/5')
    await expect(canvasElement.querySelectorAll('[data-filled="true"]')).toHaveLength(4)
  },
}
export const Full: Story = { args: { rating: 5 } }
export const Zero: Story = { args: { rating: 0 } }
export const ManyDecimals: Story = { args: { rating: 3.9499 } }
