import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { precompress } from '../../scripts/precompress.mjs'

const text = 'export const home = "Palm Court";\n'.repeat(100)

describe('compressing the built page ahead of time', () => {
  it('writes both encodings beside a text file, and both decompress to it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'staylet-precompress-'))
    writeFileSync(join(folder, 'a.js'), text)
    expect(await precompress(folder)).toBe(1)
    expect(brotliDecompressSync(readFileSync(join(folder, 'a.js.br'))).toString()).toBe(text)
    expect(gunzipSync(readFileSync(join(folder, 'a.js.gz'))).toString()).toBe(text)
  })

  it('leaves out small files, images, the page itself and the manifest', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'staylet-precompress-'))
    mkdirSync(join(folder, '.vite'))
    writeFileSync(join(folder, 'small.js'), 'a')
    for (const name of ['photo.webp', 'index.html', join('.vite', 'manifest.json')]) {
      writeFileSync(join(folder, name), text)
    }
    expect(await precompress(folder)).toBe(0)
    expect(existsSync(join(folder, 'index.html.br'))).toBe(false)
  })
})
