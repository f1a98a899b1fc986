import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon } from '@ui/text/Icon'
import { ICON_HEART } from '@ui/text/icons'

const meta = {
  title: 'ui/text/Icon',
  component: Icon,
  args: { path: ICON_HEART },
} satisfies Meta<typeof Icon>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Small: Story = { args: { size: 'small' } }
export const Filled: Story = { args: { isFilled: true } }
export const Large: Story = { args: { size: 'large' } }
