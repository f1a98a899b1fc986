import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sourcesIn } from './source-files'

it('the runbook quotes messages that the server prints', () => {
  const text = readFileSync('docs/operations.md', 'utf8')
  const [, table = ''] = text.split('| what you read |')
  const words = [...table.matchAll(/^\| `([^`]+)` \|/gm)].map(([, quoted = '']) => quoted)
  expect(words).toHaveLength(10)
  const code = sourcesIn(['server'])
    .map((file) => file.text)
    .join('\n')
  expect(words.filter((quoted) => !code.includes(quoted))).toEqual([])
})

it('the way to the first booking has at most twelve commands', () => {
  const text = readFileSync('docs/operations.md', 'utf8')
  const [, block = ''] = /first booking\n[\s\S]*?```sh\n([\s\S]*?)```/.exec(text) ?? []
  const commands = block.trim().split('\n')
  expect(commands.length).toBeGreaterThan(5)
  expect(commands.length).toBeLessThanOrEqual(12)
})
