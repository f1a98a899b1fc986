import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import { paths } from '@domain/paths'
import type { Routes } from '@server/context'
import { recordEvent } from '@server/security/record-event'
import { emailKey } from './account-key'
import { countAttempt, placeBuckets } from './attempt-limits'
import { openSession } from './caller'
import { forgetSignIn, recallSignIn, rememberSignIn } from './sign-in-cookie'
import { signInProvider } from './sign-in-provider'
import { findOrInsertByEmail } from './user-repository'

const CALLBACK = '/api/auth/google/callback'

/** Messages of openid-client may quote addresses and tokens. Its codes do not. */
const codesOf = (error: unknown) => {
  const { code, name, error: reason } = error as Record<string, unknown>
  return { code, name, reason }
}

/** Routes that send the browser to Google and receive it again. */
export const googleRoutes: Routes = async (app, context) => {
  const { config, database, clock } = context
  const provider = config.signIn && signInProvider(config.signIn)
  const isSecure = config.publicUrl.startsWith('https:')
  const tags = ['auth']
  const response = { 302: Type.Null({ description: 'Redirects the browser' }) }

  /** Sends the person back to the login page, which shows the same message for every failure. */
  const giveUp = (request: FastifyRequest, error: unknown) => {
    request.log.warn({ fault: codesOf(error) }, 'sign-in with Google failed')
    return paths.loginAfterGoogle
  }

  app.get(
    '/auth/google',
    { schema: { tags, summary: 'Start the sign-in with Google (redirect)', response } },
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
      schema: {
        tags,
        summary: 'Complete the sign-in with Google (redirect to the page)',
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
        const userId = await findOrInsertByEmail(database, emailKey(person.email), person.name)
        await recordEvent(database, request.log, { event: 'provider sign-in', account: userId })
        const session = { userId, isRemembered: false }
        const token = await openSession(context, request, reply, session)
        return await reply.redirect(paths.homeWithToken(token), 302)
      } catch (error) {
        return reply.redirect(giveUp(request, error), 302)
      }
    },
  )
}
