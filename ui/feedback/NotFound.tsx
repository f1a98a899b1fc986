import { notFoundCopy } from '@domain/copy/not-found-copy'
import { paths } from '@domain/paths'
import { EmptyState } from './EmptyState'

/** The 404 page's words (section 2.1). */
export function NotFound() {
  return (
    <EmptyState
      illustration="not-found"
      heading="h1"
      title={notFoundCopy.title}
      body={notFoundCopy.body}
      actionLabel={notFoundCopy.goHome}
      href={paths.home}
    />
  )
}
