import type { FastifyReply } from 'fastify'
import Type from 'typebox'
import { hostMay } from '@domain/booking/host-decisions'
import { answerCopy } from '@domain/copy/answer-copy'
import { hostMailCopy } from '@domain/copy/booking-mail-copy'
import { formatNaira } from '@domain/money'
import { plainParagraphs } from '@domain/plain-text'
import { formatLagosTime } from '@domain/stay/lagos-time'
import { todayInLagos } from '@domain/stay/stay-date'
import type { Routes } from '@server/context'
import { HttpError } from '@server/http-error'
import { bookingFacts } from '@server/mail/booking-mails'
import { escapeMarkup } from '@server/page/page-head'
import { cardPage, sendPlain } from '@server/page/plain-page'
import { answerRateLimit } from '@server/plugins/rate-limits'
import { readAnswerLink } from './answer-links'
import { ANSWER_PATH, type Wish } from './answer-path'
import { decideBooking } from './change-status'
import { findFullBooking, type FullBooking } from './full-bookings'

/** Most characters of the text for the guest. */
const ANSWER_LENGTH = 1_000

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
const noticePage = ({ heading, body }: { heading: string; body: string }) =>
  cardPage(heading, `<h1>${escapeMarkup(heading)}</h1>\n<p>${escapeMarkup(body)}</p>`)

/** Renders the booking with a form that only its POST carries out. The form's address is the page's. */
function askPage(full: FullBooking, wish: Wish) {
  const { heading, note, button, instead } = answerCopy[wish]
  const hasClash = wish === 'confirm' && full.clashes.length > 0
  const other: Wish = wish === 'confirm' ? 'decline' : 'confirm'
  const { paid = 0 } = full.booking
  const refund = wish === 'decline' && paid > 0 ? ` ${answerCopy.paid(formatNaira(paid))}` : ''
  return cardPage(
    answerCopy.title(full.booking.listing.name),
    `<h1>${heading}</h1>${hasClash ? `\n<p><strong>${answerCopy.clash}</strong></p>` : ''}
${factsOf(full)}
<form method="post">${hasClash ? '\n<input type="hidden" name="anyway" value="on">' : ''}
<label for="text">${answerCopy.text}</label>
<textarea id="text" name="text" rows="4" maxlength="${ANSWER_LENGTH}"></textarea>
<p>${note}${escapeMarkup(refund)}</p>
<button class="button main" name="do" value="${wish}">${button}</button>
</form>
<a class="button" href="?do=${other}">${instead}</a>`,
  )
}

/** Renders what this answer has made of the booking. */
const donePage = (full: FullBooking, status: 'Confirmed' | 'Cancelled') => {
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
const decidedPage = (full: FullBooking) =>
  cardPage(
    answerCopy.beforeHeading,
    `<h1>${answerCopy.beforeHeading}</h1>
<p>${escapeMarkup(becameOf(full))} ${answerCopy.beforeNote}</p>
${factsOf(full)}`,
  )

const params = Type.Object({ token: Type.String({ maxLength: 200 }) })
const wish = Type.Union([Type.Literal('confirm'), Type.Literal('decline')])
/** Of the longest text, in which a letter such as ẹ takes nine bytes, and of what is beside it. */
const FORM_BYTES = 9 * ANSWER_LENGTH + 1_000
const statuses = { confirm: 'Confirmed', decline: 'Cancelled' } as const

/**
 * Page on which a host or the operator answers a booking by the link of a mail, without a login and
 * without scripts (R-177). Reading it changes nothing, so that programs that look through mails do not
 * answer for anybody.
 */
export const answerRoutes: Routes = async (app, { database, clock, deliveries }) => {
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_BYTES },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body))),
  )

  /** Returns the booking of a link, or sends the reason why the link is of no use. */
  const open = async (reply: FastifyReply, token: string) => {
    const link = await readAnswerLink(database, token, clock())
    if (link === 'forged') return void sendPlain(reply, 404, noticePage(answerCopy.forged))
    if (link === 'expired') return void sendPlain(reply, 410, noticePage(answerCopy.expired))
    const full = await findFullBooking(database, link.bookingId)
    if (!full) return void sendPlain(reply, 410, noticePage(answerCopy.gone))
    if (link.hostId !== undefined && full.host?.id !== link.hostId) {
      return void sendPlain(reply, 410, noticePage(answerCopy.moved))
    }
    return { full, hostId: link.hostId }
  }

  const config = { rateLimit: answerRateLimit, isPage: true }
  app.get(
    `${ANSWER_PATH}/:token`,
    {
      config,
      schema: { hide: true, params, querystring: Type.Object({ do: Type.Optional(wish) }) },
    },
    async (request, reply) => {
      const opened = await open(reply, request.params.token)
      if (!opened) return reply
      const { full } = opened
      const { status } = full.booking
      const isOpen =
        status === 'Pending' && hostMay('Confirmed', status, full, todayInLagos(clock()))
      if (!isOpen) return sendPlain(reply, 200, decidedPage(full))
      return sendPlain(reply, 200, askPage(full, request.query.do ?? 'confirm'))
    },
  )

  app.post(
    `${ANSWER_PATH}/:token`,
    {
      config,
      schema: {
        hide: true,
        params,
        body: Type.Object({
          do: wish,
          // A browser sends each line break as two characters.
          text: Type.Optional(Type.String({ maxLength: 2 * ANSWER_LENGTH })),
          // From a page that has named the clash.
          anyway: Type.Optional(Type.Literal('on')),
        }),
      },
    },
    async (request, reply) => {
      const opened = await open(reply, request.params.token)
      if (!opened) return reply
      const { full, hostId } = opened
      // A link answers a booking that waits, and cannot cancel one that was confirmed.
      if (full.booking.status !== 'Pending') return sendPlain(reply, 409, decidedPage(full))
      const status = statuses[request.body.do]
      try {
        const decided = await decideBooking(database, {
          id: full.booking._id,
          from: 'Pending',
          status,
          answer: request.body.text?.replaceAll('\r\n', '\n').slice(0, ANSWER_LENGTH),
          hostId,
          anyway: request.body.anyway !== undefined,
          now: clock(),
        })
        if (!decided.isDecided) return sendPlain(reply, 409, decidedPage(decided))
        deliveries.wake()
        return sendPlain(reply, 200, donePage(decided, status))
      } catch (error) {
        if (!(error instanceof HttpError)) throw error
        // Meanwhile another site has sold the nights.
        const now = await findFullBooking(database, full.booking._id)
        if (error.statusCode === 409 && now) return sendPlain(reply, 409, askPage(now, 'confirm'))
        // The listing got another host while the form was being sent.
        if (error.statusCode !== 403) throw error
        return sendPlain(reply, 410, noticePage(answerCopy.moved))
      }
    },
  )
}
