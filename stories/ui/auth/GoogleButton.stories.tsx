import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { GoogleButton } from '@ui/auth/GoogleButton'
import { inFormWidth } from './in-form-width'

const meta = {
  title: 'ui/auth/GoogleButton',
  component: GoogleButton,
  args: { onGoogle: fn() },
  decorators: [inFormWidth],
} satisfies Meta<typeof GoogleButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: 'Continue with Google' }),
    )
    await expect(args.onGoogle).toHaveBeenCalledOnce()
  },
}
