import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { CodeEntry } from '@ui/auth/CodeEntry'
import { inFormWidth } from './in-form-width'

const meta = {
  title: 'ui/auth/CodeEntry',
  component: CodeEntry,
  args: { onSubmit: fn() },
  decorators: [inFormWidth],
} satisfies Meta<typeof CodeEntry>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('textbox', { name: 'Digit 1 of 6' }))
    await userEvent.keyboard('048213')
    await expect(args.onSubmit).toHaveBeenCalledWith('048213')
  },
}
export const Submitting: Story = { args: { isSubmitting: true } }
export const Refused: Story = { args: { failure: { text: 'Invalid verification code' } } }
