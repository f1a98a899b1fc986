import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const importCode = fileURLToPath(new URL('../app/start/import-code.ts', import.meta.url))

/** Lets late code be imported by our own function instead of Vite's. */
export const lateImports = (): Plugin => ({
  name: 'late-imports',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper/ },
    handler: () => `export { importCode as __vitePreload } from ${JSON.stringify(importCode)}`,
  },
})
