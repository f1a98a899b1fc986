import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleRatingRows } from '@app/samples/property-sample'
import type { Advice } from '@stories/advice'
import { RatingDistribution } from '@ui/review/RatingDistribution'

const advice: Advice = {
  do: {
    why: 'Many ratings, whose spread says more than their mean.',
    show: () => <RatingDistribution rows={sampleRatingRows} />,
  },
  dont: {
    why: 'Two ratings fill whole bars, and look like a verdict: RatingSummary says that they are two.',
    show: () => (
      <RatingDistribution
        rows={[
          { stars: 5, count: 1 },
          { stars: 4, count: 0 },
          { stars: 3, count: 0 },
          { stars: 2, count: 0 },
          { stars: 1, count: 1 },
        ]}
      />
    ),
  },
}

const meta = {
  title: 'product/review/RatingDistribution',
  id: 'ui-review-ratingdistribution',
  component: RatingDistribution,
  parameters: { advice },
  args: { rows: sampleRatingRows },
} satisfies Meta<typeof RatingDistribution>

export default meta
type Story = StoryObj<typeof meta>

const rows = (counts: readonly number[]) =>
  counts.map((count, index) => ({ stars: 5 - index, count }))

/** Rows run from five stars to one, and each bar shows its share. */
export const Default: Story = {
  tags: ['req:PROP-18'],
  play: async ({ canvas, canvasElement }) => {
    const items = canvas.getAllByRole('listitem')
    await expect(items.map(({ textContent }) => textContent)).toEqual([
      '5 stars606',
      '4 stars446',
      '3 stars176',
      '2 stars94',
      '1 star72',
    ])
    const [track, bar] = canvasElement.querySelectorAll('li [aria-hidden], li [aria-hidden] > span')
    const share = (bar?.getBoundingClientRect().width ?? 0) / (track?.clientWidth ?? 1)
    await expect(share).toBeCloseTo(606 / 1394, 2)
  },
}

export const OnlyTheBest: Story = { args: { rows: rows([7, 0, 0, 0, 0]) } }
export const NoRatings: Story = { args: { rows: rows([0, 0, 0, 0, 0]) } }
export const Millions: Story = { args: { rows: rows([12_345_678, 2_345_678, 345_678, 45_678, 5]) } }
export const OnPhones: Story = { globals: { viewport: { value: 'mobile' } } }
