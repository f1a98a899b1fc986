import { findInCode } from './code-text'
import type { Fault, SourceFile } from './source-files'

const written = [
  /\b(?:href|to|action)\s*[=:]\s*\{?\s*['"`]\//g,
  /\bnavigate\(\s*['"`]\//g,
  /<Route[^>]*\bpath\s*=\s*\{?\s*['"`]\//g,
  /\blocation\.(?:assign|replace)\(\s*['"`]\//g,
]

/** Finds addresses that a component spells itself instead of taking them from domain/paths.ts. */
export const addressFaults = (files: readonly SourceFile[]): Fault[] =>
  files
    .filter(({ path }) => /^(ui|features|app)\//.test(path))
    .flatMap(({ path, text }) =>
      written.flatMap((pattern) =>
        findInCode(text, pattern).map(({ line }) => ({
          path: `${path}:${line}`,
          message: 'repeats an address: import it from domain/paths.ts',
        })),
      ),
    )
