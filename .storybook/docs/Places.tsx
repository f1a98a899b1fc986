import { Heading } from '@storybook/addon-docs/blocks'
import { sanitize } from 'storybook/internal/csf'
import type { Piece } from '../pieces/piece'
import { sidebarLabel } from './sidebar-label'

export interface PlacesProps {
  piece: Piece
  /** Number of states, and of those whose story asserts something. */
  states: number
  asserted: number
}

const nameOf = (path: string) => sidebarLabel(path.slice(path.lastIndexOf('/') + 1), 'component')

const PageLinks = ({ paths }: { paths: readonly string[] }) =>
  paths.map((path, index) => (
    <span key={path}>
      {index > 0 && ', '}
      <a href={`./?path=/docs/${sanitize(path)}--docs`} target="_top">
        {nameOf(path)}
      </a>
    </span>
  ))

/** Where a component is used and tested. Both come from the imports. */
export function Places({ piece, states, asserted }: PlacesProps) {
  const stories = `stories/${piece.path}.stories.tsx`
  return (
    <>
      <Heading>Where it is used</Heading>
      <dl className="places">
        {piece.pages.length > 0 && (
          <>
            <dt>Pages</dt>
            <dd>
              <PageLinks paths={piece.pages} />
            </dd>
          </>
        )}
        {piece.usedBy.length > 0 && (
          <>
            <dt>Components</dt>
            <dd>
              <PageLinks paths={piece.usedBy} />
            </dd>
          </>
        )}
        <dt>Code</dt>
        <dd>
          <code>{piece.path}.tsx</code>
        </dd>
      </dl>
      <Heading>Tests</Heading>
      <ul>
        <li>
          <code>{stories}</code>: {states} states, {asserted} of them played and asserted
        </li>
        {piece.tests.map((path) => (
          <li key={path}>
            <code>{path}</code>
          </li>
        ))}
      </ul>
    </>
  )
}
