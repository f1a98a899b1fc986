import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { CheckboxRow } from '@ui/form/CheckboxRow'

const advice: Advice = {
  do: {
    why: 'The text says what a tick means.',
    show: () => <CheckboxRow label="Email me about my bookings" />,
  },
  dont: {
    why: 'A question leaves open what a tick answers.',
    show: () => <CheckboxRow label="No emails?" />,
  },
}

const meta = {
  title: 'ui/form/CheckboxRow',
  component: CheckboxRow,
  parameters: { advice },
  args: { label: 'Remember me' },
} satisfies Meta<typeof CheckboxRow>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The label is part of the click target, and the space bar works too. */
export const Behaviour: Story = {
  tags: ['test-case'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Remember me'))
    await expect(canvas.getByRole('checkbox')).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox')).not.toBeChecked()
  },
}
export const Checked: Story = { args: { defaultChecked: true } }
export const LongLabel: Story = {
  args: {
    label: 'Remember how I log in on this telephone, but never my password or anything else',
  },
}
