import { lazyPart } from '@ui/layout/lazy-part'

/** Help with an empty result, which is not part of the first page. */
export const LazyEmptyHelp = lazyPart(
  () => import('./EmptyHelp').then((file) => file.EmptyHelp),
  null,
)
