import { fileURLToPath } from 'node:url'
import { runnerImport, type Plugin } from 'vite'
import { languagePlugins } from '../language.mjs'
import type * as DocumentTags from './document-tags.ts'

const tags = fileURLToPath(new URL('./document-tags.ts', import.meta.url))

/**
 * Adds document-tags.ts to index.html. It is loaded by Vite, because the file that Vite reads its
 * configuration from knows no import aliases.
 */
export function documentHead(): Plugin {
  return {
    name: 'document-head',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const options = {
          configFile: false,
          plugins: languagePlugins(),
          resolve: { tsconfigPaths: true },
        } as const
        const { module } = await runnerImport<typeof DocumentTags>(tags, options)
        return {
          html: html.replace('<html lang="en">', `<html lang="${module.PAGE_LANGUAGE}">`),
          tags: module.documentTags(),
        }
      },
    },
  }
}
