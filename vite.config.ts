import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { builtTheme } from './scripts/build/built-theme.ts'
import { chunkGroups } from './scripts/build/chunk-groups.ts'
import { compileAtOnce } from './scripts/build/compile-at-once.ts'
import { documentHead } from './scripts/build/document-head.ts'
import { inlineScripts } from './scripts/build/inline-scripts.ts'
import { leanPackages, withoutThemes } from './scripts/build/lean-packages.ts'
import { languagePlugins } from './scripts/language.mjs'

/** The API that `npm run dev` runs beside Vite. The built product serves both from one port. */
const devApi = `http://127.0.0.1:${process.env['API_PORT'] ?? '3001'}`

/** React Router exports its development build only, with warnings that no guest reads. */
const productionRouter = Object.entries({
  'react-router': 'index',
  'react-router/dom': 'dom-export',
}).map(([name, file]) => ({
  find: new RegExp(`^${name}$`),
  replacement: fileURLToPath(
    new URL(`node_modules/react-router/dist/production/${file}.mjs`, import.meta.url),
  ),
}))

const entry = fileURLToPath(new URL('app/main.tsx', import.meta.url))

export default defineConfig(({ command }) => ({
  root: 'app',
  plugins: [
    ...languagePlugins(),
    leanPackages(),
    withoutThemes(),
    builtTheme(),
    react(),
    inlineScripts(),
    documentHead(),
    compileAtOnce(['react', 'index']),
  ],
  resolve: { tsconfigPaths: true, alias: command === 'build' ? productionRouter : [] },
  define: {
    __OTHER_BACKEND__: JSON.stringify(/^https?:/.test(process.env['VITE_API_URL'] ?? '')),
  },
  build: {
    outDir: '../dist/app',
    // Every browser that the build aims at preloads modules.
    modulePreload: { polyfill: false },
    emptyOutDir: true,
    reportCompressedSize: false,
    manifest: true,
    license: { fileName: 'third-party-licences.txt' },
    target: 'baseline-widely-available',
    rolldownOptions: {
      // A slow machine is no fault of the build.
      checks: { bundlerTimings: false },
      // Emotion imports it for a function that no page uses. What remains is an import without side
      // effects.
      treeshake: {
        // Reading a property, such as React.Component, changes nothing in any package of ours.
        propertyReadSideEffects: false,
        moduleSideEffects: [{ test: /node_modules\/hoist-non-react-statics/, sideEffects: false }],
      },
      // Inlines each icon where it is used, so that the first chunk does not contain them all.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      output: {
        codeSplitting: { groups: chunkGroups(entry) },
        minify: { compress: true, mangle: true, codegen: true },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/dev', '/media', '/robots.txt', '/sitemap.xml'].map((path) => [path, devApi]),
    ),
  },
}))
