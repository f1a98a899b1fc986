import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { LinkRefused } from '@ui/auth/LinkRefused'
import { inFormWidth } from './in-form-width'

const meta = {
  title: 'ui/auth/LinkRefused',
  component: LinkRefused,
  args: {},
  decorators: [inFormWidth],
} satisfies Meta<typeof LinkRefused>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      'This link was used before or has expired.',
    )
    await expect(
      within(canvasElement).getByRole('link', { name: 'Sign up again' }),
    ).toHaveAttribute('href', '/sign-up')
  },
}
