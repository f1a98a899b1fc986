/** A play function that acts changes what its story shows. One that only asserts does not. */
const acts = /\b(?:userEvent|fireEvent)\b|\.(?:click|focus|blur|scrollTo|dispatchEvent)\(/

/** Returns the names of the stories that a story file exports. */
export const storiesIn = (code: string): string[] =>
  [...code.matchAll(/^export const (\w+)(?:: \w+)? =/gm)].flatMap(([, name]) => name ?? [])

/** Divides the text of a file into its constants and functions, by their names. */
function partsOf(code: string): Map<string, string> {
  const begins = [...code.matchAll(/^(?:export )?(?:const|(?:async )?function) (\w+)/gm)]
  return new Map(
    begins.map(({ 1: name = '', index }, at) => [name, code.slice(index, begins[at + 1]?.index)]),
  )
}

/**
 * Returns the names of the stories of a file whose play function acts, itself or through other parts
 * of the file. What a play function imports is not read.
 */
export function actingStories(code: string): string[] {
  const parts = partsOf(code)
  const isActing = (name: string, seen: ReadonlySet<string>): boolean => {
    const text = parts.get(name)
    if (text === undefined || seen.has(name)) return false
    if (acts.test(text)) return true
    const words = new Set(text.match(/\b\w+\b/g))
    return [...parts.keys()].some(
      (other) => words.has(other) && isActing(other, new Set([...seen, name])),
    )
  }
  // A story takes the play function of another by `...Other` or `Other.play`.
  return storiesIn(code).filter((name) => isActing(name, new Set(['meta'])))
}
