import type { PAGE_META } from '@domain/page-data'
import { usesOwnApi } from './base-url'

type MetaName = (typeof PAGE_META)[keyof typeof PAGE_META]

/** Returns what the server has written into a meta element, or undefined where it wrote none. */
export const metaContent = (name: MetaName) =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content

/** Returns a setting that our own server has written. It does not concern another backend. */
export const ownSetting = (name: MetaName) => (usesOwnApi() ? metaContent(name) : undefined)
