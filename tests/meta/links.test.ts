import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { pathsIn } from './source-files'

const read = (path: string) => readFileSync(path, 'utf8')
const documents = pathsIn(['docs', 'README.md', 'CONTRIBUTING.md', 'SECURITY.md']).filter((path) =>
  path.endsWith('.md'),
)

it('every link of a document leads to a file', () => {
  expect(documents.length).toBeGreaterThan(20)
  const dead = documents.flatMap((path) =>
    [...read(path).matchAll(/\]\(([^)#\s:]+)(?:#[^)\s]*)?\)/g)]
      .map(([, target = '']) => join(dirname(path), target))
      .filter((target) => !existsSync(target))
      .map((target) => `${path}: ${target}`),
  )
  expect(dead).toEqual([])
})

it('every file of the list of security requirements exists', () => {
  const rows = read('docs/security/asvs.tsv').trimEnd().split('\n').slice(1)
  const named = rows.flatMap((row) => row.split('\t').slice(5, 7).join(' ').split(' '))
  expect(named.length).toBeGreaterThan(200)
  expect(named.filter((path) => path !== '' && !existsSync(path))).toEqual([])
})
