import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { AuthHeading } from '@ui/auth/AuthHeading'
import { inFormWidth } from './in-form-width'

const advice: Advice = {
  do: {
    why: 'It says which step this is, and in one sentence what it is for.',
    show: () => (
      <AuthHeading step={2} title="Your email address" intro="We send you a link to confirm it." />
    ),
  },
  dont: {
    why: 'Step 1 of signing up is not a step of a booking: PageHeading names other pages.',
    show: () => <AuthHeading step={1} title="Book your stay" />,
  },
}

const meta = {
  title: 'product/auth/AuthHeading',
  id: 'ui-auth-authheading',
  component: AuthHeading,
  parameters: { advice },
  args: { title: 'Welcome back', intro: 'Log in to book, save and look after your stays.' },
  decorators: [inFormWidth],
} satisfies Meta<typeof AuthHeading>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const FirstStep: Story = {
  tags: ['req:SIGNUP-01'],
  args: { step: 1 },
  play: async ({ canvas }) => expect(canvas.getByText('STEP 01/04')).toBeVisible(),
}
export const WithStep: Story = { args: { step: 2, title: 'What is your phone number?' } }
export const ThirdStep: Story = { args: { step: 3 } }
export const LastStep: Story = { args: { step: 4 } }

/** On a later step the heading takes the focus, so that Tab and screen readers start there. */
export const TakesFocus: Story = {
  tags: ['test-case'],
  args: { takesFocus: true },
  play: async ({ canvas }) => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus(),
}

export const LongAddress: Story = {
  args: { intro: `We sent a link to ${'adaeze.'.repeat(12)}obi@a-very-long-domain.staylet.test.` },
}
