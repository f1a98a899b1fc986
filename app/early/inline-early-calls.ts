import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'
import { languagePlugins } from '../../scripts/language.mjs'

const entry = fileURLToPath(new URL('./early-calls.ts', import.meta.url))

/** Bundles early-calls.ts and its imports into one small classic script. */
async function bundled(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: languagePlugins(),
    resolve: { tsconfigPaths: true },
    build: {
      write: false,
      target: 'baseline-widely-available',
      lib: { entry, formats: ['iife'], name: 'earlyCalls', fileName: 'early-calls' },
    },
  })
  const [output] = Array.isArray(result) ? result : [result]
  const chunk =
    output && 'output' in output ? output.output.find((part) => part.type === 'chunk') : undefined
  if (!chunk || chunk.type !== 'chunk')
    throw new Error('early-calls.ts did not build to one script')
  return chunk.code.trim()
}

/**
 * Adds early-calls.ts to index.html, so that its requests start with the first bytes and follow the
 * same rules as the application. In development the module is loaded unbundled.
 */
export function inlineEarlyCalls(): Plugin {
  return {
    name: 'inline-early-calls',
    transformIndexHtml: {
      order: 'pre',
      async handler(_html, { server }) {
        return server
          ? [{ tag: 'script', attrs: { type: 'module', src: '/early/early-calls.ts' } }]
          : [{ tag: 'script', children: await bundled() }]
      },
    },
  }
}
