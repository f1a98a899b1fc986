import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const importCode = fileURLToPath(new URL('../app/start/import-code.ts', import.meta.url))

/** Import of a file that imports no other. Vite leaves such a file out of the list of its files. */
const aloneImport = /(import\((["'`])\.\/([\w-]+\.js)\2\)),\[\]/g

/**
 * Lets late code be imported by our own function instead of Vite's. That function is told every
 * file, because it fetches them before.
 */
export const lateImports = (): Plugin => ({
  name: 'late-imports',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper/ },
    handler: () => `export { importCode as __vitePreload } from ${JSON.stringify(importCode)}`,
  },
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        file.code = file.code.replaceAll(aloneImport, '$1,[`assets/$3`]')
      }
    },
  },
})
