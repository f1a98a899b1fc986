import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { inlineEarlyCalls } from './app/early/inline-early-calls.ts'
import { documentHead } from './app/early/document-head.ts'

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
  },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/media', '/robots.txt', '/sitemap.xml'].map((path) => [path, devApi]),
    ),
  },
})
