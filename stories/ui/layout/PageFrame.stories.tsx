import type { Meta, StoryObj } from '@storybook/react-vite'
import { PageFrame } from '@ui/layout/PageFrame'

const meta = {
  title: 'ui/layout/PageFrame',
  component: PageFrame,
  parameters: { layout: 'fullscreen' },
  args: { children: 'Everything between header and footer.', sx: { bgcolor: 'sunken' } },
} satisfies Meta<typeof PageFrame>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const BelowABar: Story = { args: { space: 'bar' } }
export const NoSpace: Story = { args: { space: 'none' } }
