import { expect, it } from 'vitest'
import { terminalText } from '@server/commands/terminal-text'

it('a text of a guest cannot steer the terminal of an operator', () => {
  const steering = '\u001B]0;title\u0007Ada\u001B[2J\u009B1A\r\u202Enoitceles\u200B\u007F\u{E0041}'
  expect(terminalText(steering)).toBe(
    String.raw`\u001b]0;title\u0007Ada\u001b[2J\u009b1A\u000d\u202enoitceles\u200b\u007f\udb40\udc41`,
  )
})

it('keeps lines, columns, the letters of every script, and the meaning of JSON', () => {
  const table = 'id\tỌláńlọ́ wá\nنورة\t小林\t👍🏽\n'
  expect(terminalText(table)).toBe(table)
  const name = 'A\u202Eda \u009B \u{E0041}'
  expect(JSON.parse(terminalText(JSON.stringify({ name }, null, 2)))).toEqual({ name })
})
