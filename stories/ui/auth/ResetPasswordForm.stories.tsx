import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { validationCopy } from '@domain/copy/validation-copy'
import type { Advice } from '@stories/advice'
import { ResetPasswordForm } from '@ui/auth/ResetPasswordForm'
import { inFormWidth } from './in-form-width'

const advice: Advice = {
  do: {
    why: 'It names the account that gets the new password.',
    show: () => <ResetPasswordForm identifier="ada@staylet.test" onSubmit={() => undefined} />,
  },
  dont: {
    why: 'Without the account the sentence has a gap, and the browser cannot store the pair.',
    show: () => <ResetPasswordForm identifier="" onSubmit={() => undefined} />,
  },
}

const meta = {
  title: 'product/auth/ResetPasswordForm',
  id: 'ui-auth-resetpasswordform',
  component: ResetPasswordForm,
  parameters: { advice },
  args: { identifier: 'ada@staylet.test', onSubmit: fn() },
  decorators: [inFormWidth],
} satisfies Meta<typeof ResetPasswordForm>

export default meta
type Story = StoryObj<typeof meta>

const fieldsOf = (canvasElement: HTMLElement) => {
  const form = within(canvasElement)
  return {
    form,
    password: form.getByLabelText(/^New password/),
    confirmation: form.getByLabelText(/^Confirm password/),
    submit: form.getByRole('button', { name: 'Reset password' }),
  }
}

export const Blank: Story = {
  tags: ['req:RESET-07'],
  play: async ({ canvasElement }) => {
    const { password, confirmation } = fieldsOf(canvasElement)
    await expect(password).toHaveAttribute('type', 'password')
    await expect(password).toHaveAttribute('autocomplete', 'new-password')
    await expect(confirmation).toHaveAttribute('autocomplete', 'new-password')
    await expect(canvasElement).toHaveTextContent('For the account of ada@staylet.test.')
  },
}

/** Lower-case letters are not required here, and any symbol is accepted. */
export const Filled: Story = {
  tags: ['req:RESET-10', 'played'],
  play: async ({ canvasElement, args }) => {
    const { password, confirmation } = fieldsOf(canvasElement)
    await userEvent.type(password, 'STAYLET?2026')
    await userEvent.type(confirmation, 'STAYLET?2026{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(args.onSubmit).toHaveBeenCalledWith('STAYLET?2026')
  },
}

/** A mismatch is reported before the password rules. */
export const Invalid: Story = {
  tags: ['req:RESET-11', 'req:RESET-12', 'played'],
  play: async ({ canvasElement, args }) => {
    const { form, password, confirmation, submit } = fieldsOf(canvasElement)
    await userEvent.type(password, 'staylet')
    await userEvent.type(confirmation, 'staylets')
    await userEvent.click(submit)
    await expect(await form.findByText('Passwords do not match')).toBeVisible()
    await expect(form.queryByText('Please ensure all password criteria are met')).toBeNull()
    await expect(confirmation).toHaveFocus()
    await userEvent.keyboard('{Backspace}{Enter}')
    await expect(await form.findByText('Please ensure all password criteria are met')).toBeVisible()
    await expect(password).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Submitting: Story = {
  args: { isSubmitting: true },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('button', { name: 'Saving...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    ),
}

export const Refused: Story = {
  args: { failure: { text: 'An error occurred during the request' } },
}

/** The server knows that others would guess the password. Its field says so. */
export const RefusedPassword: Story = {
  args: {
    failure: {
      text: validationCopy.passwordGuessable,
      reason: validationCopy.passwordGuessable,
      fields: ['newPassword'],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const { password } = fieldsOf(canvasElement)
    await waitFor(() => expect(password).toHaveFocus())
    await expect(password).toBeInvalid()
    await expect(canvas.getByText(validationCopy.passwordGuessable)).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}
