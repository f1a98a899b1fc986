import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { LoginLink } from '@ui/auth/LoginLink'
import { inFormWidth } from './in-form-width'

const meta = {
  title: 'ui/auth/LoginLink',
  component: LoginLink,
  args: {},
  decorators: [inFormWidth],
} satisfies Meta<typeof LoginLink>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['req:SIGNUP-05'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Login' })).toHaveAttribute(
      'href',
      '/login',
    )
  },
}
