import type { FastifyReply, FastifyRequest } from 'fastify'
import Type from 'typebox'
import { paths } from '@domain/paths'
import { text } from '@domain/schemas/common-schema'
import type { Routes, ServerContext } from '@server/context'
import { LIMITED } from '@server/openapi/refusals'
import { readRateLimit } from '@server/plugins/rate-limits'
import { recordEvent } from '@server/security/record-event'
import { emailKey } from './account-key'
import { admitMail } from './admit-message'
import { countAttempt, placeBuckets } from './attempt-limits'
import { callerOf, openSession } from './caller'
import { sendDevice } from './device-cookie'
import { requestJoin, useJoinLink } from './join-requests'
import { recogniseByProvider } from './provider-accounts'
import { forgetSignIn, recallSignIn, rememberSignIn } from './sign-in-cookie'
import { type ProvedPerson, SignInRefused, signInProvider } from './sign-in-provider'

const CALLBACK = '/api/auth/google/callback'

/** Messages of openid-client may quote addresses and tokens. Its codes do not. */
const codesOf = (error: unknown) => {
  const { code, name, error: reason } = error as Record<string, unknown>
  return { code, name, reason }
}

const JoinQuerySchema = Type.Object({
  token: text('Token of the mailed link.', 'q1ZVeLr0W5yYQ2nY3c0xT7uB8kM4sD6f', { maxLength: 100 }),
})

/** Mails the owner of an account with a password a link that lets the person use it as well. */
async function beginJoin(
  context: ServerContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { userId, person }: { userId: string; person: ProvedPerson },
) {
  const { config, database, deliveries } = context
  const caller = await callerOf(context, request)
  const account = emailKey(person.email)
  const wait = await admitMail(database, 'join-account', account, caller)
  // The link that was mailed before still works.
  if (wait === undefined) return
  const device = await sendDevice(database, reply, caller.device, config.servesHttps)
  const { issuer, subject } = person
  await requestJoin(database, { userId, issuer, subject, device }, caller.now)
  await deliveries.queue({ kind: 'join-account', recipient: account, wait })
}

/** Routes that send the browser to Google and receive it again. */
export const googleRoutes: Routes = async (app, context) => {
  const { config, database, clock } = context
  const provider = config.signIn && signInProvider(config.signIn)
  const isSecure = config.servesHttps
  const response = {
    302: Type.Null({ description: 'Leads the browser to the provider, or back to the page.' }),
  }

  /** Sends the person back to the login page, which shows the same message for every failure. */
  const giveUp = (request: FastifyRequest, error: unknown) => {
    request.log.warn({ fault: codesOf(error) }, 'sign-in with Google failed')
    return paths.loginAfterGoogle
  }

  /** Opens a session and leads to the page with it. */
  const enter = async (request: FastifyRequest, reply: FastifyReply, userId: string) => {
    const token = await openSession(context, request, reply, { userId, isRemembered: false })
    return reply.redirect(paths.homeWithToken(token), 302)
  }

  app.get(
    '/auth/google',
    {
      config: { rateLimit: readRateLimit },
      schema: {
        operationId: 'startGoogleSignIn',
        summary: 'Start the sign-in with Google (redirect)',
        description:
          'For a browser, not for a program. Without settings for Google it leads to the login ' +
          'page.',
        response,
      },
    },
    async (request, reply) => {
      if (!provider) return reply.redirect(paths.loginAfterGoogle, 302)
      try {
        await countAttempt(database, placeBuckets('link', request.ip), clock())
        const { url, memory } = await provider.begin(config.publicUrl + CALLBACK)
        return await rememberSignIn(reply, memory, isSecure).redirect(url, 302)
      } catch (error) {
        return reply.redirect(giveUp(request, error), 302)
      }
    },
  )

  app.get(
    '/auth/google/callback',
    {
      config: { rateLimit: readRateLimit },
      schema: {
        operationId: 'finishGoogleSignIn',
        summary: 'Complete the sign-in with Google (redirect to the page)',
        description: 'The provider leads the browser here. Every failure leads to the login page.',
        response,
      },
    },
    async (request, reply) => {
      const memory = recallSignIn(request, isSecure)
      void forgetSignIn(reply, isSecure)
      if (!provider || !memory) return reply.redirect(paths.loginAfterGoogle, 302)
      try {
        await countAttempt(database, placeBuckets('link', request.ip), clock())
        const person = await provider.finish(new URL(config.publicUrl + request.url), memory)
        const { kind, userId } = await recogniseByProvider(database, person)
        await recordEvent(database, request.log, {
          event: 'provider sign-in',
          account: userId,
          detail: kind,
        })
        if (kind === 'other-person') throw new SignInRefused()
        if (kind === 'account') return await enter(request, reply, userId)
        await beginJoin(context, request, reply, { userId, person })
        return await reply.redirect(paths.loginToJoin, 302)
      } catch (error) {
        return reply.redirect(giveUp(request, error), 302)
      }
    },
  )

  app.get(
    '/auth/google/join',
    {
      schema: {
        operationId: 'joinGoogleAccount',
        summary: 'Join an account with Google by a mailed link (redirect to the page)',
        description: 'A mailed link leads here. It joins an account with a sign-in by Google.',
        refusals: { 429: LIMITED },
        querystring: JoinQuerySchema,
        response,
      },
    },
    async (request, reply) => {
      await countAttempt(database, placeBuckets('link', request.ip), clock())
      const { device, now } = await callerOf(context, request)
      const { token } = request.query
      const userId = device && (await useJoinLink(database, token, device, now))
      if (!userId) return reply.redirect(paths.loginAfterJoin, 302)
      const joined = { event: 'provider sign-in', account: userId, detail: 'joined' } as const
      await recordEvent(database, request.log, joined)
      return enter(request, reply, userId)
    },
  )
}
