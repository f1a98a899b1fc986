import Typography from '@mui/material/Typography'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleRating } from '@app/samples/property-sample'
import type { Advice } from '@stories/advice'
import { RatingSummary } from '@ui/review/RatingSummary'

const advice: Advice = {
  do: {
    why: 'Above the reviews it is the subject, with the number of ratings behind it.',
    show: () => <RatingSummary rating={4.7} ratings={1394} />,
  },
  dont: {
    why: 'In a title it is larger than the name of the home: StarRating.',
    show: () => (
      <>
        <Typography variant="h2">Palm Court</Typography>
        <RatingSummary rating={4.7} ratings={1394} />
      </>
    ),
  },
}

const meta = {
  title: 'product/review/RatingSummary',
  id: 'ui-review-ratingsummary',
  component: RatingSummary,
  parameters: { advice },
  args: sampleRating,
} satisfies Meta<typeof RatingSummary>

export default meta
type Story = StoryObj<typeof meta>

const starsIn = (canvasElement: HTMLElement) =>
  canvasElement.querySelectorAll('[data-filled="true"]').length

export const Default: Story = {
  tags: ['req:PROP-13', 'req:PROP-17'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText('4/5')).toHaveLength(1)
    await expect(canvas.getByText('1394 ratings')).toBeVisible()
    await expect(canvas.getByText('90 verified positive feedbacks')).toBeVisible()
    await expect(starsIn(canvasElement)).toBe(4)
  },
}

/** Stars are whole and rounded down, while the figure is exact. */
export const NotWhole: Story = {
  tags: ['req:PROP-17'],
  args: { rating: 4.7 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('4.7/5')).toBeVisible()
    await expect(starsIn(canvasElement)).toBe(4)
  },
}
export const OneRating: Story = { args: { rating: 5, ratings: 1 } }
export const NoRatings: Story = { args: { rating: 0, ratings: 0 } }
/** Shows the rating without feedbacks, as for a completed booking. */
export const NoFeedbacks: Story = {
  args: { rating: 4, ratings: 1394 },
  render: ({ rating, ratings }) => <RatingSummary rating={rating} ratings={ratings} />,
}
