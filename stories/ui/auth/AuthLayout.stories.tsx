import Box from '@mui/material/Box'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { AuthLayout } from '@ui/auth/AuthLayout'
import { LoginForm } from '@ui/auth/LoginForm'
import { SectionCard } from '@ui/layout/SectionCard'

const advice: Advice = {
  do: {
    why: 'The slides tell a visitor what the form is good for.',
    show: () => (
      <AuthLayout>
        <LoginForm onSubmit={() => undefined} onGoogle={() => undefined} />
      </AuthLayout>
    ),
  },
  dont: {
    why: 'A guest who is logged in needs no invitation, and the cards lose half the page: CardColumns.',
    show: () => (
      <AuthLayout>
        <SectionCard title="Profile">Your name and how hosts reach you.</SectionCard>
        <SectionCard title="Password">Changed in January.</SectionCard>
      </AuthLayout>
    ),
  },
}

const meta = {
  title: 'product/auth/AuthLayout',
  id: 'ui-auth-authlayout',
  component: AuthLayout,
  parameters: { advice },
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
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('region')
    await expect(getComputedStyle(panel).position).toBe('sticky')
    await expect(panel.offsetHeight).toBeLessThanOrEqual(704)
    await expect(panel.offsetHeight).toBeLessThan(window.innerHeight)
  },
}
export const OnTablets: Story = { globals: { viewport: { value: 'tablet' } } }
export const OnPhones: Story = { globals: { viewport: { value: 'mobile' } } }
