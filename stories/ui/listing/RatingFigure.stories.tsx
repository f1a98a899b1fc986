import Typography from '@mui/material/Typography'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { RatingFigure } from '@ui/listing/RatingFigure'

const advice: Advice = {
  do: {
    why: 'In large type it is the subject, and says out of how many.',
    show: () => (
      <Typography component="p" variant="h1">
        <RatingFigure rating={4.76} />
      </Typography>
    ),
  },
  dont: {
    why: 'Beside a name, "/5" takes room in every card and says the same in each: CardRating.',
    show: () => (
      <p style={{ display: 'flex', justifyContent: 'space-between', maxWidth: '16rem' }}>
        <b>Palm Court</b>
        <span>
          <RatingFigure rating={4.76} />
        </span>
      </p>
    ),
  },
}

const meta = {
  title: 'product/listing/RatingFigure',
  id: 'ui-listing-ratingfigure',
  component: RatingFigure,
  parameters: { advice },
  args: { rating: 4.76 },
} satisfies Meta<typeof RatingFigure>

export default meta
type Story = StoryObj<typeof meta>

/** Screen readers hear words instead of a fraction. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4.8/5')).toBeVisible()
    await expect(canvas.getByText('Rated 4.8 out of 5')).toBeInTheDocument()
  },
}
export const None: Story = { args: { rating: 0 } }
export const Whole: Story = { args: { rating: 5 } }
