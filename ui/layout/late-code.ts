/**
 * Returns a function that fetches code, and tries again after a failure. Chromium up to version 150
 * keeps the failure of a module for as long as the document lives, so another try also asks at
 * another address.
 *
 * @param load Imports the file.
 * @param name Name of the code in the file.
 */
export function lateCode<File, Name extends keyof File>(
  load: () => Promise<File>,
  name: Name,
): () => Promise<File[Name]> {
  let failed = ''
  // A second address would give a second copy, so a file that has come is kept.
  let file: Promise<File> | undefined
  return () => {
    file ??= load().catch((reason: unknown): Promise<File> => {
      if (failed) return import(/* @vite-ignore */ (failed += '?'))
      failed = /http\S+\.js/.exec(String(reason))?.[0] ?? ''
      throw reason
    })
    return file.then(
      (code) => code[name],
      (reason: unknown) => {
        file = undefined
        throw reason
      },
    )
  }
}
