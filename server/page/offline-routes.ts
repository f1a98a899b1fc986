import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { shellPaths } from '@domain/paths'
import type { Config } from '@server/config/config'
import { pagePolicy, WORKER_POLICY } from '@server/plugins/content-security-policy'
import { isKnown } from '@server/plugins/revalidation'
import type { AppShell } from './app-shell'
import { shellHead } from './page-heads'

/** The build leaves it in the worker (scripts/build-service-worker.mjs). */
const REVISION_PLACEHOLDER = '__SHELL_REVISION__'

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)

function readWorker(appDirectory: string): string | undefined {
  try {
    return readFileSync(join(appDirectory, 'service-worker.js'), 'utf8')
  } catch {
    return undefined
  }
}

/**
 * Serves the service worker and the app shell that it caches (docs/decisions/0014). The shell's
 * revision covers the page and its security policy, so that a new configuration also replaces the
 * cached shell.
 */
export function serveOfflineFiles(
  app: FastifyInstance,
  { config, shell, appDirectory }: { config: Config; shell: AppShell; appDirectory: string },
) {
  const schema = { hide: true }
  const render = () => shell.render(shellHead, config)

  app.get(shellPaths.shell, { schema }, (_request, reply) => {
    const { html, inline } = render()
    return reply
      .header('content-security-policy', pagePolicy(inline, config))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(html)
  })

  const source = readWorker(appDirectory)
  if (source === undefined) return
  const { html, inline } = render()
  const revision = hashOf(html + pagePolicy(inline, config))
  const script = source.replaceAll(REVISION_PLACEHOLDER, revision)
  const etag = `"${hashOf(script)}"`
  app.get(shellPaths.serviceWorker, { schema }, (request, reply) => {
    void reply
      .header('content-security-policy', WORKER_POLICY)
      // The browser revalidates it at each visit, and the response is nearly always 304.
      .header('cache-control', 'no-cache')
      .header('etag', etag)
    if (isKnown(request, etag)) return reply.code(304).send()
    return reply.type('text/javascript; charset=utf-8').send(script)
  })
}
