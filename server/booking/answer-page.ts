import { answerCopy } from '@domain/copy/answer-copy'
import { hostMailCopy } from '@domain/copy/booking-mail-copy'
import { plainParagraphs } from '@domain/plain-text'
import { formatLagosTime } from '@domain/stay/lagos-time'
import { bookingFacts } from '@server/mail/booking-mails'
import { escapeMarkup } from '@server/page/page-head'
import { cardPage } from '@server/page/plain-page'
import type { Wish } from './answer-path'
import type { FullBooking } from './full-bookings'

/** Most characters of the text for the guest. */
export const ANSWER_LENGTH = 1_000

const lines = (text: string) => text.split('\n').map(escapeMarkup).join('\n')

const factsOf = (full: FullBooking) => {
  const message = plainParagraphs(full.booking.specialRequests ?? '')
  return `<dl>
${bookingFacts(full)
  .map(([label, value]) => `<dt>${escapeMarkup(label)}</dt><dd>${escapeMarkup(value)}</dd>`)
  .join('\n')}
</dl>${message && `\n<p>${escapeMarkup(hostMailCopy.message)}</p>\n<blockquote>${lines(message)}</blockquote>`}`
}

/** Renders a page that says one thing. */
export const noticePage = ({ heading, body }: { heading: string; body: string }) =>
  cardPage(heading, `<h1>${escapeMarkup(heading)}</h1>\n<p>${escapeMarkup(body)}</p>`)

/** Renders the booking with a form that only its POST carries out. The form's address is the page's. */
export function askPage(full: FullBooking, wish: Wish) {
  const { heading, note, button, instead } = answerCopy[wish]
  const hasClash = wish === 'confirm' && full.clashes.length > 0
  const other: Wish = wish === 'confirm' ? 'decline' : 'confirm'
  return cardPage(
    answerCopy.title(full.booking.listing.name),
    `<h1>${heading}</h1>${hasClash ? `\n<p><strong>${answerCopy.clash}</strong></p>` : ''}
${factsOf(full)}
<form method="post">${hasClash ? '\n<input type="hidden" name="anyway" value="on">' : ''}
<label for="text">${answerCopy.text}</label>
<textarea id="text" name="text" rows="4" maxlength="${ANSWER_LENGTH}"></textarea>
<p>${note}</p>
<button class="button main" name="do" value="${wish}">${button}</button>
</form>
<a class="button" href="?do=${other}">${instead}</a>`,
  )
}

/** Renders what this answer has made of the booking. */
export const donePage = (full: FullBooking, status: 'Confirmed' | 'Cancelled') => {
  const { heading, body } = answerCopy.done[status]
  return cardPage(heading, `<h1>${heading}</h1>\n<p>${body}</p>\n${factsOf(full)}`)
}

/** Returns what a booking has become, in one sentence. */
function becameOf({ booking, decidedBy, decidedAt }: FullBooking) {
  const { before } = answerCopy
  const at = decidedAt && formatLagosTime(decidedAt.toISOString())
  if (booking.status === 'Completed') return before.completed
  if (booking.status === 'Pending') return before.past
  if (booking.status === 'Confirmed') {
    if (!at) return before.confirmed
    return decidedBy === 'host' ? before.confirmedByHost(at) : before.confirmedByOperator(at)
  }
  if (booking.cancelReason === 'guest') return before.cancelledByGuest
  if (booking.cancelReason === 'unconfirmed') return before.released
  if (!at) return before.cancelled
  return decidedBy === 'host' ? before.declinedByHost(at) : before.declinedByOperator(at)
}

/** Renders a booking that no longer waits for an answer. */
export const decidedPage = (full: FullBooking) =>
  cardPage(
    answerCopy.beforeHeading,
    `<h1>${answerCopy.beforeHeading}</h1>
<p>${escapeMarkup(becameOf(full))} ${answerCopy.beforeNote}</p>
${factsOf(full)}`,
  )
