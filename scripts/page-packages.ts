/** Matches the package in `from '…'` and `import('…')`, with its scope. */
const imported = /(?:from|import\()\s*'((?:@[a-z][\w.-]*\/)?[a-z][\w.-]*)(?:\/[^']*)?'/g
/** Names that tsconfig.json gives to folders of this repository. */
const own = /^@(app|domain|features|server|stories|tests|ui)\//

/** Packages whose files are copied into the page by a command. */
const copied = ['@fontsource-variable/plus-jakarta-sans', '@iconify-json/lucide']

/**
 * Returns the packages that the files of the page import, sorted, and those of its font and icons.
 */
export function packagesOfThePage(files: readonly { text: string }[]): string[] {
  const names = files.flatMap(({ text }) =>
    [...text.matchAll(imported)].map((found) => found[1] ?? ''),
  )
  return [...new Set([...names, ...copied])]
    .filter((name) => !own.test(`${name}/`) && name !== 'vite')
    .sort()
}
