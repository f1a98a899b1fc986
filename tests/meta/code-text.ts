const stringOrComment =
  /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/\*[\s\S]*?\*\/|(?<![:\\])\/\/[^\n]*/g

const isComment = (match: string) => match.startsWith('/*') || match.startsWith('//')

/** The code with its comments blanked out; every line keeps its number. */
export const withoutComments = (code: string) =>
  code.replace(stringOrComment, (match) =>
    isComment(match) ? match.replace(/[^\n]/g, ' ') : match,
  )

/** The line, from 1, of a place in a text. */
export const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length

/** Every place outside comments that a pattern matches: the text it matched, and its line. */
export function findInCode(code: string, pattern: RegExp): { match: string; line: number }[] {
  const bare = withoutComments(code)
  return [...bare.matchAll(pattern)].map((found) => ({
    match: found[0],
    line: lineAt(bare, found.index),
  }))
}
