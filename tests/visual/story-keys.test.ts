import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { filesThatDiffer, storyFiles } from './story-keys'

const project: Record<string, string> = {
  '.storybook/preview.tsx': "import '@ui/theme/theme'",
  'ui/theme/theme.ts': 'export const theme = 1',
  'ui/form/Field.tsx': "import type { Kind } from './kind'\nexport { label } from './label'",
  'ui/form/kind.ts': 'export type Kind = string',
  'ui/form/label.ts': "export const label = 'a'",
  'ui/form/Lazy.tsx': "import './styles.css'\nexport const load = () => import('./late')",
  'ui/form/late.ts': 'export const late = 1',
  'stories/ui/form/Field.stories.tsx': "export { label } from '@ui/form/Field'",
  'stories/ui/form/Lazy.stories.tsx': "export { load } from '@ui/form/Lazy'",
  'ui/form/styles.css': 'a { color: red }',
  'stories/docs/Words.mdx': "import { Deck } from './Deck'\n\n# Words",
  'stories/docs/Deck.tsx': "export const Deck = import.meta.glob('/domain/copy/*.ts')",
  'domain/copy/words.ts': "export const words = 'a'",
  'app/public/icon.svg': '<svg/>',
  'package-lock.json': '{}',
  'tsconfig.json': JSON.stringify({
    compilerOptions: { paths: { '@ui/*': ['./ui/*'], '@domain/*': ['./domain/*'] } },
  }),
}

let folder = ''
const write = (files: Record<string, string>) => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}
const readBoth = async (change: Record<string, string>) => {
  const before = await storyFiles(folder, 'camera')
  write(change)
  return { before, after: await storyFiles(folder, 'camera') }
}
const differing = async (change: Record<string, string>) => {
  const { before, after } = await readBoth(change)
  return filesThatDiffer(before, after).map((path) => path.replace(/^stories\//, ''))
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'staylet-keys-'))
  write(project)
})

const all = ['docs/Words.mdx', 'ui/form/Field.stories.tsx', 'ui/form/Lazy.stories.tsx']

describe('the key of the pictures of a story file', () => {
  it('stays while nothing that draws them changes', async () => {
    expect(await differing({ 'ui/form/Unrelated.tsx': 'export const x = 1' })).toEqual([])
  })

  it.each([
    ['the story itself', 'stories/ui/form/Field.stories.tsx', ['ui/form/Field.stories.tsx']],
    ['a module that is exported again', 'ui/form/label.ts', ['ui/form/Field.stories.tsx']],
    ['a module that is loaded lazily', 'ui/form/late.ts', ['ui/form/Lazy.stories.tsx']],
    ['a module that a glob finds', 'domain/copy/words.ts', ['docs/Words.mdx']],
    ['a style sheet', 'ui/form/styles.css', ['ui/form/Lazy.stories.tsx']],
    ['the theme', 'ui/theme/theme.ts', all],
    ['a package', 'package-lock.json', all],
    ['a file that stories show by its address', 'app/public/icon.svg', all],
  ])('changes with %s', async (_what, path, expected) => {
    expect(await differing({ [path]: `${project[path]} ` })).toEqual(expected)
  })

  it('changes with a new file that the bundler takes instead of another one', async () => {
    const instead = { 'ui/form/label.tsx': 'export const label = 1', 'ui/form/label.mjs': '' }
    write({ 'ui/form/label.mjs': "export const label = 'a'" })
    expect(await differing(instead)).toEqual(['ui/form/Field.stories.tsx'])
  })

  it('stays when only a type changes, which draws nothing', async () => {
    expect(await differing({ 'ui/form/kind.ts': 'export type Kind = number' })).toEqual([])
  })
})
