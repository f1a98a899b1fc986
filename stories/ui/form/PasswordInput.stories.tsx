import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { PasswordInput } from '@ui/form/PasswordInput'

const advice: Advice = {
  do: {
    why: 'The browser can fill in a password that it knows.',
    show: () => <PasswordInput label="Password" autoComplete="current-password" />,
  },
  dont: {
    why: 'A code that is used once does not need to be hidden: CodeBoxes shows its digits.',
    show: () => <PasswordInput label="Code from the message" autoComplete="off" />,
  },
}

const meta = {
  title: 'ui/form/PasswordInput',
  component: PasswordInput,
  parameters: { advice },
  args: { label: 'Password', autoComplete: 'current-password' },
} satisfies Meta<typeof PasswordInput>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The password is hidden at first. The button shows it, announces its state and hides it again. */
export const Behaviour: Story = {
  tags: ['req:LOGIN-03', 'test-case'],
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password')
    const toggle = canvas.getByRole('button', { name: 'Show password' })
    await userEvent.type(input, 'Staylet#2026')
    await expect(input).toHaveAttribute('type', 'password')
    await expect(toggle).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(toggle)
    await expect(input).toHaveAttribute('type', 'text')
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(toggle)
    await expect(input).toHaveAttribute('type', 'password')
    await expect(input).toHaveValue('Staylet#2026')
  },
}
export const Filled: Story = { args: { defaultValue: 'Staylet#2026' } }
export const Invalid: Story = { args: { error: 'Password is required' } }
export const Disabled: Story = { args: { defaultValue: 'Staylet#2026', disabled: true } }
