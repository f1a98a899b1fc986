import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { ContactField } from '@ui/auth/ContactField'
import { SectionCard } from '@ui/layout/SectionCard'
import { inFormWidth } from './in-form-width'

const advice: Advice = {
  do: {
    why: 'The method sets label, keyboard and autofill of the contact that logs in.',
    show: () => <ContactField method="phone" />,
  },
  dont: {
    why: "A neighbour's number logs nobody in, but the browser offers the guest's own: TextInput.",
    show: () => (
      <SectionCard title="In an emergency">
        <ContactField method="phone" hint="Somebody whom we may call" />
      </SectionCard>
    ),
  },
}

const meta = {
  title: 'product/auth/ContactField',
  id: 'ui-auth-contactfield',
  component: ContactField,
  parameters: { advice },
  args: { method: 'email' },
  decorators: [inFormWidth],
} satisfies Meta<typeof ContactField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Email Address' })
    await expect(field).toHaveAttribute('type', 'email')
    await expect(field).toHaveAttribute('autocomplete', 'email')
  },
}
export const Phone: Story = {
  args: { method: 'phone', hint: '11 digits, such as 08012345678' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Phone Number' })
    await expect(field).toHaveAttribute('inputmode', 'tel')
    await expect(field).toHaveAttribute('autocomplete', 'tel')
  },
}
export const Invalid: Story = { args: { error: 'Please enter a valid email address' } }
