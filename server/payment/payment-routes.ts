import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply } from 'fastify'
import Type from 'typebox'
import { payableNow, refundDue } from '@domain/booking/paid'
import { CURRENCY } from '@domain/constants'
import { paymentMailCopy } from '@domain/copy/payment-mail-copy'
import { paymentPageCopy as copy } from '@domain/copy/payment-page-copy'
import { formatKobo, formatNaira } from '@domain/money'
import { paths } from '@domain/paths'
import { isPaymentMethod } from '@domain/payment-methods'
import type { OwnBooking } from '@domain/schemas/booking-schema'
import type { ServerContext } from '@server/context'
import { HttpError, notFound } from '@server/http-error'
import { escapeMarkup } from '@server/page/page-head'
import { cardPage, sendPlain } from '@server/page/plain-page'
import { noticeRateLimit, paymentRateLimit, paymentReturnLimit } from '@server/plugins/rate-limits'
import { requireStraight } from '@server/plugins/require-straight'
import { DEMO_CHECKOUT_PATH } from './demo-provider'
import { isLinkKey, payPathOf } from './payment-links'
import { PaymentProviderFault } from './payment-provider'
import type { Payments } from './payments'
import { findPayment, type Payment } from './record-payment'

interface Content {
  title: string
  text: string
  more?: readonly string[]
  links: readonly { label: string; href: string }[]
}

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
const refusalPages = {
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
function finishedPage({ payment, booking, isChecked, payPath }: Finished) {
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
      text: copy.paid.text(formatKobo(received_kobo), booking.listing.name),
      more: [
        ...(booking.status === 'Confirmed' ? [paymentMailCopy.received.confirmed.guest] : []),
        ...(booking.status === 'Pending' && due === 0
          ? [paymentMailCopy.received.pending.guest]
          : []),
        ...(due > 0 ? [copy.paid.rest(formatNaira(due))] : []),
        ...(refund > 0 ? [copy.paid.refund(formatNaira(refund))] : []),
      ],
      links: [see, ...again],
    })
  }
  if (status === 'returned') {
    const { title, text, otherCurrency } = copy.returned
    const amount = formatKobo(returned_kobo)
    return render({
      title,
      text: returned_kobo > 0 ? text(amount, booking.listing.name) : otherCurrency,
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
function demoCheckoutPage(payment: Payment) {
  const action = `${DEMO_CHECKOUT_PATH}/${payment.reference}`
  const press = (what: string, label: string, kind = '') =>
    `<form method="post" action="${action}/${what}"><button class="button ${kind}">${escapeMarkup(label)}</button></form>`
  return cardPage(
    'Demo checkout',
    `<h1>${escapeMarkup(formatKobo(payment.asked_kobo))}</h1>
<p>${CURRENCY}, ${escapeMarkup(payment.channel ?? 'card')}. No money moves here: choose what the payment service would answer.</p>
${press('pay', `Pay ${formatKobo(payment.asked_kobo)}`, 'main')}
${press('half', 'Pay half of it')}
${press('decline', 'Decline the card')}
${press('leave', 'Give up')}`,
    'Demo checkout',
  )
}

const PayParams = Type.Object({
  id: Type.String({ format: 'uuid' }),
  key: Type.String({ maxLength: 100 }),
})
const PayQuery = Type.Object({ by: Type.Optional(Type.String({ maxLength: 20 })) })
const ReferenceSchema = Type.String({ pattern: '^stay-[0-9a-f]{32}$' })
const ReturnQuery = Type.Object({ reference: Type.Optional(Type.String({ maxLength: 100 })) })

const refuse = (reply: FastifyReply, why: keyof typeof refusalPages) =>
  sendPlain(reply, refusalPages[why].status, refusalPages[why].page)

/** Routes for the browser, which lead to the provider's checkout and back, and for its notices. */
export const paymentRoutes: FastifyPluginAsyncTypebox<
  Pick<ServerContext, 'database'> & { payments: Payments | undefined }
> = async (app, context) => {
  const { database, payments } = context
  if (!payments) return
  const { provider } = payments
  const schema = { hide: true }

  app.get(
    '/api/payment/pay/:id/:key',
    {
      config: { rateLimit: paymentRateLimit, isPage: true },
      schema: { ...schema, params: PayParams, querystring: PayQuery },
    },
    async (request, reply) => {
      const { id, key } = request.params
      if (!(await isLinkKey(database, id, key))) return refuse(reply, 'unknown')
      const { by } = request.query
      try {
        const begun = await payments.begin(id, isPaymentMethod(by) ? by : 'link')
        if (typeof begun === 'string') return await refuse(reply, begun)
        return await reply.header('cache-control', 'no-store').redirect(begun.href, 303)
      } catch (error) {
        if (!(error instanceof PaymentProviderFault)) throw error
        request.log.error({ fault: { message: error.message } }, 'no payment could begin')
        return refuse(reply, 'away')
      }
    },
  )

  app.get(
    '/api/payment/return',
    {
      config: { rateLimit: paymentReturnLimit, isPage: true },
      schema: { ...schema, querystring: ReturnQuery },
    },
    async (request, reply) => {
      const finished = await payments.finish(request.query.reference ?? '')
      if (!finished) return refuse(reply, 'unknown')
      const payPath = await payPathOf(database, finished.booking._id)
      return sendPlain(reply, 200, finishedPage({ ...finished, payPath }))
    },
  )

  await app.register(async (notices) => {
    // The signature is of the bytes, so they are read here and nowhere before.
    notices.removeContentTypeParser('application/json')
    notices.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer' },
      (_request, body, done) => done(null, body),
    )
    notices.post(
      '/api/payment/webhook',
      { config: { rateLimit: noticeRateLimit }, schema },
      async (request, reply) => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const notice = provider.readNotice(body, request.headers)
        if (notice === 'forged') {
          throw new HttpError(401, 'unauthenticated', 'This notice is not signed.')
        }
        if (notice) await payments.receive(notice, body)
        return reply.code(200).send()
      },
    )
  })

  if (provider.name !== 'demo') return
  const addDemo: FastifyPluginAsyncTypebox = async (demo) => {
    demo.addHook('onRequest', requireStraight)
    demo.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, _body, done) => done(null, undefined),
    )
    const params = Type.Object({ reference: ReferenceSchema })
    const find = async (reference: string) => {
      const payment = await findPayment(database, reference)
      if (payment?.provider !== 'demo') throw notFound('The payment was')
      return payment
    }
    demo.get(
      `${DEMO_CHECKOUT_PATH}/:reference`,
      { schema: { ...schema, params } },
      async (request, reply) => {
        // Without a referrer its forms would come from nowhere, and not from this machine.
        void reply.header('referrer-policy', 'same-origin')
        return sendPlain(reply, 200, demoCheckoutPage(await find(request.params.reference)))
      },
    )
    demo.post(
      `${DEMO_CHECKOUT_PATH}/:reference/:pressed`,
      {
        schema: {
          ...schema,
          params: Type.Object({
            reference: ReferenceSchema,
            pressed: Type.Enum(['pay', 'half', 'decline', 'leave']),
          }),
        },
      },
      async (request, reply) => {
        const { reference, pressed } = request.params
        const { asked_kobo } = await find(reference)
        const answer = (
          {
            pay: { status: 'success', amount_kobo: asked_kobo },
            half: { status: 'success', amount_kobo: Math.ceil(asked_kobo / 2) },
            decline: { status: 'failed', amount_kobo: 0 },
            leave: { status: 'abandoned', amount_kobo: 0 },
          } as const
        )[pressed]
        await database
          .insertInto('demo_checkouts')
          .values({ reference, ...answer })
          .onConflict((conflict) =>
            conflict
              .column('reference')
              .doUpdateSet(answer)
              // What was paid once stays paid, as it does at a provider.
              .where('demo_checkouts.status', '<>', 'success'),
          )
          .execute()
        return reply.redirect(paths.paymentReturn(reference), 303)
      },
    )
  }
  await app.register(addDemo)
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Undefined where no provider takes payments. */
    payments: Payments | undefined
  }
}
