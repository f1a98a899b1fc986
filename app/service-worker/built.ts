/** Written in by the build (server/start/build-service-worker.mjs). */
declare const __BUILT__: {
  /** One build's name. */
  id: string
  /** The first screen and what it needs without a network: addresses of hashed files. */
  first: string[]
  /** The code of all other pages. */
  rest: string[]
  /** The address of the page that stands in for every other, and the mark for its revision. */
  shell: { url: string; revision: string }
}

export const built = __BUILT__
