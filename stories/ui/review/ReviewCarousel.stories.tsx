import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { sampleReviews } from '@app/samples/property-sample'
import { BREAKPOINTS } from '@domain/constants'
import type { Advice } from '@stories/advice'
import { swipe } from '@stories/ui/gallery/swipe'
import { ReviewCarousel } from '@ui/review/ReviewCarousel'

const advice: Advice = {
  do: {
    why: 'Some reviews are a taste, and nothing is lost if the others stay hidden.',
    show: () => <ReviewCarousel reviews={sampleReviews} />,
  },
  dont: {
    why: 'All rules must be read, but most are hidden: HouseRules lists them.',
    show: () => (
      <ReviewCarousel
        reviews={['No smoking', 'No parties', 'No pets', 'Quiet after ten'].map((text, index) => ({
          text,
          author: `Rule ${index + 1}`,
          image: '',
        }))}
      />
    ),
  },
}

const meta = {
  title: 'product/review/ReviewCarousel',
  id: 'ui-review-reviewcarousel',
  component: ReviewCarousel,
  parameters: { advice },
  args: { reviews: sampleReviews },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof ReviewCarousel>

export default meta
type Story = StoryObj<typeof meta>

/** Returns the authors of the visible reviews. */
const authorsIn = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('[data-current="true"] figcaption')].map((caption) =>
    caption.lastChild?.textContent?.replace(/ .*/, ''),
  )

const move = (canvasElement: HTMLElement, name: 'Previous reviews' | 'Next reviews') =>
  userEvent.click(within(canvasElement).getByRole('button', { name }))

export const Default: Story = {}

/** Large screens show three reviews at a time, and the arrows wrap. */
export const Behaviour: Story = {
  tags: ['req:PROP-15', 'req:PROP-16', 'test-case'],
  play: async ({ canvas, canvasElement }) => {
    const counter = canvas.getByRole('status')
    const [first, second] = [
      ['Chidinma', 'Ibrahim', 'Folake'],
      ['Emeka', 'Zainab', 'Tari'],
    ]
    await expect(authorsIn(canvasElement)).toEqual(first)
    await expect(counter).toHaveTextContent('1 / 2')
    await move(canvasElement, 'Previous reviews')
    await expect(authorsIn(canvasElement)).toEqual(second)
    await expect(counter).toHaveTextContent('2 / 2')
    await move(canvasElement, 'Next reviews')
    await expect(authorsIn(canvasElement)).toEqual(first)
    await expect(counter).toHaveTextContent('1 / 2')
  },
}

/** Medium screens show two reviews. The page of the component may draw this state narrower. */
export const Tablet: Story = {
  tags: ['req:PROP-16'],
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, canvasElement }) => {
    const perView = window.matchMedia(`(min-width: ${BREAKPOINTS.sm / 16}em)`).matches ? 2 : 1
    await expect(authorsIn(canvasElement)).toEqual(['Chidinma', 'Ibrahim'].slice(0, perView))
    await expect(canvas.getByRole('status')).toHaveTextContent(`1 / ${6 / perView}`)
  },
}

/** Small screens show one review. A swipe changes it, but a short or vertical drag does not. */
export const OnPhones: Story = {
  tags: ['req:PROP-15', 'req:PROP-16'],
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas, canvasElement }) => {
    const carousel = canvas.getByRole('group', { name: 'What guests say' })
    await expect(authorsIn(canvasElement)).toEqual(['Chidinma'])
    await expect(within(carousel).getByRole('status')).toHaveTextContent('1 / 6')
    await swipe(carousel, 80)
    await waitFor(() => expect(authorsIn(canvasElement)).toEqual(['Tari']))
    await swipe(carousel, -80)
    await waitFor(() => expect(authorsIn(canvasElement)).toEqual(['Chidinma']))
    await swipe(carousel, -50)
    await swipe(carousel, -80, 120)
    await expect(authorsIn(canvasElement)).toEqual(['Chidinma'])
  },
}

/** The arrow keys change the view, and hidden reviews cannot be focused. */
export const ByKeyboard: Story = {
  tags: ['req:PROP-15', 'test-case'],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Previous reviews' })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(authorsIn(canvasElement)).toEqual(['Emeka', 'Zainab', 'Tari'])
    await userEvent.keyboard('{ArrowRight}')
    await expect(authorsIn(canvasElement)).toEqual(['Chidinma', 'Ibrahim', 'Folake'])
    await expect(canvasElement.querySelectorAll('[data-current="false"]:not([inert])').length).toBe(
      0,
    )
  },
}

/** With full motion the views fade. The carousel is always as tall as its tallest view. */
export const KeepsItsHeight: Story = {
  tags: ['test-case'],
  globals: { motion: 'full' },
  args: {
    reviews: sampleReviews.map((review, index) =>
      index === 4 ? { ...review, text: review.text.repeat(6) } : review,
    ),
  },
  play: async ({ canvasElement }) => {
    const height = canvasElement.offsetHeight
    await move(canvasElement, 'Next reviews')
    await expect(canvasElement.offsetHeight).toBe(height)
  },
}

/** The last view may hold fewer reviews. */
export const SevenReviews: Story = {
  tags: ['played'],
  args: { reviews: [...sampleReviews, { text: 'We will be back.', author: 'Ngozi U.' }] },
  play: async ({ canvas, canvasElement }) => {
    await move(canvasElement, 'Previous reviews')
    await expect(authorsIn(canvasElement)).toEqual(['Ngozi'])
    await expect(canvas.getByRole('status')).toHaveTextContent('3 / 3')
  },
}

/** All reviews fit, so there are no buttons and no counter. */
export const TwoReviews: Story = {
  args: { reviews: sampleReviews.slice(0, 2) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.queryByRole('status')).toBeNull()
  },
}
export const OneReview: Story = { args: { reviews: sampleReviews.slice(0, 1) } }
export const NoReviews: Story = {
  args: { reviews: [] },
  play: async ({ canvasElement }) =>
    expect(canvasElement).toHaveTextContent('Nobody has reviewed this home yet.'),
}
/** The author's initials replace a picture that is missing or fails. */
export const NoPicture: Story = {
  args: {
    reviews: [
      { text: 'Lovely.', author: 'Chidinma O.' },
      {
        text: 'Quiet, and close to the lagoon.',
        author: 'Ibrahim A.',
        image: '/property/gone.webp',
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('figure')[0]).toHaveTextContent('Lovely.C\u200cOChidinma O.')
  },
}
export const RightToLeft: Story = {
  args: { reviews: [{ text: 'بيت هادئ وجميل قرب البحيرة.', author: 'ليلى' }] },
}
export const LongReview: Story = {
  args: {
    reviews: [
      { text: 'A stay to remember. '.repeat(30), author: 'Adunni' },
      { text: 'Abeokuta'.repeat(30), author: 'Oluwadamilola'.repeat(6) },
    ],
  },
}
