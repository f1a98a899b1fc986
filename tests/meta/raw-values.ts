import { findInCode } from './code-text'
import type { Fault, SourceFile } from './source-files'

const raw: { pattern: RegExp; message: string }[] = [
  { pattern: /#[0-9a-fA-F]{3,8}\b(?=[^\n]*['"`])/g, message: 'a colour belongs to the theme' },
  { pattern: /\b\d*\.?\d+px\b/g, message: 'a length is a spacing number or a token of the theme' },
  {
    pattern: /\bfontSize\s*[:=]\s*\{?\s*(?:['"`][\d.]+[a-z%]|[\d.])/g,
    message: 'a font size belongs to the theme: name a typography variant',
  },
]

const isGuarded = (path: string) =>
  /^(ui|features|app)\/.+\.tsx?$/.test(path) && !path.startsWith('ui/theme/')

/** Pages and mails of the server take their colours from domain/brand-colours.ts too. */
const serverColours = (files: readonly SourceFile[]): Fault[] =>
  files
    .filter(({ path }) => /^server\/.+\.ts$/.test(path))
    .flatMap(({ path, text }) =>
      findInCode(text, /#[0-9a-fA-F]{6}\b/g).map(({ match, line }) => ({
        path: `${path}:${line}`,
        message: `'${match}': a colour belongs to domain/brand-colours.ts`,
      })),
    )

/** Finds colours outside the brand's, and pixel lengths and font sizes outside ui/theme. */
export const rawValueFaults = (files: readonly SourceFile[]): Fault[] => [
  ...serverColours(files),
  ...files
    .filter(({ path }) => isGuarded(path))
    .flatMap(({ path, text }) =>
      raw.flatMap(({ pattern, message }) =>
        findInCode(text, pattern).map(({ match, line }) => ({
          path: `${path}:${line}`,
          message: `'${match}': ${message}`,
        })),
      ),
    ),
]
