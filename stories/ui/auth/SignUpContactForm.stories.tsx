import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { reasonCopy } from '@domain/copy/reason-copy'
import type { Advice } from '@stories/advice'
import { SignUpContactForm } from '@ui/auth/SignUpContactForm'
import { inFormWidth } from './in-form-width'

const advice: Advice = {
  do: {
    why: 'The failure is what the server said about the request.',
    show: () => (
      <SignUpContactForm
        method="email"
        initial="ada@staylet.test"
        failure={{ text: 'Server error', reason: 'The mail could not be sent.' }}
        onSubmit={() => undefined}
        onBack={() => undefined}
      />
    ),
  },
  dont: {
    why: 'The field checks its own format and says so below: the alert repeats it far away.',
    show: () => (
      <SignUpContactForm
        method="email"
        initial="ada@staylet"
        failure={{ text: 'Please enter a valid email address' }}
        onSubmit={() => undefined}
        onBack={() => undefined}
      />
    ),
  },
}

const meta = {
  title: 'product/auth/SignUpContactForm',
  id: 'ui-auth-signupcontactform',
  component: SignUpContactForm,
  parameters: { advice },
  args: { method: 'email', onSubmit: fn(), onBack: fn(), onContactChange: fn() },
  decorators: [inFormWidth],
} satisfies Meta<typeof SignUpContactForm>

export default meta
type Story = StoryObj<typeof meta>

export const Blank: Story = {
  tags: ['req:SIGNUP-01', 'req:SIGNUP-02', 'played'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('STEP 02/04')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Email Address' })).toHaveFocus()
    await userEvent.keyboard(' ada@staylet.test {Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(args.onSubmit).toHaveBeenCalledWith('ada@staylet.test')
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
}

/** Spaces and the country code are accepted and removed. */
export const ByPhone: Story = {
  tags: ['req:SIGNUP-02', 'played'],
  args: { method: 'phone' },
  play: async ({ canvas, args }) => {
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Phone Number' }),
      '+234 801 234 5678{Enter}',
    )
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(args.onSubmit).toHaveBeenCalledWith('08012345678')
    await expect(args.onContactChange).toHaveBeenLastCalledWith('+234 801 234 5678')
  },
}

export const Invalid: Story = {
  tags: ['req:SIGNUP-09', 'req:VAL-01', 'played'],
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('Email is required')).toBeVisible()
    for (const wrong of ['ada', 'a@b', 'a..b@c.test', 'a@b.test.']) {
      await userEvent.clear(field)
      await userEvent.type(field, `${wrong}{Enter}`)
      await expect(await canvas.findByText('Please enter a valid email address')).toBeVisible()
    }
    await expect(field).toHaveFocus()
    await expect(field).toHaveValue('a@b.test.')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const InvalidPhone: Story = {
  tags: ['req:SIGNUP-10', 'req:SIGNUP-11', 'played'],
  args: { method: 'phone' },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }))
    await expect(await canvas.findByText('Phone number is required')).toBeVisible()
    for (const wrong of ['0801234567', '080123456789', '0801234567a']) {
      await userEvent.clear(field)
      await userEvent.type(field, `${wrong}{Enter}`)
      await expect(await canvas.findByText('Phone number must be 11 digits')).toBeVisible()
    }
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Submitting: Story = {
  args: { initial: 'ada@staylet.test', isSubmitting: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sending...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expect(canvas.getByRole('textbox')).toHaveAttribute('readonly')
  },
}

export const Refused: Story = {
  args: {
    initial: 'ada@staylet.test',
    failure: { text: 'Server error: the mail service does not answer' },
  },
}

export const Offline: Story = {
  args: {
    method: 'phone',
    initial: '08012345678',
    failure: { text: 'An error occurred during sign-up', reason: reasonCopy.offlineForm },
  },
}

/** The server does not accept the address. The field says so, and no alert repeats it. */
export const RefusedAddress: Story = {
  args: {
    initial: 'ada@staylet.test',
    failure: { text: 'Some fields are invalid.', fields: ['email'] },
  },
  play: async ({ canvas }) => {
    const address = canvas.getByRole('textbox')
    await waitFor(() => expect(address).toBeInvalid())
    await expect(address).toHaveAccessibleDescription('Please enter a valid email address')
    await expect(canvas.queryByText('Some fields are invalid.')).toBeNull()
  },
}
