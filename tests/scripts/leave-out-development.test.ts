import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { bundlePrograms } from '../../scripts/bundle-programs.mjs'

const root = resolve(import.meta.dirname, '..', '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** One text of each thing that only developers use, by the file that contains it. */
const traces = {
  'server/demo/listings.json': 'fishermen pole past before the first ferry',
  'server/mailbox/mailbox-page.ts': '<h1>Mailbox</h1>',
  'server/plugins/api-docs.ts': 'uiHooks',
  'server/seed/made-up-listings.ts': 'Quiet Sunny Modern Cosy',
}

/** Returns the text of every file in a production build of the server. */
async function builtForProduction() {
  const outDir = mkdtempSync(join(tmpdir(), 'staylet-bundle-'))
  onTestFinished(() => rmSync(outDir, { recursive: true, force: true }))
  const programs = ['main', 'commands/cli']
  await bundlePrograms({ root, outDir, programs, forProduction: true })
  return readdirSync(outDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n')
}

it('a build for production holds nothing that only developers use', async () => {
  const text = await builtForProduction()
  expect(text).toContain('/readyz')
  expect(text).toContain('this build leaves the demo listings out')
  for (const [path, trace] of Object.entries(traces)) {
    expect([path, read(path).includes(trace)]).toEqual([path, true])
    expect([path, text.includes(trace)]).toEqual([path, false])
  }
})
