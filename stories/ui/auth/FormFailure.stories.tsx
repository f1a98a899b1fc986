import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { reasonCopy } from '@domain/copy/reason-copy'
import { FormFailure } from '@ui/auth/FormFailure'
import { inFormWidth } from './in-form-width'

const meta = {
  title: 'ui/auth/FormFailure',
  component: FormFailure,
  args: { failure: { text: 'Server error' } },
  decorators: [inFormWidth],
} satisfies Meta<typeof FormFailure>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(/^Server error$/)
  },
}

/** The specification's message stays, followed by advice. */
export const Offline: Story = {
  args: { failure: { text: 'An error occurred during sign-up', reason: reasonCopy.offlineForm } },
  play: async ({ canvasElement }) => {
    const alert = within(canvasElement).getByRole('alert')
    await expect(alert).toHaveTextContent('An error occurred during sign-up')
    await expect(alert).toHaveTextContent('Check your connection and try again.')
  },
}

export const Nothing: Story = {
  args: { failure: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('alert')).toBeNull()
  },
}
