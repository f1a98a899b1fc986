import type { Meta, StoryObj } from '@storybook/react-vite'
import { Logo } from '@ui/layout/Logo'

const meta = { title: 'ui/layout/Logo', component: Logo } satisfies Meta<typeof Logo>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const MarkOnly: Story = { args: { markOnly: true } }
