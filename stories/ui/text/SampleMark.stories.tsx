import Typography from '@mui/material/Typography'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Advice } from '@stories/advice'
import { SampleMark } from '@ui/text/SampleMark'

const advice: Advice = {
  do: {
    why: 'It is below the heading of a section that shows a fixed sample.',
    show: () => (
      <>
        <Typography component="h3" variant="h3">
          Ratings
        </Typography>
        <SampleMark />
        <p>1394 ratings</p>
      </>
    ),
  },
  dont: {
    why: "The price is the listing's own, and the mark makes guests doubt it.",
    show: () => (
      <>
        <Typography component="h3" variant="h3">
          ₦45,000 per night
        </Typography>
        <SampleMark />
      </>
    ),
  },
}

const meta = {
  title: 'ui/text/SampleMark',
  component: SampleMark,
  parameters: { advice },
} satisfies Meta<typeof SampleMark>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
