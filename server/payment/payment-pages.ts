import { payableNow, refundDue } from '@domain/booking/paid'
import { CURRENCY } from '@domain/constants'
import { paymentMailCopy } from '@domain/copy/payment-mail-copy'
import { paymentPageCopy as copy } from '@domain/copy/payment-page-copy'
import { formatNaira, toNaira } from '@domain/money'
import { paths } from '@domain/paths'
import type { OwnBooking } from '@domain/schemas/booking-schema'
import { escapeMarkup } from '@server/page/page-head'
import { cardPage } from '@server/page/plain-page'
import { DEMO_CHECKOUT_PATH } from './demo-provider'
import type { Payment } from './record-payment'

interface Content {
  title: string
  text: string
  more?: readonly string[]
  links: readonly { label: string; href: string }[]
}

const naira = (kobo: number) => formatNaira(toNaira(kobo))

const link = ({ label, href }: Content['links'][number], place: number) =>
  `<a class="button ${place === 0 ? 'main' : ''}" href="${escapeMarkup(href)}">${escapeMarkup(label)}</a>`

const render = ({ title, text, more = [], links }: Content) =>
  cardPage(
    title,
    `<h1>${escapeMarkup(title)}</h1>
${[text, ...more].map((each) => `<p>${escapeMarkup(each)}</p>`).join('\n')}
${links.map(link).join('\n')}`,
  )

const myBookings = { label: copy.toBookings, href: paths.myBookings }

/** Pages for a payment link that leads to no checkout, with their status. */
export const refusalPages = {
  'nothing due': { status: 200, page: render({ ...copy.nothingDue, links: [myBookings] }) },
  'too many attempts': { status: 429, page: render({ ...copy.tooMany, links: [myBookings] }) },
  away: { status: 503, page: render({ ...copy.away, links: [myBookings] }) },
  unknown: { status: 404, page: render({ ...copy.unknown, links: [myBookings] }) },
} as const

interface Finished {
  payment: Payment
  booking: OwnBooking
  /** Whether the provider has just answered. */
  isChecked: boolean
  /** Link to pay what is still due. */
  payPath: string
}

/** Page that a guest sees who comes back from the checkout. It names the home and sums alone. */
export function finishedPage({ payment, booking, isChecked, payPath }: Finished) {
  const see = { label: copy.toBooking, href: paths.booking(booking._id) }
  const { status, received_kobo, returned_kobo } = payment
  const due = payableNow(booking)
  const again = due > 0 ? [{ label: copy.again(formatNaira(due)), href: payPath }] : []
  if (status === 'other currency') {
    const title = copy.paid.title
    return render({ title, text: copy.paid.otherCurrency, links: [see] })
  }
  if (status === 'paid' && received_kobo > returned_kobo) {
    const refund = refundDue(booking)
    return render({
      title: copy.paid.title,
      text: copy.paid.text(naira(received_kobo), booking.listing.name),
      more: [
        ...(booking.status === 'Confirmed' ? [paymentMailCopy.received.confirmed.guest] : []),
        ...(due > 0 ? [copy.paid.rest(formatNaira(due))] : []),
        ...(refund > 0 ? [copy.paid.refund(formatNaira(refund))] : []),
      ],
      links: [see, ...again],
    })
  }
  const isOver = payment.provider_status === 'failed' || payment.provider_status === 'abandoned'
  if (isChecked && (isOver || status !== 'open')) {
    return render({
      title: copy.unpaid.title,
      text: copy.unpaid.text(booking.listing.name),
      links: [...again, see],
    })
  }
  const { title, text } = copy.waiting
  return render({ title, text: text(booking.listing.name), links: [see] })
}

/** The demo's checkout, for developers alone. */
export function demoCheckoutPage(payment: Payment) {
  const action = `${DEMO_CHECKOUT_PATH}/${payment.reference}`
  const press = (what: string, label: string, kind = '') =>
    `<form method="post" action="${action}/${what}"><button class="button ${kind}">${escapeMarkup(label)}</button></form>`
  return cardPage(
    'Demo checkout',
    `<h1>${escapeMarkup(naira(payment.asked_kobo))}</h1>
<p>${CURRENCY}, ${escapeMarkup(payment.channel ?? 'card')}. No money moves here: choose what the payment service would answer.</p>
${press('pay', `Pay ${naira(payment.asked_kobo)}`, 'main')}
${press('half', 'Pay half of it')}
${press('decline', 'Decline the card')}
${press('leave', 'Give up')}`,
    'Demo checkout',
  )
}
