import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sourcesIn } from './source-files'

it('the runbook quotes messages that the server prints', () => {
  const [, table = ''] = readFileSync('docs/operations.md', 'utf8').split('| what you read |')
  const quoted = [...table.matchAll(/^\| `([^`]+)` \|/gm)].map(([, words = '']) => words)
  expect(quoted.length).toBeGreaterThan(5)
  const code = sourcesIn(['server']).map(({ text }) => text)
  expect(quoted.filter((words) => !code.some((text) => text.includes(words)))).toEqual([])
})
