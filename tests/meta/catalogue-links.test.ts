import { readdirSync, readFileSync } from 'node:fs'
import { toId } from 'storybook/internal/csf'
import { expect, it } from 'vitest'

const files = readdirSync('stories', { recursive: true, encoding: 'utf8' })
const titleOf = (text: string) =>
  /title(?:: '|=")((?:docs|ui|features|app|flows)\/[^'"]+)/.exec(text)?.[1]
const pages = new Set(
  files
    .filter((name) => /\.(stories\.tsx|mdx)$/.test(name))
    .flatMap((name) => titleOf(readFileSync(`stories/${name}`, 'utf8')) ?? [])
    .map((title) => toId(title, 'docs')),
)

it.each(files.filter((name) => name.endsWith('.mdx')))(
  'every link of %s leads to a page',
  (name) => {
    const text = readFileSync(`stories/${name}`, 'utf8')
    const linked = [...text.matchAll(/\?path=\/docs\/([\w-]+)/g)].map(([, id]) => id)
    expect(linked.filter((id) => !pages.has(id ?? ''))).toEqual([])
  },
)
