import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ShareButton } from '@ui/listing/ShareButton'

const meta = {
  title: 'ui/listing/ShareButton',
  component: ShareButton,
  args: { onShare: fn() },
} satisfies Meta<typeof ShareButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Share' }))
    await expect(args.onShare).toHaveBeenCalledOnce()
  },
}
