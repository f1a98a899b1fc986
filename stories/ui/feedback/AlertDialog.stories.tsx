import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { bookingToastCopy } from '@domain/copy/booking-toast-copy'
import { reasonCopy } from '@domain/copy/reason-copy'
import type { Advice } from '@stories/advice'
import { AlertDialog } from '@ui/feedback/AlertDialog'

const advice: Advice = {
  do: {
    why: 'It says what failed, why, and where there is help. The guest has to know before going on.',
    show: () => (
      <AlertDialog
        open
        title="Booking Failed"
        text="These nights were just taken."
        reason="Choose other nights, and nothing is charged."
        link={{ label: 'Change dates', href: '#dates' }}
        onClose={() => undefined}
      />
    ),
  },
  dont: {
    why: 'Good news may wait, but the dialog stops the guest until OK: use a toast.',
    show: () => (
      <AlertDialog
        open
        title="Saved"
        text="Palm Court is in your saved listings."
        onClose={() => undefined}
      />
    ),
  },
}

const meta = {
  title: 'ui/feedback/AlertDialog',
  component: AlertDialog,
  parameters: { advice, docs: { story: { inline: false, height: '320px' } } },
  args: { open: true, ...bookingToastCopy.bookingFailed, onClose: fn() },
} satisfies Meta<typeof AlertDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/**
 * The dialog is named by its title, described by its text and focuses OK. Escape also confirms it.
 */
export const Behaviour: Story = {
  tags: ['test-case'],
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Booking Failed' })
    await expect(dialog).toHaveAccessibleDescription('Failed to create booking. Please try again.')
    const ok = screen.getByRole('button', { name: 'OK' })
    await expect(ok).toHaveFocus()
    await userEvent.click(ok)
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledTimes(2)
  },
}

/** A second line says why, beneath the text, and is part of the description. */
export const WithReason: Story = {
  args: { reason: reasonCopy.datesTaken },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Booking Failed' })
    await expect(dialog).toHaveAccessibleDescription(
      'Failed to create booking. Please try again. These nights have just been taken.',
    )
  },
}

/** A link leads to the page that helps; OK keeps the focus. */
export const WithLink: Story = {
  args: {
    title: bookingToastCopy.bookingUncertain.title,
    text: bookingToastCopy.bookingUncertain.text,
    link: { label: bookingToastCopy.bookingUncertain.lead, href: '/my-bookings' },
  },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Please check your bookings' })
    await expect(dialog).toHaveAccessibleDescription(/may have been made/)
    const link = screen.getByRole('link', { name: 'My Bookings' })
    await expect(link).toHaveAttribute('href', '/my-bookings')
    await expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus()
  },
}

export const Mobile: Story = { globals: { viewport: { value: 'mobile' } } }
export const LongText: Story = {
  args: {
    title: 'The booking could not be created because another guest was faster',
    text: 'These nights have just been booked. Choose other nights, or look at a home nearby. Nothing was paid.',
  },
}
