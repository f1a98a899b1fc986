import { existsSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, onSendAsyncHookHandler } from 'fastify'
import { shellPaths } from '@domain/paths'
import { accepts } from '@server/accepts'

/** In seconds. */
const YEAR = 31_536_000

/** Font and hero files whose name contains a hash of their content. Earlier builds had others. */
const HASHED = /^(?:fonts|hero)\/.*-[\da-f]{6}[-.]/

/** Names that change with the content, which browsers may therefore keep for good. */
const isHashed = (name: string) => name.startsWith('assets/') || HASHED.test(name)

/** Text files, which the build also writes in compressed forms, and those forms. */
const TEXT = /\.(?:js|css|svg|json|webmanifest|txt|xml|map)(?:\.(?:br|gz))?$/

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

/** Folders of the app's own photos. Each WebP has an AVIF beside it where that is smaller. */
const PHOTO_FOLDERS = ['hero', 'property', 'auth']

/** Sends the AVIF of the app's own photos to browsers that take it, at the address of the WebP. */
function serveOwnPhotos(app: FastifyInstance, appDirectory: string) {
  for (const folder of PHOTO_FOLDERS) {
    const path = join(appDirectory, folder)
    const names = existsSync(path) ? readdirSync(path) : []
    for (const name of names.filter((each) => each.endsWith('.webp'))) {
      const avif = name.replace(/webp$/, 'avif')
      if (!names.includes(avif)) continue
      app.get(`/${folder}/${name}`, { schema: { hide: true } }, (request, reply) =>
        reply
          .header('vary', 'Accept')
          .sendFile(`/${folder}/${accepts(request.headers.accept, 'image/avif') ? avif : name}`),
      )
    }
  }
}

/**
 * Serves the files of the built app as they are, in the compressed form where the build has made
 * one.
 */
export async function servePageFiles(app: FastifyInstance, appDirectory: string) {
  app.addHook('onSend', nameCharset)
  await app.register(fastifyStatic, {
    root: appDirectory,
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    allowedPath: (path) => isPlain(path) && !COMPLETED.includes(path.toLowerCase()),
    setHeaders: (reply, path) => {
      const name = relative(appDirectory, path).replaceAll(sep, '/')
      // Other files keep their name when they change.
      const lifetime = isHashed(name)
        ? `public, max-age=${YEAR}, immutable`
        : 'public, max-age=3600'
      reply.setHeader('cache-control', lifetime)
      if (TEXT.test(path)) reply.setHeader('vary', 'Accept-Encoding')
    },
  })
  serveOwnPhotos(app, appDirectory)
}
