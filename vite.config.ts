import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { inlineEarlyCalls } from './app/early/inline-early-calls.ts'
import { documentHead } from './app/early/document-head.ts'

interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null
}

const firstModules = new Set<string>()

/** Drops out of the bundle with all that it imports; following it would drag fields into the first file. */
const unused = /enhanceHighContrast/

/** Everything that the entry imports, however deep, but not what it fetches later. */
function collectFirst(id: string, graph: ModuleGraph) {
  if (firstModules.has(id) || unused.test(id)) return
  firstModules.add(id)
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) collectFirst(imported, graph)
}

/** One file for the first screen: round trips cost more than bytes. The rest splits by itself. */
function firstChunkName(id: string, graph: ModuleGraph) {
  if (firstModules.size === 0)
    collectFirst(fileURLToPath(new URL('app/main.tsx', import.meta.url)), graph)
  return firstModules.has(id) ? 'first' : null
}

/** The API that `npm run dev` runs beside Vite; the built product serves both from one port. */
const devApi = `http://127.0.0.1:${process.env['API_PORT'] ?? '3001'}`

export default defineConfig({
  root: 'app',
  plugins: [react(), inlineEarlyCalls(), documentHead()],
  resolve: { tsconfigPaths: true },
  // The server replaces the placeholder with a fresh nonce in every answer.
  html: { cspNonce: '__NONCE__' },
  build: {
    outDir: '../dist/app',
    emptyOutDir: true,
    manifest: true,
    target: 'baseline-widely-available',
    rolldownOptions: {
      // An icon goes where it is drawn, not into the first chunk with all the others.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      output: { codeSplitting: { groups: [{ name: firstChunkName }] } },
    },
  },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/dev', '/media', '/robots.txt', '/sitemap.xml'].map((path) => [path, devApi]),
    ),
  },
})
