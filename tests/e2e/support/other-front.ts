import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')

/**
 * Builds the page for another backend into a folder, and leaves the product's own build unchanged.
 */
export async function buildFront(apiAddress: string, folder: string) {
  const child = spawn(
    process.execPath,
    [vite, 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'production', VITE_API_URL: apiAddress },
    },
  )
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`The build for ${apiAddress} ended with ${code}.`)
}
