import Button from '@mui/material/Button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { AuthHeading } from '@ui/auth/AuthHeading'
import { CodeEntry } from '@ui/auth/CodeEntry'
import { inFormWidth } from './in-form-width'

const advice: Advice = {
  do: {
    why: 'Below a text that says where the code was sent.',
    show: () => (
      <>
        <p>You can also enter the code from the email.</p>
        <CodeEntry onSubmit={() => undefined} />
      </>
    ),
  },
  dont: {
    why: 'A step built by hand sends again without a countdown: CodeForm has the heading and the wait.',
    show: () => (
      <>
        <AuthHeading step={3} title="Enter your code" />
        <CodeEntry onSubmit={() => undefined} />
        <Button fullWidth>Resend code</Button>
      </>
    ),
  },
}

const meta = {
  title: 'product/auth/CodeEntry',
  id: 'ui-auth-codeentry',
  component: CodeEntry,
  parameters: { advice },
  args: { onSubmit: fn() },
  decorators: [inFormWidth],
} satisfies Meta<typeof CodeEntry>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Submitting: Story = { args: { isSubmitting: true } }
export const Refused: Story = { args: { failure: { text: 'Invalid verification code' } } }

/** The code was filled in without an event. The button sends it. */
export const FilledSilently: Story = {
  tags: ['played'],
  play: async ({ canvas, args }) => {
    canvas.getByLabelText<HTMLInputElement>('Digit 1 of 6').value = '123456'
    await userEvent.click(canvas.getByRole('button', { name: 'Verify code' }))
    await expect(args.onSubmit).toHaveBeenCalledWith('123456')
  },
}
