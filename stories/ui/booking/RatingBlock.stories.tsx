import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleRating } from '@app/samples/booking-details-samples'
import type { Advice } from '@stories/advice'
import { lagoonLoft } from '@tests/fixtures/make-listing'
import { RatingBlock } from '@ui/booking/RatingBlock'
import { PropertyHead } from '@ui/property/PropertyHead'
import { PropertyTitle } from '@ui/property/PropertyTitle'

const advice: Advice = {
  do: {
    why: 'In the details of a completed stay it shows the sample, and says so.',
    show: () => <RatingBlock {...sampleRating} />,
  },
  dont: {
    why: "The listing's own rating is called a sample: StarRating or RatingsAndReviews.",
    show: () => (
      <>
        <PropertyHead>
          <PropertyTitle listing={lagoonLoft} />
        </PropertyHead>
        <RatingBlock rating={lagoonLoft.rating ?? 0} count={12} />
      </>
    ),
  },
}

const meta = {
  title: 'product/booking/RatingBlock',
  id: 'ui-booking-ratingblock',
  component: RatingBlock,
  parameters: { advice },
  args: sampleRating,
} satisfies Meta<typeof RatingBlock>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['req:BD-12'],
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('4/5')
    await expect(canvasElement).toHaveTextContent('1394 ratings')
  },
}
