import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { NewPasswordField } from '@ui/auth/NewPasswordField'
import { inFormWidth } from './in-form-width'

const advice: Advice = {
  do: {
    why: 'For a new password the browser offers one, and the rules are ticked.',
    show: () => <NewPasswordField label="New password" policy="reset" typed="" />,
  },
  dont: {
    why: 'At login the browser offers a new password instead of the stored one: PasswordInput.',
    show: () => <NewPasswordField label="Your password" policy="registration" typed="" />,
  },
}

const meta = {
  title: 'product/auth/NewPasswordField',
  id: 'ui-auth-newpasswordfield',
  component: NewPasswordField,
  parameters: { advice },
  args: { label: 'New password', policy: 'reset', typed: '', username: 'ada@staylet.test' },
  decorators: [inFormWidth],
} satisfies Meta<typeof NewPasswordField>

export default meta
type Story = StoryObj<typeof meta>

/** Password managers learn the account and that the password is new. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByLabelText(/^New password/)).toHaveAttribute(
      'autocomplete',
      'new-password',
    )
    const username = canvasElement.querySelector('input[autocomplete="username"]')
    await expect(username).toHaveValue('ada@staylet.test')
    await expect(username).not.toBeVisible()
  },
}
export const PartlyMet: Story = { args: { typed: 'Staylet' } }
export const Invalid: Story = {
  args: { typed: 'Staylet', error: 'Please ensure all password criteria are met' },
}
