import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { CodeForm } from '@ui/auth/CodeForm'
import { inFormWidth } from './in-form-width'
import { counting, ready } from './resend-args'

const advice: Advice = {
  do: {
    why: 'The heading says where the code is, and the buttons help if it does not arrive.',
    show: () => (
      <CodeForm
        heading={{ step: 3, title: 'Enter your code', intro: 'We texted a code to 08031234567.' }}
        resend={ready}
        changeLabel="Use another number"
        onSubmit={() => undefined}
        onChange={() => undefined}
      />
    ),
  },
  dont: {
    why: 'The email has a link too, about which the form says nothing: CheckEmail explains both.',
    show: () => (
      <CodeForm
        heading={{
          step: 3,
          title: 'Check your email',
          intro: 'Follow the link to ada@staylet.test.',
        }}
        resend={ready}
        changeLabel="Use another address"
        onSubmit={() => undefined}
        onChange={() => undefined}
      />
    ),
  },
}

const meta = {
  title: 'product/auth/CodeForm',
  id: 'ui-auth-codeform',
  component: CodeForm,
  parameters: { advice },
  args: {
    heading: {
      step: 3,
      title: 'Enter your code',
      intro: 'We texted a 6-digit code to 08012345678.',
    },
    resend: counting,
    changeLabel: 'Use another number',
    onSubmit: fn(),
    onChange: fn(),
  },
  decorators: [inFormWidth],
} satisfies Meta<typeof CodeForm>

export default meta
type Story = StoryObj<typeof meta>

/** The first box has the focus, and the sixth digit submits the code. */
export const Blank: Story = {
  tags: ['req:SIGNUP-01', 'req:SIGNUP-03', 'req:OTP-01', 'played'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('STEP 03/04')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Digit 1 of 6' })).toHaveFocus()
    await userEvent.keyboard('048213')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(args.onSubmit).toHaveBeenCalledWith('048213')
    await userEvent.click(canvas.getByRole('button', { name: 'Use another number' }))
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}

export const Invalid: Story = {
  tags: ['played'],
  play: async ({ canvas, args }) => {
    await userEvent.keyboard('0482')
    await userEvent.click(canvas.getByRole('button', { name: 'Verify code' }))
    await expect(canvas.getByText('Enter all 6 digits')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Digit 5 of 6' })).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Submitting: Story = {
  args: { isSubmitting: true },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('button', { name: 'Verifying...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    ),
}

/** The digits stay, ready to be overwritten. */
export const Refused: Story = {
  tags: ['played'],
  args: { failure: { text: 'Invalid verification code' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Invalid verification code')
    await expect(canvas.getByRole('textbox', { name: 'Digit 1 of 6' })).toHaveFocus()
  },
}

export const CanResend: Story = {
  tags: ['played'],
  args: { resend: ready },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Resend code' }))
    await expect(args.resend.onResend).toHaveBeenCalledOnce()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
