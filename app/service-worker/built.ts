/** Values injected by scripts/build-service-worker.mjs. */
declare const __BUILT__: {
  /** Identifier of the build. */
  id: string
  /** URLs of the hashed files that the first screen needs without a network. */
  first: string[]
  /** URLs of the files of pages by the names of their components. */
  pages: Record<string, string>
  /** Address of the app shell, which replaces a page without a network, and its revision. */
  shell: { url: string; revision: string }
}

export const built = __BUILT__
