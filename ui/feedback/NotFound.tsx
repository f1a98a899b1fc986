import { notFoundCopy } from '@domain/copy/not-found-copy'
import { paths } from '@domain/paths'
import { EmptyState } from './EmptyState'

/** Content of the 404 page. */
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
