import { paths } from '@domain/paths'
import type { Routes } from '../context'

/** The browser's way to Google sign-in (section 7). Without credentials it leads back with a word. */
export const googleRoutes: Routes = async (app) => {
  app.get(
    '/auth/google',
    {
      schema: {
        tags: ['auth'],
        summary: 'Begin the sign-in with Google: a redirect for the browser',
      },
    },
    (_request, reply) => reply.redirect(paths.loginAfterGoogle, 302),
  )
}
