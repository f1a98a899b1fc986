import type { Plugin } from 'vite'

/** V8 reads it only where nothing is before it. */
const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Lets Chromium compile all functions of some files while they arrive, on another core of the phone.
 * Otherwise it compiles those that it needs one by one, when a slow phone is busy with taking the
 * page over (docs/bench.md). Other browsers read a comment.
 *
 * @param names Names of the chunks.
 */
export const compileAtOnce = (names: readonly string[]): Plugin => ({
  name: 'compile-at-once',
  generateBundle: {
    // Vite puts the list of files that a chunk may preload before its code.
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && names.includes(file.name)) file.code = HINT + file.code
      }
    },
  },
})
