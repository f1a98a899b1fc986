import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { reasonCopy } from '@domain/copy/reason-copy'
import type { Advice } from '@stories/advice'
import { FormFailure } from '@ui/auth/FormFailure'
import { PasswordInput } from '@ui/form/PasswordInput'
import { inFormWidth } from './in-form-width'

const advice: Advice = {
  do: {
    why: 'The request failed as a whole, so that the alert is above all fields.',
    show: () => (
      <>
        <FormFailure failure={{ text: 'Login failed', reason: 'The server did not respond.' }} />
        <PasswordInput label="Password" autoComplete="current-password" />
      </>
    ),
  },
  dont: {
    why: 'One field is at fault: its own error is beside it and describes it to screen readers.',
    show: () => (
      <>
        <FormFailure failure={{ text: 'Password is required' }} />
        <PasswordInput label="Password" autoComplete="current-password" />
      </>
    ),
  },
}

const meta = {
  title: 'product/auth/FormFailure',
  id: 'ui-auth-formfailure',
  component: FormFailure,
  parameters: { advice },
  args: { failure: { text: 'Server error' } },
  decorators: [inFormWidth],
} satisfies Meta<typeof FormFailure>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent(/^Server error$/),
}

/** The specification's message stays, followed by advice. */
export const Offline: Story = {
  args: { failure: { text: 'An error occurred during sign-up', reason: reasonCopy.offlineForm } },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert')
    await expect(alert).toHaveTextContent('An error occurred during sign-up')
    await expect(alert).toHaveTextContent('Check your connection and try again.')
  },
}

export const Nothing: Story = {
  args: { failure: undefined },
  play: async ({ canvas }) => expect(canvas.queryByRole('alert')).toBeNull(),
}
