import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkBuilders, isBuilding, isJudging, judgesChanged, resolveBase } from './base'
import { moduleGraph } from './module-graph'

describe('a file that takes part in the build of the catalogue', () => {
  it('is every file of ours that the build runs', () => {
    const modules = moduleGraph('.')(
      'vite.config.ts',
      '.storybook/main.ts',
      '.storybook/manager.ts',
    )
    expect([...modules.keys()].filter((path) => !isBuilding(path))).toEqual([])
  })

  it('is every file of ours that computes the theme, which the build runs', () => {
    const modules = moduleGraph('.')('ui/theme/theme-css.tsx')
    expect(modules.size).toBeGreaterThan(10)
    expect([...modules.keys()].filter((path) => !isBuilding(path))).toEqual([])
  })

  it.each([
    'vite.config.js',
    'postcss.config.mjs',
    'ui/postcss.config.js',
    '.postcssrc',
    'app/.env.production',
    'babel.config.json',
    'npm-shrinkwrap.json',
    'ui/tsconfig.json',
    'ui/package.json',
    'stories/node_modules/react/index.js',
    'node_modules/react/index.js',
    '.storybook/é.ts',
    'anything/else.ts',
  ])('may be %s, which a tool would read', (path) => {
    expect(isBuilding(path)).toBe(true)
    expect(isJudging(path)).toBe(true)
  })

  it.each([
    'ui/text/Icon.tsx',
    'stories/ui/text/Icon.stories.tsx',
    'docs/api.md',
    'README.md',
    'tests/e2e/book.e2e.ts',
    'knip.json',
  ])('is not %s', (path) => {
    expect(isJudging(path)).toBe(false)
  })

  it('differs from a file that judges pictures, which no build runs', () => {
    for (const path of ['tests/visual/compare.ts', '.github/workflows/catalogue.yml']) {
      expect([path, isJudging(path), isBuilding(path)]).toEqual([path, true, false])
    }
  })
})

describe('a checkout', () => {
  const checkout = () => {
    const folder = mkdtempSync(join(tmpdir(), 'staylet-judges-'))
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.c', ...args], {
        cwd: folder,
        encoding: 'utf8',
      }).trim()
    const commit = (files: Record<string, string>) => {
      for (const [path, text] of Object.entries(files)) {
        mkdirSync(dirname(join(folder, path)), { recursive: true })
        writeFileSync(join(folder, path), text)
      }
      git('add', '--all')
      git('commit', '--quiet', '--no-verify', '--message', 'A')
      return git('rev-parse', 'HEAD')
    }
    git('init', '--quiet')
    return { folder, commit, git }
  }

  it('changes what judges when such a file leaves its folder or has an unusual name', () => {
    const { folder, commit } = checkout()
    const base = commit({ '.storybook/preview.tsx': 'one\ntwo\nthree\n', 'ui/a.ts': '1' })
    renameSync(join(folder, '.storybook/preview.tsx'), join(folder, 'ui/preview.tsx'))
    commit({ 'tests/visual/é.ts': '1', 'ui/a.ts': '2' })
    expect(judgesChanged(folder, base)).toEqual(['.storybook/preview.tsx', 'tests/visual/é.ts'])
  })

  it('has no base when its history and that of main were merged crosswise', () => {
    const { folder, commit, git } = checkout()
    commit({ 'ui/a.ts': '1' })
    git('checkout', '--quiet', '-b', 'other')
    const theirs = commit({ 'ui/b.ts': '1' })
    git('checkout', '--quiet', '-')
    const ours = commit({ 'ui/c.ts': '1' })
    git('tag', 'old', ours)
    git('merge', '--quiet', '--no-edit', theirs)
    git('tag', 'main-side')
    git('checkout', '--quiet', 'other')
    git('merge', '--quiet', '--no-edit', 'old')
    expect(() => resolveBase('main-side', folder)).toThrow('several merge bases')
    expect(resolveBase('old', folder)).toBe(ours)
  })

  it('has no base whose catalogue main would build in another way', () => {
    const { folder, commit } = checkout()
    const forged = commit({ 'vite.config.ts': 'forged', 'ui/a.ts': '1' })
    const left = commit({ 'vite.config.ts': 'honest' })
    const main = commit({ 'ui/a.ts': '2', 'tests/visual/compare.ts': '1' })
    expect(() => checkBuilders(folder, forged, main)).toThrow('vite.config.ts')
    expect(() => checkBuilders(folder, left, main)).not.toThrow()
  })
})
