import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { PasswordHint } from '@ui/form/PasswordHint'
import { PasswordInput } from '@ui/form/PasswordInput'

const advice: Advice = {
  do: {
    why: 'Below a new password that is long enough it says how strong it is.',
    show: () => (
      <>
        <PasswordInput
          label="New password"
          autoComplete="new-password"
          defaultValue="Ikoyi-Bridge-72"
        />
        <PasswordHint password="Ikoyi-Bridge-72" />
      </>
    ),
  },
  dont: {
    why: 'Beside an error it reads as a rule, but it only advises: PasswordChecklist shows the rules.',
    show: () => (
      <>
        <PasswordInput
          label="New password"
          autoComplete="new-password"
          defaultValue="password1234"
          error="This password is refused"
        />
        <PasswordHint password="password1234" />
      </>
    ),
  },
}

const meta = {
  title: 'ui/form/PasswordHint',
  component: PasswordHint,
  parameters: { advice },
  args: { password: '', username: 'ada@staylet.test' },
} satisfies Meta<typeof PasswordHint>

export default meta
type Story = StoryObj<typeof meta>

/** No hint shows before the password is long enough. */
export const Default: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toBeEmptyDOMElement(),
}

/** A password around the account's own address. */
export const Obvious: Story = {
  args: { password: 'Ada#1990-12' },
  play: async ({ canvas }) => expect(canvas.getByText(/^Easy to guess/)).toBeVisible(),
}

export const Short: Story = {
  args: { password: 'Lagoon#2027' },
  play: async ({ canvas }) => expect(canvas.getByText(/^Longer is stronger/)).toBeVisible(),
}

export const Long: Story = {
  args: { password: 'Quiet#Garden-2031' },
  play: async ({ canvas }) => expect(canvas.getByText('A good length')).toBeVisible(),
}
