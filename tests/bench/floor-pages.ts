import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'

export const floorNames = ['react', 'mui'] as const
export type FloorName = (typeof floorNames)[number]

async function builtScript(name: FloorName) {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      rolldownOptions: {
        input: fileURLToPath(new URL(`floors/${name}.tsx`, import.meta.url)),
        output: { codeSplitting: false },
      },
    },
  })) as Rolldown.RolldownOutput
  return built.output[0].code
}

/**
 * Builds and serves the pages that are lower bounds of the product's page: React alone, and MUI with
 * twelve cards. Each is one document and one script, compressed, from node:http.
 */
export async function startFloorPages() {
  const scripts = new Map<string, Buffer>()
  for (const name of floorNames) {
    scripts.set(`/${name}.js`, brotliCompressSync(await builtScript(name)))
  }
  const server = createServer((request, response) => {
    const script = scripts.get(request.url ?? '')
    if (script) {
      const headers = { 'content-type': 'text/javascript', 'content-encoding': 'br' }
      response.writeHead(200, headers).end(script)
      return
    }
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(
        `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">` +
          `<link rel="icon" href="data:,"><title>Floor</title>` +
          `<script type="module" src="${request.url}.js"></script><body>`,
      )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    bytes: (name: FloorName) => scripts.get(`/${name}.js`)?.length ?? 0,
    close: () => server.close(),
  }
}
