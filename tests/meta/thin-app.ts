import { lineAt, withoutComments } from './code-text'
import type { Fault, SourceFile } from './source-files'

/**
 * Files that may fetch: our client, the external geo services, the early and service-worker code, and
 * the import of late code.
 */
const fetches =
  /^(features\/api\/|features\/location\/geo-adapter\.ts$|app\/(early|service-worker)\/|app\/start\/watch-missing-code\.ts$)/

const drawing = /from '(@mui\/|@emotion\/)|\b(sx|style|className)=\{?\{?['"{]/g
const fetching = /\bfetch\(|\bnew XMLHttpRequest\b|\bEventSource\(/g

/** A margin between two components is layout, which is allowed. Any other style belongs in `ui`. */
const isSpacing = (text: string, index: number) =>
  /^sx=\{\{ ?(m[tblrxy]?: ?[^,{}]+|m[tblrxy]?: ?\{[^{}]*\}) ?\}\}/.test(text.slice(index))

const found = (text: string, pattern: RegExp) => {
  const bare = withoutComments(text)
  return [...bare.matchAll(pattern)].map(({ index }) => ({ bare, index }))
}

/** Finds styles in `app`, which only arranges components. */
const drawn = ({ path, text }: SourceFile): Fault[] =>
  found(text, drawing)
    .filter(({ bare, index }) => !isSpacing(bare, index))
    .map(({ bare, index }) => ({
      path: `${path}:${lineAt(bare, index)}`,
      message: 'app only arranges components: move the style to ui',
    }))

/** Finds requests that bypass the API client. */
const fetched = ({ path, text }: SourceFile): Fault[] =>
  found(text, fetching).map(({ bare, index }) => ({
    path: `${path}:${lineAt(bare, index)}`,
    message: 'bypasses the API client: use a hook of features',
  }))

export const thinAppFaults = (files: readonly SourceFile[]): Fault[] => [
  ...files.filter(({ path }) => /^app\/.+\.tsx$/.test(path)).flatMap(drawn),
  ...files
    .filter(({ path }) => /^(ui|features|app)\//.test(path) && !fetches.test(path))
    .flatMap(fetched),
]
