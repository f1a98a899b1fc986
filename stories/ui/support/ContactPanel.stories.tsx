import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { contactRows } from '@app/samples/support-samples'
import { ContactPanel } from '@ui/support/ContactPanel'

const meta = {
  title: 'ui/support/ContactPanel',
  component: ContactPanel,
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

export const LongValues: Story = {
  args: { rows: contactRows.map((row) => ({ ...row, value: 'w'.repeat(90) })) },
}
