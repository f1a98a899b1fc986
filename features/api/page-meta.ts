import type { PAGE_META } from '@domain/page-data'

type MetaName = (typeof PAGE_META)[keyof typeof PAGE_META]

/** Returns what the server has written into a meta element, or undefined where it wrote none. */
export const metaContent = (name: MetaName) =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content
