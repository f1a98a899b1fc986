import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'

/** A page that was opened from a disk may not load modules. */
const withoutModules: Plugin = {
  name: 'without-modules',
  enforce: 'post',
  transformIndexHtml: (html) =>
    html.replace('type="module"', 'defer').replaceAll(' crossorigin', ''),
}

/** Builds the review page into a folder, whose full path it returns. */
export async function buildReviewPage(where: string): Promise<string> {
  const folder = resolve(where)
  await build({
    configFile: false,
    logLevel: 'warn',
    root: fileURLToPath(new URL('review-page', import.meta.url)),
    base: './',
    plugins: [react(), withoutModules],
    resolve: { tsconfigPaths: true },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: true,
      modulePreload: false,
      cssCodeSplit: false,
      rolldownOptions: {
        output: { format: 'iife', entryFileNames: 'review.js', assetFileNames: 'review[extname]' },
      },
    },
  })
  return folder
}
