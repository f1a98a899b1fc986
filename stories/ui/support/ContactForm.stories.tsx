import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { InlineAlert } from '@ui/feedback/InlineAlert'
import { ContactForm } from '@ui/support/ContactForm'

const advice: Advice = {
  do: {
    why: 'On the support page it is beside a phone number that works.',
    show: () => <ContactForm />,
  },
  dont: {
    why: 'It sends nothing, and a guest at the gate waits in vain: give the phone number.',
    show: () => (
      <>
        <InlineAlert severity="warning">You cannot get in? Write to us at once.</InlineAlert>
        <ContactForm />
      </>
    ),
  },
}

/**
 * No `Invalid`: nothing is validated, because nothing is sent. No `Submitting`: the form sends no
 * request. `Refused` is the state after Submit, which states that the form is not connected.
 */
const meta = {
  title: 'product/support/ContactForm',
  id: 'ui-support-contactform',
  component: ContactForm,
  parameters: { advice },
} satisfies Meta<typeof ContactForm>

export default meta
type Story = StoryObj<typeof meta>

/** Shows every field and six subjects, of which one can be chosen. */
export const Blank: Story = {
  tags: ['req:SUP-05', 'played'],
  play: async ({ canvas }) => {
    for (const label of ['First Name', 'Last Name', 'Email', 'Phone Number', 'Message']) {
      await expect(canvas.getByLabelText(label)).toBeVisible()
    }
    const radios = canvas.getAllByRole<HTMLInputElement>('radio')
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
      const radio = canvas.getByRole('radio', { name })
      await userEvent.click(radio)
      await expect(radio).toBeChecked()
      await expect(radios.filter(({ checked }) => checked)).toHaveLength(1)
    }
    await expect(canvas.getByRole('button', { name: 'Submit' })).toBeVisible()
  },
}

/** Nothing is sent or claimed to be sent, and everything typed stays. */
export const Refused: Story = {
  tags: ['req:SUP-06', 'played'],
  beforeEach: () => {
    spyOn(window, 'fetch')
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Message'), 'Where is my refund?')
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'This form is not connected yet. Please call or email us.',
    )
    await expect(canvas.getByLabelText('Message')).toHaveValue('Where is my refund?')
    await expect(window.fetch).not.toHaveBeenCalled()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'mobile' } } }
