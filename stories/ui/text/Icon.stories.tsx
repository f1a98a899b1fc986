import { mdiHeartOutline } from '@mdi/js'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon } from '@ui/text/Icon'

const meta = {
  title: 'ui/text/Icon',
  component: Icon,
  args: { path: mdiHeartOutline },
} satisfies Meta<typeof Icon>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Small: Story = { args: { size: 'small' } }
export const Large: Story = { args: { size: 'large' } }
