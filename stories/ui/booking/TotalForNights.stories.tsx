import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Advice } from '@stories/advice'
import { TotalForNights } from '@ui/booking/TotalForNights'

const advice: Advice = {
  do: {
    why: 'The amount has everything in it that the first night costs.',
    show: () => (
      <>
        <TotalForNights total={62_500} />
        <p>All fees included</p>
      </>
    ),
  },
  dont: {
    why: 'Fees are still to be added, so that this is not a total: NightPrice.',
    show: () => (
      <>
        <TotalForNights total={45_000} />
        <p>Cleaning fee not included</p>
      </>
    ),
  },
}

const meta = {
  title: 'product/booking/TotalForNights',
  id: 'ui-booking-totalfornights',
  component: TotalForNights,
  parameters: { advice },
  args: { total: 62_500 },
} satisfies Meta<typeof TotalForNights>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** Totals are for the stay. */
export const TotalForStay: Story = { args: { total: 236_000, totalNights: 4 } }
/** A stay of one night, or no dates, needs no words. */
export const TotalForOneNight: Story = { args: { totalNights: 1 } }
export const LargeAmount: Story = { args: { total: 12_345_678.5 } }
