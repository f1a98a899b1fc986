import Typography from '@mui/material/Typography'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Advice } from '@stories/advice'
import { NightsNote } from '@ui/booking/NightsNote'

const advice: Advice = {
  do: {
    why: 'A total leaves open for how long it is, and the note says so.',
    show: () => (
      <p>
        <Typography variant="price">₦62,500</Typography> <NightsNote nights={3} />
      </p>
    ),
  },
  dont: {
    why: '"Per night" says already for how long it is.',
    show: () => (
      <p>
        <Typography variant="price">₦45,000</Typography> per night <NightsNote />
      </p>
    ),
  },
}

const meta = {
  title: 'product/booking/NightsNote',
  id: 'ui-booking-nightsnote',
  component: NightsNote,
  parameters: { advice },
} satisfies Meta<typeof NightsNote>

export default meta
type Story = StoryObj<typeof meta>

/** The dates are not chosen, or they are shown elsewhere. */
export const Default: Story = {}
export const OneNight: Story = { args: { nights: 1 } }
export const LongStay: Story = { args: { nights: 31 } }
/** Totals are for the stay. */
export const TotalForStay: Story = { args: { totalNights: 4, nights: 4 } }
