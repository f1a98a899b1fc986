import { dark, light, type SchemeColours } from '@domain/brand-colours'
import { answerCopy } from '@domain/copy/answer-copy'
import { hostMailCopy } from '@domain/copy/booking-mail-copy'
import { brandCopy } from '@domain/copy/brand-copy'
import { plainParagraphs } from '@domain/plain-text'
import { formatLagosTime } from '@domain/stay/lagos-time'
import { bookingFacts } from '@server/mail/booking-mails'
import { escapeMarkup } from '@server/page/page-head'
import { plainDocument } from '@server/page/plain-page'
import type { Wish } from './answer-path'
import type { FullBooking } from './full-bookings'

/** Most characters of the text for the guest. */
export const ANSWER_LENGTH = 1_000

/** Written out, because browsers of old phones know no variables. */
const coloured = ({
  ground,
  surface,
  ink,
  ink2,
  line,
  action,
  actionFill,
  onActionFill,
}: SchemeColours) => `
  body { background: ${ground}; color: ${ink} }
  main { background: ${surface}; border-color: ${line} }
  p, dt, label { color: ${ink2} }
  a, .brand { color: ${action} }
  textarea { background: ${ground}; color: ${ink}; border-color: ${ink2} }
  blockquote { border-color: ${line}; color: ${ink} }
  button { background: ${actionFill}; color: ${onActionFill} }`

export const ANSWER_STYLE = `
  * { box-sizing: border-box }
  body { margin: 0; padding: 24px 16px; font: 16px/1.5 'Helvetica Neue', Helvetica, Arial, sans-serif }
  main, .brand { display: block; max-width: 520px; margin: 0 auto }
  main { padding: 24px 20px; border: 1px solid; border-radius: 16px; overflow-wrap: break-word; word-wrap: break-word }
  .brand { padding: 0 4px 12px; font-size: 22px; font-weight: 700 }
  h1 { margin: 0 0 12px; font-size: 24px; line-height: 1.25 }
  p { margin: 0 0 16px }
  dl { margin: 0 0 16px }
  dt { font-size: 14px }
  dd { margin: 0 0 8px }
  blockquote { margin: 0 0 16px; padding: 4px 0 4px 14px; border-left: 3px solid; white-space: pre-line }
  label { display: block; margin: 0 0 6px }
  textarea { display: block; width: 100%; min-height: 96px; margin: 0 0 16px; padding: 10px 12px; border: 1px solid; border-radius: 10px; font: inherit }
  button { display: block; width: 100%; min-height: 48px; margin: 0 0 8px; padding: 12px; border: 0; border-radius: 12px; font: inherit; font-weight: 600 }
  a { display: inline-block; padding: 12px 0 }
  a:focus, textarea:focus, button:focus { outline: 2px solid ${light.action}; outline-offset: 2px }${coloured(light)}
  @media (prefers-color-scheme: dark) {${coloured(dark)}
  }`

const page = (title: string, body: string) =>
  plainDocument({
    title,
    style: ANSWER_STYLE,
    body: `<div class="brand">${brandCopy.name}</div>\n<main>\n${body}\n</main>`,
  })

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
  page(heading, `<h1>${escapeMarkup(heading)}</h1>\n<p>${escapeMarkup(body)}</p>`)

/** Renders the booking with a form that only its POST carries out. The form's address is the page's. */
export function askPage(full: FullBooking, wish: Wish) {
  const { heading, note, button, instead } = answerCopy[wish]
  const other: Wish = wish === 'confirm' ? 'decline' : 'confirm'
  return page(
    answerCopy.title(full.booking.listing.name),
    `<h1>${heading}</h1>
${factsOf(full)}
<form method="post">
<label for="text">${answerCopy.text}</label>
<textarea id="text" name="text" rows="4" maxlength="${ANSWER_LENGTH}"></textarea>
<p>${note}</p>
<button name="do" value="${wish}">${button}</button>
</form>
<a href="?do=${other}">${instead}</a>`,
  )
}

/** Renders what this answer has made of the booking. */
export const donePage = (full: FullBooking, status: 'Confirmed' | 'Cancelled') => {
  const { heading, body } = answerCopy.done[status]
  return page(heading, `<h1>${heading}</h1>\n<p>${body}</p>\n${factsOf(full)}`)
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
  page(
    answerCopy.beforeHeading,
    `<h1>${answerCopy.beforeHeading}</h1>
<p>${escapeMarkup(becameOf(full))} ${answerCopy.beforeNote}</p>
${factsOf(full)}`,
  )
