import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleRating } from '@app/samples/booking-details-samples'
import { RatingBlock } from '@ui/booking/RatingBlock'

const meta = {
  title: 'ui/booking/RatingBlock',
  component: RatingBlock,
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
