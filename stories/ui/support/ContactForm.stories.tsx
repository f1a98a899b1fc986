import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, within } from 'storybook/test'
import { ContactForm } from '@ui/support/ContactForm'

/**
 * No `Invalid`: nothing is checked, because nothing is sent. No `Submitting`: it goes nowhere. The
 * state after Submit is `Refused`: the form says that it is not connected.
 */
const meta = {
  title: 'ui/support/ContactForm',
  component: ContactForm,
} satisfies Meta<typeof ContactForm>

export default meta
type Story = StoryObj<typeof meta>

/** Every field, and six subjects of which one is chosen at a time. */
export const Blank: Story = {
  tags: ['req:SUP-05'],
  play: async ({ canvasElement }) => {
    const form = within(canvasElement)
    for (const label of ['First Name', 'Last Name', 'Email', 'Phone Number', 'Message']) {
      await expect(form.getByLabelText(label)).toBeVisible()
    }
    const radios = form.getAllByRole<HTMLInputElement>('radio')
    const names = [
      'Booking Issues, 1 of 6',
      'Technical Support, 2 of 6',
      'Technical Support, 3 of 6',
      'Billing Issues, 4 of 6',
      'Report, 5 of 6',
      'Others, 6 of 6',
    ]
    await expect(radios).toHaveLength(names.length)
    for (const name of names) {
      const radio = form.getByRole('radio', { name })
      await userEvent.click(radio)
      await expect(radio).toBeChecked()
      await expect(radios.filter(({ checked }) => checked)).toHaveLength(1)
    }
    await expect(form.getByRole('button', { name: 'Submit' })).toBeVisible()
  },
}

/** Nothing is sent, and nothing claims so; what was typed stays. */
export const Refused: Story = {
  tags: ['req:SUP-06'],
  beforeEach: () => {
    spyOn(window, 'fetch')
  },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement)
    await userEvent.type(form.getByLabelText('Message'), 'Where is my refund?')
    await userEvent.click(form.getByRole('button', { name: 'Submit' }))
    await expect(form.getByRole('status')).toHaveTextContent(
      'This form is not connected yet. Please call or email us.',
    )
    await expect(form.getByLabelText('Message')).toHaveValue('Where is my refund?')
    await expect(window.fetch).not.toHaveBeenCalled()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'mobile' } } }
