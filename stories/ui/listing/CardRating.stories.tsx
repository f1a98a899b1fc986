import Typography from '@mui/material/Typography'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { CardRating } from '@ui/listing/CardRating'

const advice: Advice = {
  do: {
    why: 'Beside a name that needs the line, one star is enough.',
    show: () => (
      <p style={{ display: 'flex', justifyContent: 'space-between', maxWidth: '16rem' }}>
        <b>Palm Court</b> <CardRating rating={4.7} />
      </p>
    ),
  },
  dont: {
    why: 'Below a title there is room to show out of how many: StarRating.',
    show: () => (
      <>
        <Typography variant="h1">Palm Court</Typography>
        <CardRating rating={4.7} />
      </>
    ),
  },
}

const meta = {
  title: 'product/listing/CardRating',
  id: 'ui-listing-cardrating',
  component: CardRating,
  parameters: { advice },
  args: { rating: 4.7 },
} satisfies Meta<typeof CardRating>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent('Rated 4.7 out of 5'),
}
export const Whole: Story = { args: { rating: 5 } }
export const Zero: Story = { args: { rating: 0 } }
