import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { SupportInfoPage } from '@app/pages/SupportInfoPage'
import { expectAddress } from '@stories/app/expect-address'

const meta = {
  title: 'app/pages/SupportInfoPage',
  component: SupportInfoPage,
  parameters: { layout: 'fullscreen', route: '/support-info', api: {} },
} satisfies Meta<typeof SupportInfoPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Behaviour: Story = {
  ...Default,
  tags: ['req:SUP-07', 'test-case'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByText('Is this helpful?')).toBeVisible()
    await userEvent.click(page.getByRole('link', { name: 'Back to support' }))
    await expectAddress(/^\/support$/)
  },
}

export const Phone: Story = { globals: { viewport: { value: 'mobile' } } }
