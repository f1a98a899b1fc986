import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { CodeEntry } from '@ui/auth/CodeEntry'
import { LinkRefused } from '@ui/auth/LinkRefused'
import { inFormWidth } from './in-form-width'

const advice: Advice = {
  do: {
    why: 'Nothing else helps, and the link in it requests another email.',
    show: () => <LinkRefused />,
  },
  dont: {
    why: 'The code below still works, but the alert sends the guest back to the beginning.',
    show: () => (
      <>
        <LinkRefused />
        <CodeEntry onSubmit={() => undefined} />
      </>
    ),
  },
}

const meta = {
  title: 'product/auth/LinkRefused',
  id: 'ui-auth-linkrefused',
  component: LinkRefused,
  parameters: { advice },
  args: {},
  decorators: [inFormWidth],
} satisfies Meta<typeof LinkRefused>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'This link was used before or has expired.',
    )
    await expect(canvas.getByRole('link', { name: 'Sign up again' })).toHaveAttribute(
      'href',
      '/sign-up',
    )
  },
}
