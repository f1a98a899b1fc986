import type { Meta, StoryObj } from '@storybook/react-vite'
import { TotalForOneNight } from '@ui/booking/TotalForOneNight'

const meta = {
  title: 'ui/booking/TotalForOneNight',
  component: TotalForOneNight,
  args: { total: 62_500 },
} satisfies Meta<typeof TotalForOneNight>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LargeAmount: Story = { args: { total: 12_345_678.5 } }
