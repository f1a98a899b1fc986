import type { Fault, SourceFile } from './source-files'

/** An import of code that a browser which keeps failures would never fetch again. */
const bare = /(?<!\blateCode\(\s*\(\) => |\blate\('\w+', \(\) => |typeof )\bimport\(/

/** These ask at another address, or need no second try. */
const exempt: readonly string[] = ['ui/layout/late-code.ts', 'app/main.tsx']

/** Finds late code that a guest could not fetch again after a failure. */
export const lateImportFaults = (files: readonly SourceFile[]): Fault[] =>
  files
    .filter(({ path, text }) => !exempt.includes(path) && bare.test(text))
    .map(({ path }) => ({ path, message: 'a failure would last: import it by lateCode()' }))
