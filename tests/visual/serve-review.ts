import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, resolve, sep } from 'node:path'
import type { LiveSide } from '@tests/visual/review-page/LiveLinks'

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

/** Listens on a loopback address. Whatever the answer throws becomes a 400. */
async function listen(
  port: number,
  answer: (path: string, response: ServerResponse) => unknown,
): Promise<{ address: string; close: () => void }> {
  const server = createServer((request, response) => {
    try {
      if (request.method !== 'GET') return response.writeHead(405).end()
      const { pathname } = new URL(request.url ?? '/', 'http://review.test')
      answer(decodeURIComponent(pathname === '/' ? '/index.html' : pathname), response)
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

/** Answers with a file below a folder, followed by a text. */
function sendFile(folder: string, path: string, response: ServerResponse, addition?: () => string) {
  const file = fileBelow(folder, path)
  if (!file) return response.writeHead(404).end()
  response.writeHead(200, {
    'content-type': types[extname(file)] ?? 'application/octet-stream',
    'cache-control': 'no-store',
  })
  return addition
    ? response.end(readFileSync(file, 'utf8') + addition())
    : createReadStream(file).pipe(response)
}

/**
 * Serves a review on a loopback address, and the catalogue of each side on another, because stories
 * ask for their fonts and photos at the root. It only reads: decisions stay in the reviewer's browser.
 */
export async function serveReview(folder: string, { port = 0, live }: ServeOptions) {
  const serveSide = async (catalogue: string) => ({
    catalogue,
    ...(await listen(0, (path, response) => sendFile(catalogue, path, response))),
  })
  const before = await serveSide(live.before)
  const after = await serveSide(live.after)
  const linked = ({ catalogue, address }: typeof before): LiveSide => ({
    address,
    stories: storiesIn(catalogue),
  })
  const addLinks = () => {
    const sides = JSON.stringify({ before: linked(before), after: linked(after) })
    return `window.visualReview.live = ${sides.replaceAll('<', '\\u003c')}\n`
  }
  const review = await listen(port, (path, response) =>
    sendFile(folder, path, response, path === '/review-data.js' ? addLinks : undefined),
  )
  return {
    address: review.address,
    close: () => {
      for (const { close } of [review, before, after]) close()
    },
  }
}
