import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Language of the files in `domain/copy` itself. */
export const ENGLISH = 'en'
const PSEUDO = 'pseudo'

const root = resolve(fileURLToPath(import.meta.url), '..', '..')
const copyFolder = join(root, 'domain', 'copy')
const language = join(root, 'domain', 'language')
/** Follows the path of an English file that is loaded as it is. */
const ORIGINAL = '?english'

const copyFiles = (/** @type {string} */ folder) =>
  readdirSync(folder).filter((name) => name.endsWith('.ts'))

const isText = (/** @type {string} */ name) => name.endsWith('-copy.ts')

/**
 * Returns the languages that can be built: English, the pseudo-language, and every folder in
 * `domain/copy`.
 */
export const languages = (folder = copyFolder) => [
  ENGLISH,
  PSEUDO,
  ...readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name),
]

/**
 * Throws an error that names what is wrong with a language: it is unknown, or files are missing.
 *
 * @param {string} code
 */
export function checkLanguage(code, folder = copyFolder) {
  const known = languages(folder)
  if (!known.includes(code)) {
    throw new Error(`There is no language '${code}'. There are ${known.join(', ')}.`)
  }
  if (code === ENGLISH || code === PSEUDO) return
  const missing = copyFiles(folder).filter((name) => !existsSync(join(folder, code, name)))
  if (missing.length > 0) {
    throw new Error(`domain/copy/${code} lacks ${missing.length} files: ${missing.join(', ')}.`)
  }
}

const exportsOf = (/** @type {string} */ file) =>
  [...readFileSync(file, 'utf8').matchAll(/^export const (\w+)/gm)].map(([, name]) => name)

/**
 * Returns the code of a module that passes every export of an English file through a function.
 *
 * @param {string} file
 * @param {{ name: string, from: string }} through
 */
const passedThrough = (file, { name, from }) =>
  [
    `import * as english from ${JSON.stringify(file + ORIGINAL)}`,
    `import { ${name} } from ${JSON.stringify(from)}`,
    ...exportsOf(file).map((text) => `export const ${text} = ${name}(english.${text})`),
  ].join('\n')

const pseudoFunction = { name: 'pseudo', from: join(language, 'pseudo.ts') }

/**
 * @param {(file: string) => string | undefined} replacement Code that replaces a file of
 *   `domain/copy`, if any does.
 * @param {string} folder
 * @returns {import('vite').Plugin}
 */
const replaceCopy = (replacement, folder = copyFolder) => ({
  name: 'language',
  enforce: 'pre',
  load(id) {
    const [path = '', query] = id.split('?')
    // A page of the catalogue reads the files as text.
    const isOriginal = query === ORIGINAL.slice(1) || query === 'raw'
    if (isOriginal || !path.endsWith('.ts') || dirname(path) !== folder) return null
    return replacement(path) ?? null
  },
})

/**
 * Returns the plugins that make a build speak a language: none for English, otherwise one that
 * replaces the files of `domain/copy`.
 *
 * @returns {import('vite').Plugin[]}
 */
export function languagePlugins(
  code = process.env['VITE_LANGUAGE'] || ENGLISH,
  folder = copyFolder,
) {
  checkLanguage(code, folder)
  if (code === ENGLISH) return []
  if (code === PSEUDO) {
    return [
      replaceCopy(
        (file) => (isText(file) ? passedThrough(file, pseudoFunction) : undefined),
        folder,
      ),
    ]
  }
  return [
    replaceCopy(
      (file) => `export * from ${JSON.stringify(join(folder, code, basename(file)))}`,
      folder,
    ),
  ]
}

/**
 * Returns a plugin that lets a function choose the language of every text when the page loads. The
 * catalogue uses it.
 *
 * @internal Builds do not use it.
 * @param {{ name: string, from: string }} through
 * @returns {import('vite').Plugin}
 */
export const languageAtRunTime = (through) =>
  replaceCopy((file) => (isText(file) ? passedThrough(file, through) : undefined))
