/**
 * Returns a function that fetches code, and tries again after a failure. Chromium up to version 150
 * keeps the failure of a module for as long as the document lives, so another try also asks at
 * another address.
 *
 * @param load Imports the file.
 * @param codeIn Returns the code in the file.
 */
export function lateCode<File, Code>(
  load: () => Promise<File>,
  codeIn: (file: File) => Code,
): () => Promise<Code> {
  let failed = ''
  // A second address would give a second copy, so a file that has come is kept.
  let file: Promise<File> | undefined
  return () => {
    file ??= load().catch((reason: unknown): Promise<File> => {
      if (failed) return import(/* @vite-ignore */ (failed += '?'))
      failed = /http\S+\.js/.exec(String(reason))?.[0] ?? ''
      throw reason
    })
    return file.then(codeIn, (reason: unknown) => {
      file = undefined
      throw reason
    })
  }
}
