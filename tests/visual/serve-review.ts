import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, resolve, sep } from 'node:path'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** Returns the file below a folder that an address names, but never one outside the folder. */
function fileBelow(folder: string, path: string) {
  const file = resolve(folder, `.${path}`)
  const isInside = file.startsWith(resolve(folder) + sep)
  return isInside && existsSync(file) && statSync(file).isFile() ? file : undefined
}

/** Folders of the catalogues of both sides. A side that needed no new picture has none. */
export type LiveFolders = Record<'before' | 'after', string>

interface ServeOptions {
  port?: number
  live: LiveFolders
}

/** Returns the ids of the stories that a catalogue can show. */
function storiesIn(folder: string): string[] {
  const file = join(folder, 'index.json')
  if (!existsSync(file)) return []
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as { entries: object }
  return Object.keys(entries)
}

const livePath = /^\/live\/(before|after)(\/.*)$/

/**
 * Serves a review on a loopback address, with the stories of both sides beside it. It only reads:
 * decisions stay in the reviewer's browser.
 */
export async function serveReview(folder: string, { port = 0, live }: ServeOptions) {
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '/', 'http://review.test')
    const path = decodeURIComponent(pathname === '/' ? '/index.html' : pathname)
    if (request.method !== 'GET') return response.writeHead(405).end()
    const [, side, below] = livePath.exec(path) ?? []
    const file =
      side && below ? fileBelow(live[side as keyof LiveFolders], below) : fileBelow(folder, path)
    if (!file) return response.writeHead(404).end()
    response.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'cache-control': 'no-store',
    })
    if (path === '/review-data.js') {
      const stories = { before: storiesIn(live.before), after: storiesIn(live.after) }
      const known = JSON.stringify(stories).replaceAll('<', '\\u003c')
      return response.end(`${readFileSync(file, 'utf8')}window.visualReview.live = ${known}\n`)
    }
    return createReadStream(file).pipe(response)
  }
  const server = createServer((request, response) => {
    try {
      answer(request, response)
    } catch {
      response.writeHead(400).end()
    }
  })
  await new Promise<void>((ready, failed) => {
    server.once('error', failed)
    server.listen(port, '127.0.0.1', ready)
  })
  const { port: taken } = server.address() as AddressInfo
  return { address: `http://127.0.0.1:${taken}`, close: () => server.close() }
}
