import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { AuthLayout } from '@ui/auth/AuthLayout'
import { LoginForm } from '@ui/auth/LoginForm'

const meta = {
  title: 'ui/auth/AuthLayout',
  component: AuthLayout,
  args: { children: <LoginForm onSubmit={fn()} onGoogle={fn()} /> },
  argTypes: { children: { control: false } },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof AuthLayout>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const OnTablets: Story = { globals: { viewport: { value: 'tablet' } } }
export const OnPhones: Story = { globals: { viewport: { value: 'mobile' } } }
