import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { CancellationPolicy } from '@ui/booking/CancellationPolicy'
import { StatusBadge } from '@ui/booking/StatusBadge'
import { SubmitButton } from '@ui/form/SubmitButton'

const advice: Advice = {
  do: {
    why: 'The booking exists, and its details have the policy in full.',
    show: () => (
      <>
        <StatusBadge status="Confirmed" />
        <CancellationPolicy />
      </>
    ),
  },
  dont: {
    why: 'Before booking, a guest looks for the last day, which only CancellationNotice names.',
    show: () => (
      <>
        <CancellationPolicy />
        <SubmitButton>Confirm Booking & Pay</SubmitButton>
      </>
    ),
  },
}

const meta = {
  title: 'product/booking/CancellationPolicy',
  id: 'ui-booking-cancellationpolicy',
  component: CancellationPolicy,
  parameters: { advice },
} satisfies Meta<typeof CancellationPolicy>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['req:BD-11', 'req:CONST-05'],
  play: async ({ canvasElement }) => {
    const policy = within(canvasElement).getByRole('region', { name: 'Cancellation Policy' })
    await expect(policy).toHaveTextContent(
      'Once payment is made and confirmed the booking is final, with no cancellations or refunds.',
    )
  },
}

/** A paid booking is final, and the policy says whom to write to. */
export const Paid: Story = {
  args: { paid: { isFinal: true, supportEmail: 'help@staylet.example' } },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: /write to help@staylet.example/ })
    await expect(link).toHaveAttribute('href', 'mailto:help@staylet.example')
  },
}
export const PaidWithoutAddress: Story = { args: { paid: { isFinal: true } } }

/** Something has arrived, but the booking is not confirmed, or part of the price is still due. */
export const NotFinalYet: Story = {
  args: { paid: { isFinal: false, supportEmail: 'help@staylet.example' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/received money.*cannot be cancelled here/)
    await expect(canvasElement).not.toHaveTextContent('so this booking is final')
  },
}

/** No page cancels a booking, so the policy leads to who does. */
export const CanBeCancelled: Story = {
  args: { supportHref: '/support' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: /^To cancel, contact support/ })
    await expect(link).toHaveAttribute('href', '/support')
  },
}
