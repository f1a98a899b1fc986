import { describe, expect, it } from 'vitest'
import { commentsIn, messagesIn, titlesIn } from './comments'

const file = (text: string, path = 'tests/a.test.tsx') => [{ path, text }]

describe('the comments of a file', () => {
  it('are read from blocks, with their lines joined and their stars removed', () => {
    const text = 'const a = 1\n/**\n * Returns one.\n *\n * And a half.\n */\n'
    expect(commentsIn(file(text))).toEqual([
      { path: 'tests/a.test.tsx', line: 2, text: 'Returns one.\n\nAnd a half.' },
    ])
  })

  it('are one passage when line comments follow each other', () => {
    const text = '// One\n  // two.\nconst a = 1 // Three.\n// Four.\n'
    expect(commentsIn(file(text)).map((comment) => comment.text)).toEqual([
      'One\ntwo.',
      'Three.\nFour.',
    ])
  })

  it('are told apart from strings, JSX texts and directives', () => {
    const text = [
      "const a = 'http://example.test'",
      "const b = <p>Don't // read this</p>",
      '// oxlint-disable-next-line no-console -- the command prints',
    ].join('\n')
    expect(commentsIn(file(text))).toEqual([])
  })
})

describe('the titles of a test file', () => {
  it('are read from it, test and describe, even with a table', () => {
    const text = "describe('a', () => {\n  it.each([1])('b %s', () => {})\n})"
    expect(titlesIn(file(text)).map((title) => [title.line, title.text])).toEqual([
      [1, 'a'],
      [2, 'b %s'],
    ])
    expect(titlesIn(file(text, 'domain/a.ts'))).toEqual([])
  })
})

describe('the messages of a file', () => {
  it('are the sentences outside comments, in one line or several', () => {
    const text =
      "// Not 'This one.'\nthrow new Error('The disk is full.')\nsay(`Two\nshort lines.`, 'word')"
    expect(messagesIn(file(text, 'server/a.ts'))).toEqual([
      { path: 'server/a.ts', line: 2, text: 'The disk is full.' },
      { path: 'server/a.ts', line: 3, text: 'Two\nshort lines.' },
    ])
    expect(messagesIn(file(text, 'server/demo/a.ts'))).toEqual([])
  })
})
