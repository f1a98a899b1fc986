import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { SubmitButton } from '@ui/form/SubmitButton'

const advice: Advice = {
  do: {
    why: 'The label says what happens.',
    show: () => <SubmitButton>Confirm Booking & Pay</SubmitButton>,
  },
  dont: {
    why: '"Submit" names the form instead of its effect.',
    show: () => <SubmitButton>Submit</SubmitButton>,
  },
}

const meta = {
  title: 'ui/form/SubmitButton',
  component: SubmitButton,
  parameters: { advice },
  args: { children: 'Confirm Booking & Pay' },
} satisfies Meta<typeof SubmitButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Busy: Story = {
  tags: ['req:BN-15'],
  args: { isBusy: true },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Processing...' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
  },
}
/** The form is incomplete. The text beside the button says why, and screen readers hear it with it. */
export const Off: Story = {
  args: { isOff: true, reasonId: 'reason' },
  decorators: [
    (Story) => (
      <>
        {Story()}
        <p id="reason">Fill in your first name to continue.</p>
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveAccessibleDescription('Fill in your first name to continue.')
  },
}
export const OwnBusyText: Story = {
  args: { children: 'Login', isBusy: true, busyText: 'Logging in...' },
}
