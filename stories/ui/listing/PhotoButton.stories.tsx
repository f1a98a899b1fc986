import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { PhotoButton } from '@ui/listing/PhotoButton'
import { ICON_CHEVRON_RIGHT, ICON_X } from '@ui/text/icons'

const meta = {
  title: 'ui/listing/PhotoButton',
  component: PhotoButton,
  args: { label: 'Next photo', icon: ICON_CHEVRON_RIGHT, onClick: fn() },
} satisfies Meta<typeof PhotoButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Next photo' })
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await userEvent.click(button)
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}
export const Close: Story = { args: { label: 'Close photos', icon: ICON_X } }
