import fp from 'fastify-plugin'

/**
 * Accepts JSON bodies only. An empty one counts as a missing one: a proxy that drops the body of a
 * DELETE leaves its content type in place.
 */
export const acceptJson = fp(
  async (app) => {
    const parse = app.getDefaultJsonParser('error', 'error')
    app.removeContentTypeParser(['application/json', 'text/plain'])
    app.addContentTypeParser<string>(
      'application/json',
      { parseAs: 'string' },
      (request, body, done) => {
        if (body.length === 0) done(null, undefined)
        else void parse(request, body, done)
      },
    )
  },
  { name: 'json-bodies' },
)
