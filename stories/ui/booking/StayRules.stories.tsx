import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleRules } from '@app/samples/booking-details-samples'
import { StayRules } from '@ui/booking/StayRules'

const meta = {
  title: 'ui/booking/StayRules',
  component: StayRules,
  args: { rules: sampleRules },
} satisfies Meta<typeof StayRules>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['req:BD-09'],
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('SmokingNoPetsNoFoodYesPartyYes')
  },
}
