import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { loginCopy } from '@domain/copy/login-copy'
import type { Advice } from '@stories/advice'
import { LoginForm } from '@ui/auth/LoginForm'

const advice: Advice = {
  do: {
    why: 'A failure is an `error`: it is red and announced at once.',
    show: () => (
      <LoginForm
        error="Login failed. Please try again."
        onSubmit={() => undefined}
        onGoogle={() => undefined}
      />
    ),
  },
  dont: {
    why: 'As a `notice` the failure looks like a success.',
    show: () => (
      <LoginForm
        notice="Login failed. Please try again."
        onSubmit={() => undefined}
        onGoogle={() => undefined}
      />
    ),
  },
}

const meta = {
  title: 'product/auth/LoginForm',
  id: 'ui-auth-loginform',
  component: LoginForm,
  parameters: { advice },
  args: { onSubmit: fn(), onGoogle: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '25rem', margin: 'auto' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LoginForm>

export default meta
type Story = StoryObj<typeof meta>

/** Offers email and phone, links to reset and sign-up, and Google. */
export const Blank: Story = {
  tags: ['req:LOGIN-01', 'req:LOGIN-02', 'req:LOGIN-04', 'req:LOGIN-05', 'played'],
  play: async ({ canvas, args }) => {
    const email = canvas.getByRole('textbox', { name: 'Email Address' })
    await expect(email).toHaveAttribute('autocomplete', 'username')
    await userEvent.click(canvas.getByText('Phone Number'))
    await expect(canvas.getByRole('textbox', { name: 'Phone Number' })).toHaveAttribute(
      'type',
      'tel',
    )
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Remember me' }))
    await expect(canvas.getByRole('checkbox', { name: 'Remember me' })).toBeChecked()
    await expect(canvas.getByRole('link', { name: 'Forgot Password' })).toHaveAttribute(
      'href',
      '/forgot-password',
    )
    await expect(canvas.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/sign-up')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with Google' }))
    await expect(args.onGoogle).toHaveBeenCalledOnce()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Filled: Story = {
  tags: ['played'],
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), ' ada@staylet.test ')
    await userEvent.type(canvas.getByLabelText(/^Password/), 'Staylet#2026{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith({
      method: 'email',
      identifier: 'ada@staylet.test',
      password: 'Staylet#2026',
      isRemembered: false,
    })
  },
}

/** The number is submitted in national format. */
export const ByPhone: Story = {
  tags: ['played'],
  args: { initial: { method: 'phone' } },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), '+234 801 234 5678')
    await userEvent.type(canvas.getByLabelText(/^Password/), 'Staylet#2026{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ method: 'phone', identifier: '08012345678' }),
    )
  },
}

/**
 * Missing values are reported for the chosen method, and the first invalid field gets the focus.
 */
export const Invalid: Story = {
  tags: ['req:LOGIN-07', 'req:LOGIN-08', 'req:LOGIN-09', 'played'],
  play: async ({ canvas, args }) => {
    const submit = canvas.getByRole('button', { name: 'Login' })
    await userEvent.click(canvas.getByText('Phone Number'))
    await userEvent.click(submit)
    await expect(canvas.getByText('Phone number is required')).toBeVisible()
    await userEvent.click(canvas.getByText('Email Address', { selector: 'span' }))
    await userEvent.click(submit)
    await expect(canvas.getByText('Email is required')).toBeVisible()
    await expect(canvas.getByText('Password is required')).toBeVisible()
    await expect(canvas.getByRole('textbox')).toHaveFocus()
    await userEvent.type(canvas.getByRole('textbox'), 'a@b')
    await expect(canvas.getByText('Please enter a valid email address')).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Submitting: Story = {
  args: { initial: { identifier: 'ada@staylet.test' }, isSubmitting: true },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('button', { name: 'Logging in...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    ),
}

/** A message that reports success is above the fields and is announced. */
export const Notice: Story = {
  args: { notice: loginCopy.joinMailed },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('status')).toHaveTextContent(loginCopy.joinMailed),
}

export const Refused: Story = {
  tags: ['req:LOGIN-13'],
  args: {
    initial: { identifier: 'ada@staylet.test' },
    error: 'Login failed. Please try again.',
  },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent('Login failed. Please try again.'),
}

/** The server does not accept the address. The field says so too, and has the focus. */
export const RefusedContact: Story = {
  args: {
    initial: { identifier: 'ada@staylet.test' },
    error: 'Some fields are invalid.',
    isContactInvalid: true,
  },
  play: async ({ canvas }) => {
    const email = canvas.getByRole('textbox', { name: 'Email Address' })
    await waitFor(() => expect(email).toBeInvalid())
    await expect(email).toHaveAccessibleDescription('Please enter a valid email address')
    await expect(email).toHaveFocus()
  },
}

/** A password manager has set the values without an event. They count when the form is sent. */
export const FilledSilently: Story = {
  tags: ['played'],
  play: async ({ canvas, args }) => {
    canvas.getByRole<HTMLInputElement>('textbox').value = '\u202Aada@staylet.test\u202C '
    canvas.getByLabelText<HTMLInputElement>(/^Password/).value = 'Staylet#2026'
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }))
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
    await expect(args.onSubmit).toHaveBeenCalledWith({
      method: 'email',
      identifier: 'ada@staylet.test',
      password: 'Staylet#2026',
      isRemembered: false,
    })
  },
}
