import type { PAGE_META } from '@domain/page-data'

type MetaName = (typeof PAGE_META)[keyof typeof PAGE_META]

/** Writes what our own server says in meta elements, for one story's `beforeEach`. */
export const withMeta =
  (...metas: readonly (readonly [MetaName, string])[]) =>
  () => {
    const tags = metas.map(([name, content]) =>
      Object.assign(document.createElement('meta'), { name, content }),
    )
    document.head.append(...tags)
    return () => tags.forEach((tag) => tag.remove())
  }
