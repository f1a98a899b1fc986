import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { sampleRatingRows, sampleReviews, sampleRating } from '@app/samples/property-sample'
import type { Advice } from '@stories/advice'
import { BookingHeading } from '@ui/booking/BookingHeading'
import { RatingsAndReviews } from '@ui/review/RatingsAndReviews'

const advice: Advice = {
  do: {
    why: 'On the property page it collects what guests say about the home.',
    show: () => (
      <RatingsAndReviews
        {...sampleRating}
        rows={sampleRatingRows}
        reviews={sampleReviews.slice(0, 2)}
      />
    ),
  },
  dont: {
    why: 'A booking is about one stay: RatingBlock has its rating.',
    show: () => (
      <>
        <BookingHeading id="1042" status="Completed" />
        <RatingsAndReviews
          {...sampleRating}
          rows={sampleRatingRows}
          reviews={sampleReviews.slice(0, 2)}
        />
      </>
    ),
  },
}

const meta = {
  title: 'product/review/RatingsAndReviews',
  id: 'ui-review-ratingsandreviews',
  component: RatingsAndReviews,
  parameters: { advice },
  args: { ...sampleRating, rows: sampleRatingRows, reviews: sampleReviews },
} satisfies Meta<typeof RatingsAndReviews>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['req:PROP-09'],
  play: async ({ canvas }) => {
    const section = within(canvas.getByRole('region', { name: 'Ratings and reviews' }))
    await expect(section.getByText('4/5')).toBeVisible()
    await expect(section.getByRole('list', { name: 'How the ratings are spread' })).toBeVisible()
    await expect(section.getByRole('group', { name: 'What guests say' })).toBeVisible()
  },
}

export const NoReviews: Story = { args: { reviews: [] } }
export const OnPhones: Story = { globals: { viewport: { value: 'mobile' } } }
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } }
