import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { VisuallyHidden } from '@ui/text/VisuallyHidden'

const meta = {
  title: 'ui/text/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Heard, not seen' },
} satisfies Meta<typeof VisuallyHidden>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const words = within(canvasElement).getByText('Heard, not seen')
    await expect(words.getBoundingClientRect().width).toBeLessThan(2)
  },
}
