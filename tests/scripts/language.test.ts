import { mkdirSync, mkdtempSync, realpathSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Rollup } from 'vite'
import { describe, expect, it } from 'vitest'
import { checkLanguage, languagePlugins } from '../../scripts/language.mjs'

/** Returns a folder of copy with an English text, and its French texts. */
function makeCopy(french: Record<string, string>) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'staylet-copy-')))
  writeFileSync(join(folder, 'door-copy.ts'), "export const doorCopy = { open: 'Open the door' }")
  writeFileSync(join(folder, 'locale.ts'), "export const PAGE_LANGUAGE = 'en'")
  mkdirSync(join(folder, 'fr'))
  for (const [name, text] of Object.entries(french)) writeFileSync(join(folder, 'fr', name), text)
  return folder
}

const complete = {
  'door-copy.ts': "export const doorCopy = { open: 'Ouvrir la porte' }",
  'locale.ts': "export const PAGE_LANGUAGE = 'fr'",
}

const imports = "import { doorCopy } from './door-copy'\nimport { PAGE_LANGUAGE } from './locale'"
const printing = `${imports}\nconsole.log(doorCopy.open, PAGE_LANGUAGE)`

/** Builds a page that prints the texts, and returns what is built. */
async function built(folder: string, language: string) {
  const entry = join(folder, 'page.js')
  writeFileSync(entry, printing)
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: languagePlugins(language, folder),
    build: { write: false, minify: false, lib: { entry, formats: ['es'], fileName: 'page' } },
  })
  const [output] = (Array.isArray(result) ? result : [result]) as Rollup.RollupOutput[]
  return output?.output[0].code ?? ''
}

describe('the language of a build', () => {
  it('is a folder of copy', async () => {
    const code = await built(makeCopy(complete), 'fr')
    expect(code).toContain('Ouvrir la porte')
    expect(code).toContain('"fr"')
    expect(code).not.toContain('Open the door')
  })

  it('is the pseudo-language, which keeps the locale', async () => {
    const code = await built(makeCopy(complete), 'pseudo')
    expect(code).toContain('pseudo(doorCopy')
    expect(code).toContain('"en"')
  })

  it('is refused when it is unknown or incomplete', () => {
    expect(() => checkLanguage('xx', makeCopy(complete))).toThrow("There is no language 'xx'")
    const { 'locale.ts': locale } = complete
    expect(() => checkLanguage('fr', makeCopy({ 'locale.ts': locale }))).toThrow('door-copy.ts')
  })
})
