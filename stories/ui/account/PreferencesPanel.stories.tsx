import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { DEFAULT_PREFERENCES } from '@domain/account/preferences'
import type { Advice } from '@stories/advice'
import { PreferencesPanel } from '@ui/account/PreferencesPanel'

const advice: Advice = {
  do: {
    why: 'Changes are collected, and Save keeps them all.',
    show: () => (
      <PreferencesPanel
        value={DEFAULT_PREFERENCES}
        onChange={() => undefined}
        onSave={() => undefined}
      />
    ),
  },
  dont: {
    why: 'It promises to act at once, but nothing is kept until Save.',
    show: () => (
      <>
        <p>Your changes apply at once.</p>
        <PreferencesPanel
          value={DEFAULT_PREFERENCES}
          onChange={() => undefined}
          onSave={() => undefined}
        />
      </>
    ),
  },
}

const meta = {
  title: 'product/account/PreferencesPanel',
  id: 'ui-account-preferencespanel',
  component: PreferencesPanel,
  parameters: { advice },
  args: { value: DEFAULT_PREFERENCES, onChange: fn(), onSave: fn() },
} satisfies Meta<typeof PreferencesPanel>

export default meta
type Story = StoryObj<typeof meta>

const wordsOf = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

export const Default: Story = {}

export const Behaviour: Story = {
  tags: ['req:PROF-06', 'req:PROF-07', 'test-case'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(4)
    const language = canvas.getByLabelText('Language')
    const currency = canvas.getByLabelText('Currency')
    await expect(wordsOf(language)).toEqual(['English(UK)', 'French', 'Spanish', 'German'])
    await expect(wordsOf(currency)).toEqual(['USD', 'NGN', 'EUR', 'GBP', 'JPY'])
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Reviews' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...DEFAULT_PREFERENCES,
      notifications: { ...DEFAULT_PREFERENCES.notifications, reviews: false },
    })
    await userEvent.selectOptions(language, 'French')
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...DEFAULT_PREFERENCES,
      language: 'French',
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
}

export const NothingTold: Story = {
  args: {
    value: {
      notifications: { bookings: false, payments: false, reviews: false, messages: false },
      language: 'German',
      currency: 'JPY',
    },
  },
}
