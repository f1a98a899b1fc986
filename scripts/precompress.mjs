import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { filesBelow } from './install-build.mjs'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

const isText = /\.(js|css|svg|json|webmanifest|txt|xml|map)$/
/** In bytes. A smaller response fits one packet with or without compression. */
const MIN_COMPRESSED_BYTES = 1_000

/** @param {Buffer} bytes */
export const asBrotli = (bytes) =>
  brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })

/**
 * Writes `.br` and `.gz` files beside every text file of a built page at the highest levels, so
 * that requests need not wait for compression. Three files are left out: `index.html`, because the
 * server writes each page's head, the service worker, because the server completes it, and Vite's
 * manifest, because it is never served.
 *
 * @param {string} folder
 * @returns {Promise<number>} How many files were compressed.
 */
export async function precompress(folder) {
  const paths = filesBelow(folder)
    .map((name) => join(folder, name))
    .filter(
      (path) =>
        isText.test(path) &&
        !path.includes('.vite') &&
        !path.endsWith('service-worker.js') &&
        statSync(path).size > MIN_COMPRESSED_BYTES,
    )
  await Promise.all(
    paths.map(async (path) => {
      const bytes = readFileSync(path)
      const [br, gz] = await Promise.all([asBrotli(bytes), gzipped(bytes, { level: 9 })])
      if (br.length < bytes.length) writeFileSync(`${path}.br`, br)
      if (gz.length < bytes.length) writeFileSync(`${path}.gz`, gz)
    }),
  )
  return paths.length
}
