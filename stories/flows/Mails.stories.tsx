import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef, useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import type { OwnBooking } from '@domain/schemas/booking-schema'
import { accountMails } from '@server/mail/account-mails'
import { bookingMail, bookingWords, type BookingWords } from '@server/mail/booking-mails'
import type { Mail } from '@server/mail/mail'
import { makeBooking } from '@tests/fixtures/make-booking'

const PUBLIC_URL = 'https://staylet.example'
const TO = 'ada@staylet.test'
const TOKEN = 'mJ4xT0bW7kQ2nV9sL5yR8pC1dF6gH3aZeUoIiKtBxNw'
const mails = accountMails(PUBLIC_URL)

/** Shows a mail as a mail program does, in a document of its own that is as high as its content. */
function MailFrame({ subject, html }: Mail) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(0)
  const fit = () => setHeight(frame.current?.contentDocument?.body.scrollHeight ?? 0)
  useEffect(() => {
    window.addEventListener('resize', fit)
    return () => window.removeEventListener('resize', fit)
  }, [])
  return (
    <iframe
      ref={frame}
      title={subject}
      srcDoc={html}
      // Neither scripts nor forms, as in a mail program.
      sandbox="allow-same-origin"
      onLoad={fit}
      style={{ display: 'block', border: 0, width: '100%', height }}
    />
  )
}

/** Every mail that Staylet sends. A mail follows the reader's own colour scheme, not the toolbar's. */
const meta = {
  title: 'flows/Mails',
  component: MailFrame,
  parameters: { layout: 'fullscreen' },
  play: async ({ canvasElement }) => {
    const frame = canvasElement.querySelector('iframe')
    const heading = () => frame?.contentDocument?.querySelector('h1')
    await waitFor(() => expect(heading()).toHaveTextContent(/\w/))
    await waitFor(() => expect(frame?.clientHeight).toBeGreaterThan(300))
  },
} satisfies Meta<typeof MailFrame>

export default meta
type Story = StoryObj<typeof meta>

export const Verify: Story = { args: mails.verify(TO, TOKEN, 'c0000000-0001', '482917') }
export const AccountExists: Story = { args: mails.existing(TO) }
export const ResetPassword: Story = { args: mails.reset(TO, TO, TOKEN, '482917') }
export const NewDevice: Story = { args: mails.newDevice(TO, '7 January 2026 at 10:00') }
export const JoinAccount: Story = { args: mails.join(TO, TOKEN) }
export const PasswordChanged: Story = { args: mails.changed(TO) }

const booking = makeBooking() as OwnBooking
const guest = { firstName: 'Ada', lastName: 'Okonkwo', email: TO, phone: '+2348031234567' }

const about = (words: BookingWords, changes: Partial<OwnBooking> = {}): Story => ({
  args: bookingMail(
    TO,
    `${PUBLIC_URL}/booking/${booking._id}`,
    words({ ...booking, ...changes }, guest),
  ),
})

export const BookingReceived: Story = about(bookingWords.received, {
  heldUntil: '2026-01-08T09:00:00.000Z',
})
export const BookingRequested: Story = about(bookingWords.request)
export const BookingConfirmed: Story = about(bookingWords.confirmed)
/** The guest saw another total than the server computed. */
export const PriceDiffers: Story = about(bookingWords.confirmed, {
  priceDiffers: true,
  seenTotal: 60_000,
})
export const BookingCancelled: Story = about(bookingWords.cancelled)
export const BookingCancelledByGuest: Story = about(bookingWords.cancelled, {
  cancelReason: 'guest',
  status: 'Cancelled',
})
export const BookingWithdrawn: Story = about(bookingWords.withdrawn)
export const BookingReleased: Story = about(bookingWords.released)
