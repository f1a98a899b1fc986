import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { StepLabel } from '@ui/auth/StepLabel'
import { inFormWidth } from './in-form-width'

const advice: Advice = {
  do: {
    why: 'Signing up has four steps, and the line says how many are left.',
    show: () => (
      <>
        <StepLabel step={2} />
        <p>Your email address</p>
      </>
    ),
  },
  dont: {
    why: 'Booking has one page: the label promises three more.',
    show: () => (
      <>
        <StepLabel step={1} />
        <p>Book your stay</p>
      </>
    ),
  },
}

const meta = {
  title: 'product/auth/StepLabel',
  id: 'ui-auth-steplabel',
  component: StepLabel,
  parameters: { advice },
  args: { step: 1 },
  decorators: [inFormWidth],
} satisfies Meta<typeof StepLabel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['req:SIGNUP-01'],
  play: async ({ canvas }) => expect(canvas.getByText('STEP 01/04')).toBeVisible(),
}
export const Second: Story = { args: { step: 2 } }
export const Third: Story = { args: { step: 3 } }
export const Last: Story = { args: { step: 4 } }
