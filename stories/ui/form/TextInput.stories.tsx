import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { TextInput } from '@ui/form/TextInput'

const advice: Advice = {
  do: {
    why: 'The label stays visible, and the hint says what is expected.',
    show: () => <TextInput label="Phone number" hint="Eleven digits, such as 0801 234 5678" />,
  },
  dont: {
    why: 'A placeholder vanishes with the first letter and is not a label.',
    show: () => <TextInput label="" aria-label="Phone number" placeholder="Phone number" />,
  },
}

const meta = {
  title: 'ui/form/TextInput',
  component: TextInput,
  parameters: { advice },
  args: { label: 'Email Address', name: 'email' },
} satisfies Meta<typeof TextInput>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Filled: Story = { args: { defaultValue: 'ada@staylet.test' } }
/** The mark is visual only. Screen readers announce "required". */
export const Required: Story = {
  args: { required: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: /Email Address/ })
    await expect(input).toBeRequired()
  },
}
export const WithHint: Story = {
  args: { hint: 'We send your receipt here.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await expect(input).toHaveAccessibleDescription('We send your receipt here.')
  },
}
/** The error replaces the hint and describes the input. */
export const Invalid: Story = {
  args: {
    defaultValue: 'ada@staylet',
    hint: 'We send your receipt here.',
    error: 'Please enter a valid email address',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await expect(input).toHaveAccessibleDescription('Please enter a valid email address')
    await expect(input).toBeInvalid()
  },
}
export const Disabled: Story = { args: { disabled: true, defaultValue: 'ada@staylet.test' } }
export const LongLabel: Story = {
  args: {
    label: 'The address to which we send your receipt and the name of the guard at the gate',
    error: 'Please enter a valid email address, with an at sign and a dot in what comes after it',
  },
}
