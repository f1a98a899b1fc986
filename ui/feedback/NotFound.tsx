import { notFoundCopy } from '@domain/copy/not-found-copy'
import { paths } from '@domain/paths'
import { EmptyState } from './EmptyState'

/**
 * Content of the 404 page.
 *
 * @avoid Inside a page that exists: EmptyState.
 * @a11y An `h1` with one link home.
 */
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
