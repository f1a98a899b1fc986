import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
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
  play: async ({ canvasElement, args }) => {
    const form = within(canvasElement)
    const email = form.getByRole('textbox', { name: 'Email Address' })
    await expect(email).toHaveAttribute('autocomplete', 'username')
    await userEvent.type(email, ' ada@staylet.test {Enter}')
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      method: 'email',
      identifier: 'ada@staylet.test',
    })
    await userEvent.click(form.getByText('Phone Number'))
    await userEvent.clear(form.getByRole('textbox', { name: 'Phone Number' }))
    await userEvent.type(form.getByRole('textbox'), '+2348012345678{Enter}')
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      method: 'phone',
      identifier: '08012345678',
    })
    await expect(form.getByRole('link', { name: 'Back to login' })).toHaveAttribute(
      'href',
      '/login',
    )
  },
}

export const Invalid: Story = {
  tags: ['played'],
  play: async ({ canvasElement, args }) => {
    const form = within(canvasElement)
    const submit = form.getByRole('button', { name: 'Send reset link' })
    await userEvent.click(submit)
    await expect(await form.findByText('Email is required')).toBeVisible()
    await expect(form.getByRole('textbox')).toHaveFocus()
    await userEvent.keyboard('ada@staylet')
    await expect(await form.findByText('Please enter a valid email address')).toBeVisible()
    await userEvent.click(form.getByText('Phone Number'))
    await userEvent.clear(form.getByRole('textbox'))
    await userEvent.click(submit)
    await expect(await form.findByText('Phone number is required')).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Submitting: Story = {
  args: { initial: { identifier: 'ada@staylet.test' }, isSubmitting: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Sending...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

export const Refused: Story = {
  args: {
    initial: { identifier: 'ada@staylet.test' },
    failure: { text: 'An error occurred during the request' },
  },
}
