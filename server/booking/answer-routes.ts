import type { FastifyReply } from 'fastify'
import Type from 'typebox'
import { hostMay } from '@domain/booking/host-decisions'
import { answerCopy } from '@domain/copy/answer-copy'
import { todayInLagos } from '@domain/stay/stay-date'
import type { Routes } from '@server/context'
import { HttpError } from '@server/http-error'
import { sendPlain } from '@server/page/plain-page'
import { answerRateLimit } from '@server/plugins/rate-limits'
import { readAnswerLink } from './answer-links'
import { ANSWER_LENGTH, askPage, decidedPage, donePage, noticePage } from './answer-page'
import { ANSWER_PATH } from './answer-path'
import { decideBooking } from './change-status'
import { findFullBooking } from './full-bookings'

const params = Type.Object({ token: Type.String({ maxLength: 200 }) })
const wish = Type.Union([Type.Literal('confirm'), Type.Literal('decline')])
/** Of the longest text, in which a letter such as ẹ takes nine bytes, and of what is beside it. */
const FORM_BYTES = 9 * ANSWER_LENGTH + 1_000
const statuses = { confirm: 'Confirmed', decline: 'Cancelled' } as const

/**
 * Page on which a host or the operator answers a booking by the link of a mail, without a login and
 * without scripts. Reading it changes nothing, so that programs that look through mails do not
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
