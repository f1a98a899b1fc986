import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ResetDone } from '@ui/auth/ResetDone'
import { inFormWidth } from './in-form-width'

const meta = {
  title: 'ui/auth/ResetDone',
  component: ResetDone,
  args: {},
  decorators: [inFormWidth],
} satisfies Meta<typeof ResetDone>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['req:RESET-13'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveFocus()
    await expect(within(canvasElement).getByRole('link', { name: 'Login' })).toHaveAttribute(
      'href',
      '/login',
    )
  },
}
