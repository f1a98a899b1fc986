import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { chooseFiles, filesThatDiffer } from './choose-files'
import { aliases } from './module-requests'
import { changedModules, mayLookAlike, storyFiles } from './story-keys'

const project: Record<string, string> = {
  '.storybook/preview.tsx': "import '@ui/theme/theme'",
  'ui/theme/theme.ts': 'export const theme = 1',
  'ui/form/Field.tsx': "import type { Kind } from './kind'\nexport { label } from './label'",
  'ui/form/kind.ts': 'export type Kind = string',
  'ui/form/label.ts': "export const label = 'a'",
  'ui/form/Lazy.tsx': "export const load = () => import('./late')",
  'ui/form/late.ts': 'export const late = 1',
  'stories/ui/form/Field.stories.tsx': "import { Field } from '@ui/form/Field'",
  'stories/ui/form/Lazy.stories.tsx': "import { load } from '@ui/form/Lazy'",
  'stories/ui/form/Addressed.stories.tsx':
    "import '@ui/form/styles.css'\nnew Worker(new URL('./work.js', import.meta.url))",
  'stories/ui/form/work.js': 'postMessage(1)',
  'ui/form/styles.css': "@import './colours.css'; a { background: url(./mark.svg) }",
  'ui/form/colours.css': 'a { color: red }',
  'ui/form/mark.svg': '<svg/>',
  'stories/docs/Words.mdx': "import { Deck } from './Deck'\n\n# Words",
  'stories/docs/Deck.tsx': "const all = import.meta.glob('/domain/copy/*.ts')",
  'domain/copy/words.ts': "export const words = 'a'",
  'app/public/icon.svg': '<svg/>',
  'package-lock.json': '{}',
}

let folder = ''
const write = (files: Record<string, string>) => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}
const readBoth = (change: Record<string, string>) => {
  const before = storyFiles(folder, 'camera')
  write(change)
  return { before, after: storyFiles(folder, 'camera') }
}
const differing = (change: Record<string, string>) => {
  const { before, after } = readBoth(change)
  return filesThatDiffer(before, after).map((path) => path.replace(/^stories\//, ''))
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'staylet-keys-'))
  write(project)
})

const addressed = 'ui/form/Addressed.stories.tsx'
const all = ['docs/Words.mdx', addressed, 'ui/form/Field.stories.tsx', 'ui/form/Lazy.stories.tsx']

