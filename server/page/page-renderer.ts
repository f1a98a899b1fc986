import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { RenderedPage, RenderedResponses } from '@domain/page-data'

/** Renders first screens. It is bundled apart, with React (scripts/build-renderer.mjs). */
export interface PageRenderer {
  /** Returns the API paths whose responses the first screen of an address shows. */
  responsePaths: (address: string) => string[]
  renderPage: (address: string, rendered: RenderedResponses) => Promise<RenderedPage>
}

/**
 * Returns the function that loads the renderer when it is first needed, or undefined where there is
 * no build, as in development.
 */
export function rendererIn(file: string): (() => Promise<PageRenderer>) | undefined {
  if (!existsSync(file)) return undefined
  let loaded: Promise<PageRenderer> | undefined
  const load = () => {
    const loading = import(pathToFileURL(file).href) as Promise<PageRenderer>
    // Its files may be missing only for a moment, while another build takes their place.
    loading.catch(() => (loaded = undefined))
    return loading
  }
  return () => (loaded ??= load())
}
