import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Advice } from '@stories/advice'
import { Assurance } from '@ui/booking/Assurance'
import { ICON_SHIELD_CHECK } from '@ui/text/icons'

const advice: Advice = {
  do: {
    why: 'It makes one short promise, which holds.',
    show: () => <Assurance>Your dates are available</Assurance>,
  },
  dont: {
    why: 'A warning in the look of a promise is overlooked: use InlineAlert.',
    show: () => <Assurance>Some of these nights are taken</Assurance>,
  },
}

const meta = {
  title: 'product/booking/Assurance',
  id: 'ui-booking-assurance',
  component: Assurance,
  parameters: { advice },
  args: { children: 'Your dates are available' },
} satisfies Meta<typeof Assurance>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const OwnIcon: Story = {
  args: { children: 'Book with confidence', icon: ICON_SHIELD_CHECK },
}
export const LongText: Story = {
  args: {
    children:
      'Free cancellation until Wednesday, January 14, 2026, and half of what you paid until the Wednesday after that',
  },
}
