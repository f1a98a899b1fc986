import { preview } from 'vite'

/** Serves a folder on a free port as any static host would: the requested file, or else its one page. */
export async function serveFolder(folder: string) {
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    build: { outDir: folder },
    preview: { port: 0, host: '127.0.0.1' },
  })
  const { origin } = new URL(server.resolvedUrls?.local[0] ?? '')
  return { address: origin, close: () => server.close() }
}
