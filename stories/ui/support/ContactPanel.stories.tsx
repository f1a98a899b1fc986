import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { contactRows } from '@app/samples/support-samples'
import type { Advice } from '@stories/advice'
import { ContactPanel } from '@ui/support/ContactPanel'

const advice: Advice = {
  do: {
    why: 'The ways to reach the support, and how soon it replies.',
    show: () => <ContactPanel rows={contactRows} />,
  },
  dont: {
    why: "Under this title a host's number looks like the support's: HostCard.",
    show: () => (
      <ContactPanel
        rows={[
          { kind: 'phone', value: 'Ngozi Eze, 0803 123 4567' },
          { kind: 'location', value: 'Palm Court, Lekki' },
        ]}
      />
    ),
  },
}

const meta = {
  title: 'product/support/ContactPanel',
  id: 'ui-support-contactpanel',
  component: ContactPanel,
  parameters: { advice },
  args: { rows: contactRows },
} satisfies Meta<typeof ContactPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['req:SUP-04'],
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Response time24-48 hours')
    await expect(canvasElement).toHaveTextContent('Phone0800 000 0000')
    await expect(canvasElement).toHaveTextContent('Websitewww.staylet.example')
    await expect(canvasElement).toHaveTextContent('Location12 Example Close, Lagos, Nigeria')
  },
}

/** An address that is answered stands above the samples. */
export const RealAddress: Story = {
  args: { email: 'help@staylet.example' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', 'mailto:help@staylet.example')
    await expect(canvasElement).not.toHaveTextContent('Email')
  },
}

export const LongValues: Story = {
  args: { rows: contactRows.map((row) => ({ ...row, value: 'w'.repeat(90) })) },
}
