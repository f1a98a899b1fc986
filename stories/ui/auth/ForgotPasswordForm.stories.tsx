import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { ForgotPasswordForm } from '@ui/auth/ForgotPasswordForm'
import { inFormWidth } from './in-form-width'

const advice: Advice = {
  do: {
    why: 'Method and contact belong together, so that the right keyboard opens.',
    show: () => (
      <ForgotPasswordForm
        initial={{ method: 'email', identifier: 'ada@staylet.test' }}
        onSubmit={() => undefined}
      />
    ),
  },
  dont: {
    why: 'An address in the field for phone numbers is refused: pass the method with it.',
    show: () => (
      <ForgotPasswordForm
        initial={{ method: 'phone', identifier: 'ada@staylet.test' }}
        onSubmit={() => undefined}
      />
    ),
  },
}

const meta = {
  title: 'product/auth/ForgotPasswordForm',
  id: 'ui-auth-forgotpasswordform',
  component: ForgotPasswordForm,
  parameters: { advice },
  args: { onSubmit: fn() },
  decorators: [inFormWidth],
} satisfies Meta<typeof ForgotPasswordForm>

export default meta
type Story = StoryObj<typeof meta>

export const Blank: Story = {
  tags: ['req:RESET-01', 'played'],
  play: async ({ canvas, args }) => {
    const email = canvas.getByRole('textbox', { name: 'Email Address' })
    await expect(email).toHaveAttribute('autocomplete', 'username')
    await userEvent.type(email, ' ada@staylet.test {Enter}')
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      method: 'email',
      identifier: 'ada@staylet.test',
    })
    await userEvent.click(canvas.getByText('Phone Number'))
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Phone Number' }))
    await userEvent.type(canvas.getByRole('textbox'), '+2348012345678{Enter}')
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      method: 'phone',
      identifier: '08012345678',
    })
    await expect(canvas.getByRole('link', { name: 'Back to login' })).toHaveAttribute(
      'href',
      '/login',
    )
  },
}

export const Invalid: Story = {
  tags: ['played'],
  play: async ({ canvas, args }) => {
    const submit = canvas.getByRole('button', { name: 'Send reset link' })
    await userEvent.click(submit)
    await expect(await canvas.findByText('Email is required')).toBeVisible()
    await expect(canvas.getByRole('textbox')).toHaveFocus()
    await userEvent.keyboard('ada@staylet')
    await expect(await canvas.findByText('Please enter a valid email address')).toBeVisible()
    await userEvent.click(canvas.getByText('Phone Number'))
    await userEvent.clear(canvas.getByRole('textbox'))
    await userEvent.click(submit)
    await expect(await canvas.findByText('Phone number is required')).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Submitting: Story = {
  args: { initial: { identifier: 'ada@staylet.test' }, isSubmitting: true },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('button', { name: 'Sending...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    ),
}

export const Refused: Story = {
  args: {
    initial: { identifier: 'ada@staylet.test' },
    failure: { text: 'An error occurred during the request' },
  },
}
