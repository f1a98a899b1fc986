import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { ConfirmPasswordForm } from '@ui/account/ConfirmPasswordForm'
import { SectionCard } from '@ui/layout/SectionCard'

const advice: Advice = {
  do: {
    why: 'The card says what ends, and the password confirms that it is meant.',
    show: () => (
      <SectionCard title="End all other logins">
        <ConfirmPasswordForm onConfirm={() => undefined} />
      </SectionCard>
    ),
  },
  dont: {
    why: 'It does not ask who logs in: LoginForm has the contact and the password.',
    show: () => (
      <SectionCard title="Log in">
        <ConfirmPasswordForm onConfirm={() => undefined} />
      </SectionCard>
    ),
  },
}

/** No `Refused`: SessionsPanel shows why the server refused a password. */
const meta = {
  title: 'product/account/ConfirmPasswordForm',
  id: 'ui-account-confirmpasswordform',
  component: ConfirmPasswordForm,
  parameters: { advice },
  args: { onConfirm: fn() },
} satisfies Meta<typeof ConfirmPasswordForm>

export default meta
type Story = StoryObj<typeof meta>

export const Blank: Story = {}

/** An empty field sends nothing. */
export const Invalid: Story = {
  tags: ['played'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm and log out' }))
    await expect(await canvas.findByText('Password is required')).toBeVisible()
    await expect(canvas.getByLabelText(/^Your password/)).toHaveFocus()
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}

export const Submitting: Story = { args: { isBusy: true } }
