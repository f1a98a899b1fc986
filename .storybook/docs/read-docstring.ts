/** What a person has written about a component, in the docstring above it. */
export interface Docstring {
  purpose: string
  /** When not to use it, and what to use instead: its tag `@avoid`. */
  avoid: string
  /** Its keys, names and roles: its tag `@a11y`. */
  access: string
}

/** Splits the text of a docstring into its purpose and its tags. The numbers of rulings are for engineers. */
export function readDocstring(comment: string): Docstring {
  const [purpose = '', ...tags] = comment
    .replace(/^\s*\* ?/gm, '')
    .replace(/ \((?:R-\d+(?:, )?)+\)/g, '')
    .trim()
    .split(/\n(?=@)/)
    // An empty line begins a paragraph, and the end of any other line is a space.
    .map((section) => section.replace(/([^\n])\n(?!\n)/g, '$1 ').trim())
  const tag = (name: string) =>
    tags.find((text) => text.startsWith(`${name} `))?.slice(name.length + 1) ?? ''
  return { purpose, avoid: tag('@avoid'), access: tag('@a11y') }
}
