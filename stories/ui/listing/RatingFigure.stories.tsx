import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { RatingFigure } from '@ui/listing/RatingFigure'

const meta = {
  title: 'ui/listing/RatingFigure',
  component: RatingFigure,
  args: { rating: 4.76 },
} satisfies Meta<typeof RatingFigure>

export default meta
type Story = StoryObj<typeof meta>

/** Screen readers hear words instead of a fraction. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('4.8/5')).toBeVisible()
    await expect(within(canvasElement).getByText('Rated 4.8 out of 5')).toBeInTheDocument()
  },
}
export const None: Story = { args: { rating: 0 } }
export const Whole: Story = { args: { rating: 5 } }
