import { readdirSync, readFileSync } from 'node:fs'
import { toId } from 'storybook/internal/csf'
import { expect, it } from 'vitest'
import { readComponents } from '../../.storybook/docs/component-facts'

/** Pieces that show no right and wrong use: one is invisible without the focus, one is no component. */
const withoutAdvice = ['stories/ui/layout/SkipLink', 'stories/ui/layout/Splash']

const files = readdirSync('stories', { recursive: true, encoding: 'utf8' }).map(
  (name) => `stories/${name.replaceAll('\\', '/')}`,
)
const textOf = (path: string) => readFileSync(path, 'utf8')

it('every component says what it is for, when not to use it, and its keys, names and roles', () => {
  const silent = Object.entries(readComponents()).flatMap(([path, { purpose, avoid, access }]) =>
    [purpose, avoid, access].every((words) => words.length > 12) ? [] : [path],
  )
  expect(silent).toEqual([])
})

it('every piece of ui shows a right and a wrong use', () => {
  const without = files
    .filter((path) => /^stories\/ui\/.+\.stories\.tsx$/.test(path))
    .filter((path) => !/\badvice\b/.test(textOf(path).split('satisfies Meta')[0] ?? ''))
    .map((path) => path.replace('.stories.tsx', ''))
  expect(without.sort()).toEqual(withoutAdvice)
})

it('every link of a document leads to a page', () => {
  const pages = new Set(
    files
      .filter((path) => /\.(stories\.tsx|mdx)$/.test(path))
      .map((path) => {
        const id = /^ {2}id: '([^']+)'/m.exec(textOf(path))?.[1]
        const title = /(?:^ {2}title: '|<Meta title=")([^'"]+)/m.exec(textOf(path))?.[1]
        return toId(id ?? title ?? path, 'docs')
      }),
  )
  const documents = files.filter((path) => path.endsWith('.mdx'))
  const linked = documents.flatMap((path) =>
    [...textOf(path).matchAll(/\?path=\/docs\/([\w-]+)/g)].map(([, id = '']) => id),
  )
  expect(linked.length).toBeGreaterThan(100)
  expect(linked.filter((id) => !pages.has(id))).toEqual([])
})
