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
/** The status of the strength is there, but says nothing before the password is long enough. */
export const PartlyMet: Story = {
  args: { typed: 'Staylet' },
  play: async ({ canvas }) => expect(canvas.getAllByRole('status').at(-1)).toBeEmptyDOMElement(),
}
/** A password around the account's own address. */
export const Obvious: Story = {
  args: { typed: 'Ada#1990-12' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Easy to guess/)).toBeVisible()
    await expect(canvas.getAllByRole('status').at(-1)).toHaveTextContent(/^Easy to guess/)
  },
}
export const Short: Story = {
  args: { typed: 'Lagoon#2027' },
  play: async ({ canvas }) => expect(canvas.getByText(/^Longer is stronger/)).toBeVisible(),
}
export const Long: Story = {
  args: { typed: 'Quiet#Garden-2031' },
  play: async ({ canvas }) => expect(canvas.getByText('A good length')).toBeVisible(),
}
export const Invalid: Story = {
  args: { typed: 'Staylet', error: 'Please ensure all password criteria are met' },
}
