import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
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
  ...Default,
  tags: ['test-case'],
  play: async ({ canvasElement }) => {
    const row = within(canvasElement)
    await userEvent.click(row.getByText('Remember me'))
    await expect(row.getByRole('checkbox')).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(row.getByRole('checkbox')).not.toBeChecked()
  },
}
export const Checked: Story = { args: { defaultChecked: true } }
export const LongLabel: Story = {
  args: {
    label: 'Remember how I log in on this telephone, but never my password or anything else',
  },
}
