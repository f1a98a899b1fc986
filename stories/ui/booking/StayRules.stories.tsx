import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleRules } from '@app/samples/booking-details-samples'
import type { Advice } from '@stories/advice'
import { StayRules } from '@ui/booking/StayRules'
import { HouseRules } from '@ui/property/HouseRules'

const advice: Advice = {
  do: {
    why: 'The details of a booking show the sample rules, each with its answer in words.',
    show: () => <StayRules rules={sampleRules} />,
  },
  dont: {
    why: "The host's own rules are known: the sample beside them may say the opposite.",
    show: () => (
      <>
        <HouseRules rules={['Pets are welcome', 'No parties']} />
        <StayRules rules={sampleRules} />
      </>
    ),
  },
}

const meta = {
  title: 'product/booking/StayRules',
  id: 'ui-booking-stayrules',
  component: StayRules,
  parameters: { advice },
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
