import Box from '@mui/material/Box'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
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
/** However tall the form grows, the photo keeps its own height and stays below the header. */
export const LongForm: Story = {
  args: { children: <Box sx={{ height: '70rem', bgcolor: 'sunken', borderRadius: 1 }} /> },
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement).getByRole('region')
    await expect(getComputedStyle(panel).position).toBe('sticky')
    await expect(panel.offsetHeight).toBeLessThanOrEqual(704)
    await expect(panel.offsetHeight).toBeLessThan(window.innerHeight)
  },
}
export const OnTablets: Story = { globals: { viewport: { value: 'tablet' } } }
export const OnPhones: Story = { globals: { viewport: { value: 'mobile' } } }
