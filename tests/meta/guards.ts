/** Guards without a test of their own, and tests that show no fault being found. */
export function untestedGuards(files: readonly { path: string; text: string }[]): string[] {
  const textOf = new Map(files.map(({ path, text }) => [path, text]))
  return files
    .filter(({ path, text }) => !path.endsWith('.test.ts') && /Faults?\b\s*[=(]/.test(text))
    .map(({ path }) => path)
    .filter((path) => {
      const test = textOf.get(path.replace(/\.ts$/, '.test.ts'))
      return !test || !/toHaveLength\([1-9]|toEqual\(\[\s*['"]|toThrow/.test(test)
    })
}
