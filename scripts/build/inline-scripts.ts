import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'
import { languagePlugins } from '../language.mjs'

/** Scripts of index.html by the element in front of which they are. */
const scripts = { '<link rel="icon"': 'before-splash', '<div id="root"': 'early-calls' } as const

type ScriptName = (typeof scripts)[keyof typeof scripts]

/** Bundles a module and its imports into one small classic script. */
async function bundled(name: ScriptName): Promise<string> {
  const entry = fileURLToPath(new URL(`../../app/early/${name}.ts`, import.meta.url))
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: languagePlugins(),
    resolve: { tsconfigPaths: true },
    build: {
      write: false,
      target: 'baseline-widely-available',
      lib: { entry, formats: ['iife'], name: 'early', fileName: name },
    },
  })
  const [output] = Array.isArray(result) ? result : [result]
  const chunk =
    output && 'output' in output ? output.output.find((part) => part.type === 'chunk') : undefined
  if (!chunk || chunk.type !== 'chunk') throw new Error(`${name}.ts did not build to one script`)
  return chunk.code.trim()
}

/**
 * Writes scripts into index.html that need not be fetched and follow the same rules as the
 * application. In development the modules are loaded unbundled.
 */
export function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { server }) {
        let page = html
        for (const [place, name] of Object.entries(scripts)) {
          const script = server
            ? `<script type="module" src="/early/${name}.ts"></script>`
            : `<script>${await bundled(name)}</script>`
          page = page.replace(place, () => `${script}\n    ${place}`)
        }
        return page
      },
    },
  }
}
