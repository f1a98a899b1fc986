import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Advice } from '@stories/advice'
import { TotalForOneNight } from '@ui/booking/TotalForOneNight'

const advice: Advice = {
  do: {
    why: 'The amount has everything in it that the first night costs.',
    show: () => (
      <>
        <TotalForOneNight total={62_500} />
        <p>All fees included</p>
      </>
    ),
  },
  dont: {
    why: 'Fees are still to be added, so that this is not a total: NightPrice.',
    show: () => (
      <>
        <TotalForOneNight total={45_000} />
        <p>Cleaning fee not included</p>
      </>
    ),
  },
}

const meta = {
  title: 'product/booking/TotalForOneNight',
  id: 'ui-booking-totalforonenight',
  component: TotalForOneNight,
  parameters: { advice },
  args: { total: 62_500 },
} satisfies Meta<typeof TotalForOneNight>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LargeAmount: Story = { args: { total: 12_345_678.5 } }
