import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { ReviewCard } from '@ui/review/ReviewCard'

const review = {
  text: 'Exactly like the photos. We slept with the doors open and woke up to the lagoon.',
  author: 'Chidinma O.',
  image: '/property/guest-2.webp',
}

const advice: Advice = {
  do: {
    why: "A guest's own words, with the name of who said them.",
    show: () => <ReviewCard review={review} />,
  },
  dont: {
    why: 'A notice in the look of a quotation is not believed and not followed: InlineAlert.',
    show: () => (
      <ReviewCard
        review={{ text: 'Check-in is from two o’clock.', author: 'Staylet', image: '' }}
      />
    ),
  },
}

const meta = {
  title: 'product/review/ReviewCard',
  id: 'ui-review-reviewcard',
  component: ReviewCard,
  parameters: { advice },
  args: { review },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '24rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ReviewCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toHaveTextContent(review.text)
    await expect(canvas.getByText('Chidinma O.')).toBeVisible()
  },
}

/** The author's initials replace a missing picture. */
export const NoPicture: Story = {
  args: { review: { text: review.text, author: review.author } },
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent('CO'),
}
export const PictureFails: Story = { args: { review: { ...review, image: '/property/gone.webp' } } }
export const OneWord: Story = { args: { review: { ...review, text: 'Lovely.' } } }
export const LongText: Story = { args: { review: { ...review, text: review.text.repeat(8) } } }
export const LongWord: Story = {
  args: { review: { ...review, text: 'Abeokuta'.repeat(38), author: 'Oluwadamilola'.repeat(8) } },
}
export const RightToLeft: Story = {
  args: { review: { text: 'بيت هادئ وجميل قرب البحيرة.', author: 'ليلى' } },
}
