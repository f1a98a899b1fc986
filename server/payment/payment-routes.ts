import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply } from 'fastify'
import Type from 'typebox'
import { paths } from '@domain/paths'
import { isPaymentMethod } from '@domain/payment-methods'
import type { ServerContext } from '@server/context'
import { HttpError, notFound } from '@server/http-error'
import { sendPlain } from '@server/page/plain-page'
import { noticeRateLimit, paymentRateLimit } from '@server/plugins/rate-limits'
import { requireStraight } from '@server/plugins/require-straight'
import { DEMO_CHECKOUT_PATH } from './demo-provider'
import { isLinkKey, payPathOf } from './payment-links'
import { demoCheckoutPage, finishedPage, refusalPages } from './payment-pages'
import { PaymentProviderFault } from './payment-provider'
import type { Payments } from './payments'
import { findPayment } from './record-payment'

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
      config: { rateLimit: paymentRateLimit, isPage: true },
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
            pressed: Type.Union([
              Type.Literal('pay'),
              Type.Literal('half'),
              Type.Literal('decline'),
              Type.Literal('leave'),
            ]),
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
