import { basename, join } from 'node:path'
import { build } from 'vite'
import { languagePlugins } from './language.mjs'
import { leaveOutDevelopment } from './leave-out-development.mjs'

/**
 * These packages contain files of their own (native code, WebAssembly, pages) or are rarely loaded.
 */
const keptApart = [
  '@aws-sdk/client-s3',
  '@electric-sql/pglite',
  '@fastify/swagger',
  '@fastify/swagger-ui',
  '@node-rs/argon2',
  'pg-native',
  'sharp',
]

/**
 * Bundles programs of `server/` for Node, including packages. Finding and reading hundreds of small
 * files took a third of the start-up time.
 *
 * @param {{ root: string, outDir: string, programs: string[], forProduction?: boolean }} options
 * `forProduction` leaves out what only developers use.
 */
export const bundlePrograms = ({ root, outDir, programs, forProduction = false }) =>
  build({
    root,
    configFile: false,
    publicDir: false,
    plugins: [...languagePlugins(), ...(forProduction ? [leaveOutDevelopment()] : [])],
    logLevel: 'warn',
    resolve: { tsconfigPaths: true },
    ssr: { noExternal: true, external: keptApart },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: 'node20',
      rolldownOptions: {
        checks: { bundlerTimings: false },
        input: Object.fromEntries(
          programs.map((path) => [basename(path), join(root, 'server', `${path}.ts`)]),
        ),
      },
    },
  })
