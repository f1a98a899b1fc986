import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, onSendAsyncHookHandler } from 'fastify'
import { shellPaths } from '@domain/paths'

/** In seconds. */
const YEAR = 31_536_000

/** Files that the server completes before it sends them. */
const COMPLETED: readonly string[] = ['/index.html', shellPaths.serviceWorker]

/**
 * Tells whether a path is written in the one way in which our files are named: no empty or dotted
 * segments, and nothing encoded, because such a form could name a file that must not be sent as is.
 */
const isPlain = (path: string) => /^(?:\/[\w@~+-][\w.@~+-]*)+$/.test(path)

const SVG = 'image/svg+xml'

/** Names the encoding of drawings, which are text and may contain scripts. */
const nameCharset: onSendAsyncHookHandler = async (_request, reply, payload) => {
  if (reply.getHeader('content-type') === SVG) reply.header('content-type', `${SVG}; charset=utf-8`)
  return payload
}

/**
 * Serves the files of the built app as they are, in the compressed form where the build has made
 * one.
 */
export function servePageFiles(app: FastifyInstance, appDirectory: string) {
  app.addHook('onSend', nameCharset)
  return app.register(fastifyStatic, {
    root: appDirectory,
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    allowedPath: (path) => isPlain(path) && !COMPLETED.includes(path.toLowerCase()),
    setHeaders: (reply, path) => {
      // The names of these files contain a hash of their content. Other files keep their name when
      // they change.
      const isHashed = path.startsWith(join(appDirectory, 'assets'))
      const lifetime = isHashed ? `public, max-age=${YEAR}, immutable` : 'public, max-age=3600'
      reply.setHeader('cache-control', lifetime)
    },
  })
}
