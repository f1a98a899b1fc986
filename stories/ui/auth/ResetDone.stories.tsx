import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { ResetDone } from '@ui/auth/ResetDone'
import { SectionCard } from '@ui/layout/SectionCard'
import { inFormWidth } from './in-form-width'

const advice: Advice = {
  do: { why: 'The old page is over, and the only way on is the login.', show: () => <ResetDone /> },
  dont: {
    why: 'The page stays after a save, so that a toast is enough.',
    show: () => (
      <SectionCard title="Preferences">
        <ResetDone />
      </SectionCard>
    ),
  },
}

const meta = {
  title: 'product/auth/ResetDone',
  id: 'ui-auth-resetdone',
  component: ResetDone,
  parameters: { advice },
  args: {},
  decorators: [inFormWidth],
} satisfies Meta<typeof ResetDone>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['req:RESET-13'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
    await expect(canvas.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
  },
}
