import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { routeBudgets, type Budget, type Manifest } from './route-bytes'

const brotliSize = (bytes: Buffer) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length

/** Measures the bytes of every route that `npm run build` left in a folder. */
export function builtPageBudgets(folder: string): Budget[] {
  const manifestFile = join(folder, '.vite', 'manifest.json')
  if (!existsSync(manifestFile)) {
    throw new Error(`${manifestFile} does not exist: run "npm run build" first.`)
  }
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest
  return routeBudgets(manifest, (file) => {
    const compressed = join(folder, `${file}.br`)
    if (existsSync(compressed)) return readFileSync(compressed).length
    return brotliSize(readFileSync(join(folder, file)))
  })
}
