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

const starsIn = (canvasElement: HTMLElement) =>
  canvasElement.querySelectorAll('[data-filled="true"]').length

/** Rows run from five stars to one, and each bar shows its share. */
export const Default: Story = {
  tags: ['req:PROP-09', 'req:PROP-13', 'req:PROP-17', 'req:PROP-18'],
  play: async ({ canvas, canvasElement }) => {
    const section = within(canvas.getByRole('region', { name: 'Ratings and reviews' }))
    await expect(section.getAllByText('4/5')).toHaveLength(1)
    await expect(section.getByText('1394 ratings')).toBeVisible()
    await expect(section.getByText('90 verified positive feedbacks')).toBeVisible()
    await expect(starsIn(canvasElement)).toBe(4)
    const list = section.getByRole('list', { name: 'How the ratings are spread' })
    const items = within(list).getAllByRole('listitem')
    await expect(items.map(({ textContent }) => textContent)).toEqual([
      '5 stars606',
      '4 stars446',
      '3 stars176',
      '2 stars94',
      '1 star72',
    ])
    const [track, bar] = list.querySelectorAll('[aria-hidden], [aria-hidden] > span')
    const share = (bar?.getBoundingClientRect().width ?? 0) / (track?.clientWidth ?? 1)
    await expect(share).toBeCloseTo(606 / 1394, 2)
    await expect(section.getByRole('group', { name: 'What guests say' })).toBeVisible()
  },
}

const rows = (counts: readonly number[]) =>
  counts.map((count, index) => ({ stars: 5 - index, count }))

/** Stars are whole and rounded down, while the figure is exact. */
export const NotWhole: Story = {
  tags: ['req:PROP-17'],
  args: { rating: 4.7, feedbacks: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('4.7/5')).toBeVisible()
    await expect(starsIn(canvasElement)).toBe(4)
  },
}
export const OnlyTheBest: Story = { args: { rating: 5, ratings: 1, rows: rows([1, 0, 0, 0, 0]) } }
export const NoRatings: Story = { args: { rating: 0, ratings: 0, rows: rows([0, 0, 0, 0, 0]) } }
export const Millions: Story = { args: { rows: rows([12_345_678, 2_345_678, 345_678, 45_678, 5]) } }
export const NoReviews: Story = { args: { reviews: [] } }
export const OnPhones: Story = { globals: { viewport: { value: 'mobile' } } }
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } }
