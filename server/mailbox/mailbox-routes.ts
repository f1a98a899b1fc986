import Type from 'typebox'
import type { Routes } from '@server/context'
import { notFound } from '@server/http-error'
import { sendPlain } from '@server/page/plain-page'
import { mailboxPolicy, mailPolicy } from '@server/plugins/content-security-policy'
import { requireStraight } from '@server/plugins/require-straight'
import { MAILBOX_PATH, toMailboxMessage } from './mailbox-message'
import { mailboxPage, messagePage } from './mailbox-page'
import { findInMailbox, listMailbox } from './mailbox-repository'

const IdParams = Type.Object({ id: Type.String({ pattern: '^[1-9][0-9]{0,14}$' }) })
const AttachmentParams = Type.Object({
  ...IdParams.properties,
  place: Type.Integer({ minimum: 0, maximum: 99 }),
})
const ListQuery = Type.Object({ to: Type.Optional(Type.String({ maxLength: 254 })) })

/** Shows developers the messages that this server would have sent. */
export const mailboxRoutes: Routes = async (app, { database }) => {
  const schema = { hide: true }
  app.addHook('onRequest', requireStraight)

  const find = async (id: string) => {
    const row = await findInMailbox(database, Number(id))
    if (!row) throw notFound('The message was')
    return toMailboxMessage(row)
  }

  app.get(MAILBOX_PATH, { schema }, async (_request, reply) => {
    const messages = (await listMailbox(database)).map(toMailboxMessage)
    return sendPlain(reply, 200, mailboxPage(messages), mailboxPolicy)
  })

  app.get(
    `${MAILBOX_PATH}/messages`,
    { schema: { ...schema, querystring: ListQuery } },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store')
      return (await listMailbox(database, request.query.to)).map(toMailboxMessage)
    },
  )

  app.get(
    `${MAILBOX_PATH}/:id`,
    { schema: { ...schema, params: IdParams } },
    async (request, reply) => {
      const message = await find(request.params.id)
      return sendPlain(reply, 200, messagePage(message), mailboxPolicy)
    },
  )

  app.get(
    `${MAILBOX_PATH}/:id/attachments/:place`,
    { schema: { ...schema, params: AttachmentParams } },
    async (request, reply) => {
      const row = await findInMailbox(database, Number(request.params.id))
      const file = row?.attachments[request.params.place]
      if (!file) throw notFound('The file was')
      return reply
        .header('content-disposition', `attachment; filename="${file.filename}"`)
        .header('cache-control', 'no-store')
        .type(file.contentType)
        .send(file.content)
    },
  )

  app.get(
    `${MAILBOX_PATH}/:id/html`,
    { schema: { ...schema, params: IdParams } },
    async (request, reply) => {
      const { html = '' } = await find(request.params.id)
      return (
        reply
          .header('content-security-policy', mailPolicy)
          .header('x-frame-options', 'SAMEORIGIN')
          .header('cache-control', 'no-store')
          .type('text/html; charset=utf-8')
          // Links leave the frame, whose policy would block our pages.
          .send(html.replace('<head>', '<head><base target="_top">'))
      )
    },
  )
}
