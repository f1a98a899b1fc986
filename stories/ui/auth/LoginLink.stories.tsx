import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { LoginLink } from '@ui/auth/LoginLink'
import { SubmitButton } from '@ui/form/SubmitButton'
import { inFormWidth } from './in-form-width'

const advice: Advice = {
  do: {
    why: 'On the sign-up page it helps a guest who has an account.',
    show: () => (
      <>
        <SubmitButton>Continue</SubmitButton>
        <LoginLink />
      </>
    ),
  },
  dont: {
    why: 'On the login page it leads to the page on which the guest is.',
    show: () => (
      <>
        <SubmitButton>Log In</SubmitButton>
        <LoginLink />
      </>
    ),
  },
}

const meta = {
  title: 'product/auth/LoginLink',
  id: 'ui-auth-loginlink',
  component: LoginLink,
  parameters: { advice },
  args: {},
  decorators: [inFormWidth],
} satisfies Meta<typeof LoginLink>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['req:SIGNUP-05'],
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login'),
}
