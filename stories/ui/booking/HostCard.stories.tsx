import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { sampleHost } from '@app/samples/booking-details-samples'
import { HostCard } from '@ui/booking/HostCard'

const meta = {
  title: 'ui/booking/HostCard',
  component: HostCard,
  args: { host: sampleHost },
} satisfies Meta<typeof HostCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['req:BD-10'],
  play: async ({ canvasElement }) => {
    const host = within(canvasElement)
    await expect(host.getByRole('heading', { name: 'Host' })).toBeVisible()
    await expect(host.getByText('Sample Host')).toBeVisible()
    await expect(host.getByText('host@staylet.example')).toBeVisible()
  },
}

export const LongName: Story = {
  args: { host: { ...sampleHost, name: 'Oluwadamilola Adebayo-Okonkwo '.repeat(4).trim() } },
}
