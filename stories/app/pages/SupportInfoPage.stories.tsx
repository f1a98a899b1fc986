import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { SupportInfoPage } from '@app/pages/SupportInfoPage'
import { PAGE_META } from '@domain/page-data'
import { expectAddress } from '@stories/app/expect-address'
import { withMeta } from '@stories/app/page-meta'

const meta = {
  title: 'app/pages/SupportInfoPage',
  component: SupportInfoPage,
  parameters: { layout: 'fullscreen', route: '/support-info', api: {} },
} satisfies Meta<typeof SupportInfoPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Behaviour: Story = {
  tags: ['req:SUP-07', 'test-case'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Is this helpful?')).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Back to support' }))
    await expectAddress(/^\/support$/)
  },
}

/** Where guests pay at a provider, the article says how. */
export const HowToPay: Story = {
  parameters: { route: '/support-info?topic=payments' },
  beforeEach: withMeta([PAGE_META.payments, 'on'], [PAGE_META.support, 'help@staylet.example']),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('choose Make Payment')
    await expect(canvasElement).toHaveTextContent('write to help@staylet.example')
    await expect(canvasElement).not.toHaveTextContent('placeholder')
  },
}

export const Phone: Story = { globals: { viewport: { value: 'mobile' } } }