describe('the key of the pictures of a story file', () => {
  it('stays while nothing that draws them changes', () => {
    expect(differing({ 'ui/form/Unrelated.tsx': 'export const x = 1' })).toEqual([])
  })

  it.each([
    ['the story itself', 'stories/ui/form/Field.stories.tsx', ['ui/form/Field.stories.tsx']],
    ['a module that is exported again', 'ui/form/label.ts', ['ui/form/Field.stories.tsx']],
    ['a module that loads late', 'ui/form/late.ts', ['ui/form/Lazy.stories.tsx']],
    ['a module that a glob finds', 'domain/copy/words.ts', ['docs/Words.mdx']],
    ['the script of a worker', 'stories/ui/form/work.js', [addressed]],
    ['a style sheet of a style sheet', 'ui/form/colours.css', [addressed]],
    ['a picture of a style sheet', 'ui/form/mark.svg', [addressed]],
    ['the theme', 'ui/theme/theme.ts', all],
    ['a packet', 'package-lock.json', all],
    ['a file that stories show by its address', 'app/public/icon.svg', all],
  ])('changes with %s', (_what, path, expected) => {
    expect(differing({ [path]: `${project[path]} ` })).toEqual(expected)
  })

  it.each(['label.mjs', 'label.js', 'label.tsx', 'label/index.ts'])(
    'changes with a new %s, which a bundler may take instead of label.ts',
    (name) => {
      expect(differing({ [`ui/form/${name}`]: 'export const label = 1' })).toEqual([
        'ui/form/Field.stories.tsx',
      ])
    },
  )

  it.each<[string, Record<string, string>, string]>([
    ['an address from the project', { 'ui/form/Lazy.tsx': "import '/ui/part.ts'" }, 'ui/part.ts'],
    ['require', { 'ui/form/Lazy.tsx': "const a = require('../part')" }, 'ui/part.ts'],
    [
      'a glob with an alias',
      { 'ui/form/Lazy.tsx': "const all = import.meta.glob('@ui/parts/*.ts')" },
      'ui/parts/one.ts',
    ],
    [
      'a glob with an escape',
      { 'ui/form/Lazy.tsx': String.raw`const all = import.meta.glob('../p\x61rts/*.ts')` },
      'ui/parts/one.ts',
    ],
    [
      'a glob after a comment with a bracket',
      { 'ui/form/Lazy.tsx': "const all = import.meta.glob(/* :) */ '../parts/*.ts')" },
      'ui/parts/one.ts',
    ],
    [
      'a name that is complete at run time',
      { 'ui/form/Lazy.tsx': "const load = (name: string) => import('../parts/' + name + '.ts')" },
      'ui/parts/one.ts',
    ],
    [
      'a template that is complete at run time',
      { 'ui/form/Lazy.tsx': 'const load = (name: string) => import(`../parts/o${name}.ts`)' },
      'ui/parts/one.ts',
    ],
    [
      'an address that is complete at run time',
      { 'ui/form/Lazy.tsx': 'const at = (n: string) => new URL(`../parts/${n}`, import.meta.url)' },
      'ui/parts/one.ts',
    ],
    [
      'a style that another file composes',
      {
        'ui/form/Lazy.tsx': "import './lazy.module.css'",
        'ui/form/lazy.module.css': ".a { composes: b from '../part.css' }",
      },
      'ui/part.css',
    ],
    [
      'a style sheet by its address from the project',
      {
        'ui/form/Lazy.tsx': "import './lazy.css'",
        'ui/form/lazy.css': '@import "/ui/part.css";',
      },
      'ui/part.css',
    ],
    [
      'a picture in a set, after a comment',
      {
        'ui/form/Lazy.tsx': "import './lazy.css'",
        'ui/form/lazy.css': '/* don\'t */ .a { background: image-set("../part.svg" 1x) }',
      },
      'ui/part.svg',
    ],
  ])('changes with a file that is needed through %s', (_what, files, path) => {
    write({ ...files, [path]: 'a' })
    expect(differing({ [path]: 'b' })).toEqual(['ui/form/Lazy.stories.tsx'])
  })

  it.each([
    'const load = (name: string) => import(name)',
    'const load = (name: string) => require(name)',
    'const load = (name: string) => import(`../../${name}`)',
    "const all = import.meta.glob('./*.ts', { base: '../parts' })",
    'const all = import.meta.glob(names)',
    "const all = import.meta.glob('/**/*.ts')",
  ])('is refused where nobody can tell which files count: %s', (text) => {
    write({ 'ui/form/Lazy.tsx': text })
    expect(() => storyFiles(folder, 'camera')).toThrow('ui/form/Lazy.tsx')
  })

  it('knows the same aliases as the compiler', () => {
    const { compilerOptions } = JSON.parse(readFileSync('tsconfig.json', 'utf8')) as {
      compilerOptions: { paths: object }
    }
    expect(aliases.map((name) => `@${name}/*`)).toEqual(Object.keys(compilerOptions.paths))
  })

  it('stays when only a type changes, which draws nothing', () => {
    expect(differing({ 'ui/form/kind.ts': 'export type Kind = number' })).toEqual([])
  })

  it('changes with the browser and the camera', () => {
    const [one, other] = ['camera', 'another'].map((camera) => storyFiles(folder, camera))
    expect(filesThatDiffer(one ?? new Map(), other ?? new Map())).toHaveLength(4)
  })

  it('names the files that caused the change', () => {
    const { before, after } = readBoth({ 'ui/form/label.ts': "export const label = 'b'" })
    const path = 'stories/ui/form/Field.stories.tsx'
    expect(changedModules(before.get(path), after.get(path))).toEqual(['ui/form/label.ts'])
  })
})

describe('the files of a run', () => {
  const paths = ['ui/form/Field', 'ui/form/Hint', 'ui/home/Hero', 'app/pages/HomePage'].map(
    (path) => `stories/${path}.stories.tsx`,
  )

  it('are those that a part of a path or a glob names', () => {
    expect(chooseFiles(paths, { story: 'home' })).toEqual(paths.slice(2))
    expect(chooseFiles(paths, { story: 'ui/form/*' })).toEqual(paths.slice(0, 2))
    expect(chooseFiles(paths, { story: 'ui/{form,none}/*,home' })).toEqual(paths)
    expect(() => chooseFiles(paths, { story: 'Nothing' })).toThrow('matches no file')
    expect(() => chooseFiles(paths, { story: 'home,Nothing' })).toThrow('--story Nothing matches')
  })

  it('are in exactly one part of several', () => {
    const parts = [1, 2, 3].flatMap((part) => chooseFiles(paths, { shard: `${part}/3` }))
    expect(parts.sort()).toEqual([...paths].sort())
    expect(() => chooseFiles(paths, { shard: '4/3' })).toThrow('is not a part')
  })
})

it('a story may look as before when plain code changed, and not when a file behind an address or the configuration did', () => {
  const path = 'stories/ui/form/Addressed.stories.tsx'
  const mayAfter = (change: Record<string, string>) => {
    const { before, after } = readBoth(change)
    return mayLookAlike(before.get(path), after.get(path))
  }
  expect(mayAfter({ 'ui/form/colours.css': 'a { color: green }' })).toBe(true)
  expect(mayAfter({ 'ui/form/mark.svg': '<svg><path/></svg>' })).toBe(false)
  write(project)
  expect(mayAfter({ 'app/public/icon.svg': '<svg><path/></svg>' })).toBe(false)
  write(project)
  expect(mayAfter({ 'package-lock.json': '{ }' })).toBe(false)
  expect(mayLookAlike(undefined, storyFiles(folder, 'camera').get(path))).toBe(false)
})
