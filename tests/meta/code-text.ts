const stringOrComment =
  /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/\*[\s\S]*?\*\/|(?<![:\\])\/\/[^\n]*/g

const isComment = (match: string) => match.startsWith('/*') || match.startsWith('//')

/** Replaces comments with blanks, so that every line keeps its number. */
export const withoutComments = (code: string) =>
  code.replace(stringOrComment, (match) =>
    isComment(match) ? match.replace(/[^\n]/g, ' ') : match,
  )

/** Returns the line number of an index in a text, from 1. */
export const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length

/** Returns every match of a pattern outside comments, with its line. */
export function findInCode(code: string, pattern: RegExp): { match: string; line: number }[] {
  const bare = withoutComments(code)
  return [...bare.matchAll(pattern)].map((found) => ({
    match: found[0],
    line: lineAt(bare, found.index),
  }))
}
