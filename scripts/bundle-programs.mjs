import { basename, join } from 'node:path'
import { build } from 'vite'

/** They bring files of their own: programs for this machine, WebAssembly, pages; or are loaded only by few. */
const keptApart = [
  '@aws-sdk/client-s3',
  '@electric-sql/pglite',
  '@fastify/swagger-ui',
  '@node-rs/argon2',
  'pg-native',
  'sharp',
]

/**
 * Bundles programs of `server/` for Node, packages included: hundreds of small files to find and read
 * were a third of a start.
 *
 * @param {{ root: string, outDir: string, programs: string[], quiet?: boolean }} options
 */
export const bundlePrograms = ({ root, outDir, programs, quiet = false }) =>
  build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: quiet ? 'error' : 'info',
    resolve: { tsconfigPaths: true },
    ssr: { noExternal: true, external: keptApart },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: 'node20',
      rolldownOptions: {
        input: Object.fromEntries(
          programs.map((path) => [basename(path), join(root, 'server', `${path}.ts`)]),
        ),
      },
    },
  })
