import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { NotFoundPage } from '@app/pages/NotFoundPage'
import { expectAddress } from '@stories/app/expect-address'

const meta = {
  title: 'app/pages/NotFoundPage',
  component: NotFoundPage,
  parameters: { layout: 'fullscreen', route: '/no-such-page' },
} satisfies Meta<typeof NotFoundPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Shows the message and a link to the home page. */
export const Behaviour: Story = {
  tags: ['req:ROUTE-09', 'req:ROUTE-10', 'test-case'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found')
    await expect(
      canvas.getByText("The page you are looking for doesn't exist or has been moved."),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Go Back Home' }))
    await expectAddress(/^\/$/)
  },
}
