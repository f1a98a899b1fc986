import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { PasswordChecklist } from '@ui/form/PasswordChecklist'
import { PasswordInput } from '@ui/form/PasswordInput'

const advice: Advice = {
  do: {
    why: 'It shows below a new password which rules are still open.',
    show: () => (
      <>
        <PasswordInput label="New password" autoComplete="new-password" defaultValue="Lagos" />
        <PasswordChecklist policy="registration" password="Lagos" />
      </>
    ),
  },
  dont: {
    why: "A password that exists need not follow today's rules: at login they only confuse.",
    show: () => (
      <>
        <PasswordInput label="Password" autoComplete="current-password" />
        <PasswordChecklist policy="registration" password="" />
      </>
    ),
  },
}

const meta = {
  title: 'ui/form/PasswordChecklist',
  component: PasswordChecklist,
  parameters: { advice },
  args: { policy: 'registration', password: '' },
} satisfies Meta<typeof PasswordChecklist>

export default meta
type Story = StoryObj<typeof meta>

const metRules = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
    .filter((text) => text.endsWith(', met'))
    .map((text) => text.replace(', met', ''))

/** Nothing is announced before the guest types. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5)
    await expect(metRules(canvasElement)).toEqual([])
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

/** A question mark is not among the symbols that registration accepts. */
export const PartlyMet: Story = {
  tags: ['req:ONB-04'],
  args: { password: 'Staylet?2026' },
  play: async ({ canvas, canvasElement }) => {
    await expect(metRules(canvasElement)).toEqual([
      'At least 8 characters',
      'An uppercase letter',
      'A lowercase letter',
      'A digit',
    ])
    await expect(canvas.getByRole('status')).toHaveTextContent('4 of 5 password rules met')
  },
}

export const Met: Story = { args: { password: 'Staylet#2026' } }

/** The reset rules do not require lower case and accept any symbol. */
export const ResetRules: Story = {
  tags: ['req:RESET-10'],
  args: { policy: 'reset', password: 'STAYLET?2026' },
  play: async ({ canvasElement }) =>
    expect(metRules(canvasElement)).toEqual([
      'At least 8 characters',
      'An uppercase letter',
      'A digit',
      'A symbol',
    ]),
}

export const ChangeRules: Story = { args: { policy: 'change', password: 'staylet' } }
