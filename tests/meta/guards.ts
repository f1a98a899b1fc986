/** Lists guards without a test, and guards whose test never finds a fault. */
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
