import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CardRating } from '@ui/listing/CardRating'

const meta = {
  title: 'ui/listing/CardRating',
  component: CardRating,
  args: { rating: 4.7 },
} satisfies Meta<typeof CardRating>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Rated 4.7 out of 5')
  },
}
export const Whole: Story = { args: { rating: 5 } }
export const Zero: Story = { args: { rating: 0 } }
