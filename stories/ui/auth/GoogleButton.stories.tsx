import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { GoogleButton } from '@ui/auth/GoogleButton'
import { SubmitButton } from '@ui/form/SubmitButton'
import { inFormWidth } from './in-form-width'

const advice: Advice = {
  do: {
    why: "It follows the form's own button, to which it is the alternative.",
    show: () => (
      <>
        <SubmitButton>Log In</SubmitButton>
        <GoogleButton onGoogle={() => undefined} />
      </>
    ),
  },
  dont: {
    why: 'Without a form above it, "or" has nothing before it.',
    show: () => <GoogleButton onGoogle={() => undefined} />,
  },
}

const meta = {
  title: 'product/auth/GoogleButton',
  id: 'ui-auth-googlebutton',
  component: GoogleButton,
  parameters: { advice },
  args: { onGoogle: fn() },
  decorators: [inFormWidth],
} satisfies Meta<typeof GoogleButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
