import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleHost } from '@app/samples/booking-details-samples'
import type { Advice } from '@stories/advice'
import { HostCard } from '@ui/booking/HostCard'

const advice: Advice = {
  do: {
    why: 'Name and contact are the samples, and the card says so.',
    show: () => <HostCard host={sampleHost} />,
  },
  dont: {
    why: 'A real host is marked as a sample, and nobody dares to call.',
    show: () => (
      <HostCard host={{ name: 'Ngozi Eze', phone: '0803 123 4567', email: 'ngozi@staylet.test' }} />
    ),
  },
}

const meta = {
  title: 'product/booking/HostCard',
  id: 'ui-booking-hostcard',
  component: HostCard,
  parameters: { advice },
  args: { host: sampleHost },
} satisfies Meta<typeof HostCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['req:BD-10'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Host' })).toBeVisible()
    await expect(canvas.getByText('Sample Host')).toBeVisible()
    await expect(canvas.getByText('host@staylet.example')).toBeVisible()
  },
}

export const LongName: Story = {
  args: { host: { ...sampleHost, name: 'Oluwadamilola Adebayo-Okonkwo '.repeat(4).trim() } },
}
